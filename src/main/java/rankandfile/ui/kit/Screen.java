package rankandfile.ui.kit;

import java.util.function.Supplier;
import javafx.scene.Parent;

/**
 * A screen for the frame to show.
 *
 * @param view makes its nodes when it is first shown; asked once
 */
public record Screen(Destination destination, Supplier<? extends Parent> view) {}
