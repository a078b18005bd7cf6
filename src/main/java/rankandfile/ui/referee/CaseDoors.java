package rankandfile.ui.referee;

/** What a case does beyond its page. */
interface CaseDoors {

  /** Saves a picture of the case with the board as it stands now. */
  void savePicture(CaseModel open);
}
