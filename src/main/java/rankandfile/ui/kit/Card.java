package rankandfile.ui.kit;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

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

  /** A button that leads on: an icon, what is there, a line about it, and an arrow. */
  public static Button door(Icon.Shape shape, Label title, Label about, Runnable pressed) {
    VBox words = new VBox(title, about);
    words.getStyleClass().add("door-words");
    HBox.setHgrow(words, Priority.ALWAYS);
    Icon arrow = new Icon(Icon.Shape.RIGHT);
    arrow.getStyleClass().add("door-arrow");
    HBox all = new HBox(new Icon(shape), words, arrow);
    all.getStyleClass().add("door-all");
    Button button = button(all);
    button.getStyleClass().setAll("button", "door");
    button.setAccessibleText(title.getText() + ". " + about.getText());
    button.setOnAction(event -> pressed.run());
    return button;
  }

  private static void setUp(ButtonBase button, Region face) {
    button.setGraphic(face);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setMinHeight(Region.USE_PREF_SIZE);
  }

  private static double height(ButtonBase button, Region face, double width) {
    Insets room = button.getInsets();
    double inside = width < 0 ? -1 : inside(button, width);
    return Math.ceil(Math.max(face.minHeight(inside), face.prefHeight(inside)) + room.getTop() + room.getBottom());
  }

  /** Whole pixels: of a part of one JavaFX makes a whole here and none there, and lines break otherwise. */
  private static double inside(ButtonBase button, double width) {
    return Math.max(0, Math.floor(width - button.getInsets().getLeft() - button.getInsets().getRight()));
  }

  private static void fill(ButtonBase button, Region face) {
    Insets room = button.getInsets();
    face.resizeRelocate(room.getLeft(), room.getTop(), inside(button, button.getWidth()),
        Math.max(0, button.getHeight() - room.getTop() - room.getBottom()));
  }
}
