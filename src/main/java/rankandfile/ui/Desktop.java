package rankandfile.ui;

import java.util.ResourceBundle;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The window of the program. */
public final class Desktop extends Application {

    /** Opens the window and returns once it is closed. */
    public static void open() {
        launch(Desktop.class);
    }

    @Override
    public void start(Stage stage) {
        stage.setTitle(ResourceBundle.getBundle("rankandfile.messages").getString("program.name"));
        stage.setScene(new Scene(new StackPane(new Label(stage.getTitle())), 1024, 600));
        stage.show();
    }
}
