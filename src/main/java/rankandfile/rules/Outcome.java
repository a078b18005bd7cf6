package rankandfile.rules;

/** How a fight ends for the two pieces in it (A1, A3). */
public enum Outcome {
  ATTACKER_WINS, DEFENDER_WINS, BOTH_LOST
}
