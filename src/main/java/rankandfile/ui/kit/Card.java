package rankandfile.ui.kit;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;

/**
 * Buttons whose face is a node with text of several lines. Plain buttons do not ask such a node how high it is at
 * their width.
 */
public final class Card {

  private Card() {}

  /** A button with this face. */
  public static Button button(Region face) {
    return new Button() {
      {
        setUp(this, face);
      }

      @Override
      public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
      }

      @Override
      protected double computePrefHeight(double width) {
        return height(this, face, width);
      }

      @Override
      protected void layoutChildren() {
        super.layoutChildren();
        fill(this, face);
      }
    };
  }

  /** A button with this face that is on or off. */
  public static ToggleButton toggle(Region face) {
    return new ToggleButton() {
      {
        setUp(this, face);
      }

      @Override
      public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
      }

      @Override
      protected double computePrefHeight(double width) {
        return height(this, face, width);
      }

      @Override
      protected void layoutChildren() {
        super.layoutChildren();
        fill(this, face);
      }
    };
  }

  private static void setUp(ButtonBase button, Region face) {
    button.setGraphic(face);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinHeight(Region.USE_PREF_SIZE);
  }

  private static double height(ButtonBase button, Region face, double width) {
    Insets room = button.getInsets();
    double inside = width < 0 ? -1 : Math.max(0, width - room.getLeft() - room.getRight());
    return Math.ceil(Math.max(face.minHeight(inside), face.prefHeight(inside)) + room.getTop() + room.getBottom());
  }

  private static void fill(ButtonBase button, Region face) {
    Insets room = button.getInsets();
    face.resizeRelocate(room.getLeft(), room.getTop(),
        Math.max(0, button.getWidth() - room.getLeft() - room.getRight()),
        Math.max(0, button.getHeight() - room.getTop() - room.getBottom()));
  }
}
