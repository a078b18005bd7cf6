package rankandfile.search;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.Directory;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.book.Inline;
import rankandfile.book.Passage;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Task;

/** What of a book goes into the index: a document for each chapter and one for each board. */
final class Index {

  static final String ADDRESS = "address";
  static final String CHAPTER = "chapter";
  static final String SHOWN = "shown";
  static final String TITLE = "title";
  static final String WORDS = "words";
  static final String HEADINGS = "headings";
  static final String BODY = "body";
  /** What people say, each phrase as a whole. */
  static final String SAID = "said";

  /** How much a word counts in each field. The title and the words that people use for it tell most. */
  static final Map<String, Float> WEIGHTS = Map.of(TITLE, 4f, WORDS, 3f, HEADINGS, 2f, BODY, 1f);

  private Index() {}

  static void write(Book book, Directory directory, Analyzer analyzer) throws IOException {
    try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
      for (Book.Page page : book.pages()) {
        writer.addDocument(page(page, analyzer));
        for (Scenario scenario : page.chapter().scenarios()) {
          writer.addDocument(board(page, scenario.name(), scenario.caption()));
        }
        for (Task task : page.chapter().tasks()) {
          writer.addDocument(board(page, task.name(), task.aim()));
        }
      }
    }
  }

  private static Document page(Book.Page page, Analyzer analyzer) {
    Chapter chapter = page.chapter();
    Document document = document(page, chapter.id(), shownOf(page));
    add(document, TITLE, chapter.title());
    add(document, TITLE, chapter.front("question").orElse(""));
    said(chapter).forEach(phrase -> {
      add(document, WORDS, phrase);
      document.add(new StringField(SAID, Stems.joined(analyzer, phrase), Field.Store.NO));
    });
    document.add(new StringField(SAID, Stems.joined(analyzer, chapter.title()), Field.Store.NO));
    add(document, HEADINGS, page.group() + " " + texts(chapter, Passage.Heading.class));
    add(document, BODY, chapter.front("verdict").orElse("") + " " + String.join(" ", chapter.verdicts().values())
        + " " + body(chapter.passages()));
    return document;
  }

  private static List<String> said(Chapter chapter) {
    return List.of(chapter.front("words").orElse("").split("\\s*,\\s*"));
  }

  private static Document board(Book.Page page, String name, String caption) {
    Document document = document(page, "#" + name, caption);
    add(document, BODY, caption + " " + name.replace('-', ' '));
    return document;
  }

  private static Document document(Book.Page page, String address, String shown) {
    Document document = new Document();
    document.add(new StoredField(ADDRESS, address));
    document.add(new StoredField(CHAPTER, page.chapter().id()));
    document.add(new StoredField(SHOWN, shown));
    return document;
  }

  private static void add(Document document, String field, String text) {
    document.add(new TextField(field, text, Field.Store.NO));
  }

  /** What a chapter is called in a list of results: as it is called when it is open. */
  static String shownOf(Book.Page page) {
    return page.chapter().title();
  }

  /** What a board is called in a list of results. */
  static String shownOf(Book.Page page, String name) {
    Stream<String> captions = page.chapter().scenarios().stream().filter(s -> s.name().equals(name))
        .map(Scenario::caption);
    Stream<String> aims = page.chapter().tasks().stream().filter(t -> t.name().equals(name)).map(Task::aim);
    return Stream.concat(captions, aims).findFirst().orElse(shownOf(page));
  }

  private static String texts(Chapter chapter, Class<Passage.Heading> kind) {
    return chapter.passages().stream().filter(kind::isInstance).map(kind::cast).map(h -> Inline.plain(h.parts()))
        .collect(Collectors.joining(" "));
  }

  private static String body(List<Passage> passages) {
    return passages.stream().map(Index::body).collect(Collectors.joining(" "));
  }

  private static String body(Passage passage) {
    return switch (passage) {
      case Passage.Paragraph p -> Inline.plain(p.parts());
      case Passage.Items p -> p.items().stream().map(Index::body).collect(Collectors.joining(" "));
      case Passage.Quote p -> body(p.passages());
      case Passage.Table p -> Stream.concat(Stream.of(p.head()), p.rows().stream()).flatMap(List::stream)
          .map(Inline::plain).collect(Collectors.joining(" "));
      case Passage.Live p -> p.scenario().caption();
      case Passage.Exercise p -> p.task().aim();
      case Passage.Heading p -> "";
      case Passage.Army p -> "";
      case Passage.Verbatim p -> "";
      case Passage.Rule p -> "";
      case Passage.Broken p -> "";
    };
  }
}
