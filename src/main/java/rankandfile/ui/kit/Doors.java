package rankandfile.ui.kit;

/** All ways from the program's windows to the system around them. */
public record Doors(Dialogs dialogs, Clipboard clipboard, Printers printers, Viewer viewer) {}
