import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedNumericDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/**
 * Words are looked for in one field of all texts, which costs least, and weigh more in title and company. Counted
 * fields are numbers in doc values, read in bulk.
 */
final class Index {
  static final String[] COUNTED =
      {"location", "category", "type", "level", "degree", "company", "language", "workplace"};
  static final boolean[] TWOFOLD = {true, false, true, false, false, false, false, false};
  private static final int FIRST_VALUE = 4;
  private static final int STORED = FIRST_VALUE + COUNTED.length;
  private static final int TITLE = STORED + 1;
  private static final int COMPANY = STORED + 2;
  private static final float TITLE_WEIGHT = 5;
  private static final float COMPANY_WEIGHT = 2;

  private final Directory directory;
  private IndexSearcher searcher;

  Index(Path folder) throws IOException {
    directory = FSDirectory.open(folder);
  }

  private static FieldType words() {
    FieldType type = new FieldType();
    type.setIndexOptions(IndexOptions.DOCS_AND_FREQS);
    type.setTokenized(true);
    type.freeze();
    return type;
  }

  void build(Path file, boolean isAnalysed) throws IOException {
    FieldType words = words();
    Analyzer analyzer = isAnalysed ? new WhitespaceAnalyzer() : new StandardAnalyzer();
    IndexWriterConfig config = new IndexWriterConfig(analyzer).setRAMBufferSizeMB(256);
    try (IndexWriter writer = new IndexWriter(directory, config);
        BufferedReader lines = Files.newBufferedReader(file)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        writer.addDocument(documentOf(line.split("\t", -1), words));
      }
    }
    searcher = new IndexSearcher(DirectoryReader.open(directory));
  }

  private static Document documentOf(String[] columns, FieldType words) {
    Document document = new Document();
    document.add(new StoredField("id", columns[0]));
    document.add(new StoredField("stored", columns[STORED]));
    document.add(new NumericDocValuesField("posted", Long.parseLong(columns[2])));
    document.add(new StringField("market", columns[3], Field.Store.NO));
    for (int field = 0; field < COUNTED.length; field++) {
      String values = columns[FIRST_VALUE + field];
      if (values.isEmpty()) continue;
      for (String value : values.split(",")) {
        long number = Long.parseLong(value);
        document.add(TWOFOLD[field]
            ? new SortedNumericDocValuesField(COUNTED[field], number)
            : new NumericDocValuesField(COUNTED[field], number));
      }
    }
    document.add(new Field("title", columns[TITLE], words));
    document.add(new Field("company", columns[COMPANY], words));
    for (int at = TITLE; at < columns.length; at++) document.add(new Field("all", columns[at], words));
    return document;
  }

  long bytes() throws IOException {
    long sum = 0;
    for (String name : directory.listAll()) sum += directory.fileLength(name);
    return sum;
  }

  /** The answer as JSON. */
  @SuppressWarnings("deprecation")
  String search(Asked asked) throws IOException {
    Hits hits = new Hits(asked);
    searcher.search(queryOf(asked), hits);
    StringBuilder json = new StringBuilder("{\"total\":").append(hits.total()).append(",\"hits\":[");
    StoredFields stored = searcher.storedFields();
    String comma = "";
    for (int doc : hits.page()) {
      Document document = stored.document(doc);
      json.append(comma).append("[\"").append(document.get("id")).append("\",");
      appendText(json, document.get("stored"));
      json.append(']');
      comma = ",";
    }
    json.append("],\"counts\":{");
    for (int field = 0; field < COUNTED.length; field++) {
      json.append(field == 0 ? "\"" : ",\"").append(COUNTED[field]).append("\":[");
      hits.counts(field).append(json);
      json.append(']');
    }
    return json.append("}}").toString();
  }

  private static Query queryOf(Asked asked) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (var spellings : asked.words()) {
      all.add(wordIn("all", spellings), Occur.MUST);
      if (asked.isNewestFirst()) continue;
      all.add(new BoostQuery(wordIn("title", spellings), TITLE_WEIGHT), Occur.SHOULD);
      all.add(new BoostQuery(wordIn("company", spellings), COMPANY_WEIGHT), Occur.SHOULD);
    }
    if (asked.market() >= 0) {
      all.add(new TermQuery(new Term("market", Long.toString(asked.market()))), Occur.FILTER);
    }
    BooleanQuery query = all.build();
    if (query.clauses().isEmpty()) return MatchAllDocsQuery.INSTANCE;
    return asked.isNewestFirst() ? new ConstantScoreQuery(query) : query;
  }

  private static Query wordIn(String field, List<List<String>> spellings) {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (var terms : spellings) {
      BooleanQuery.Builder each = new BooleanQuery.Builder();
      for (String term : terms) each.add(new TermQuery(new Term(field, term)), Occur.MUST);
      any.add(terms.size() == 1 ? new TermQuery(new Term(field, terms.get(0))) : each.build(), Occur.SHOULD);
    }
    return any.build();
  }

  private static void appendText(StringBuilder json, String text) {
    json.append('"');
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      if (sign == '"' || sign == '\\') json.append('\\');
      if (sign < ' ') json.append(String.format("\\u%04x", (int) sign));
      else json.append(sign);
    }
    json.append('"');
  }
}
