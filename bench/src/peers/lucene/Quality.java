import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.ar.ArabicAnalyzer;
import org.apache.lucene.analysis.cn.smart.SmartChineseAnalyzer;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.id.IndonesianAnalyzer;
import org.apache.lucene.analysis.ja.JapaneseAnalyzer;
import org.apache.lucene.analysis.pt.PortugueseAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.analysis.sv.SwedishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tr.TurkishAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * Writes the ten best texts for each search: any word counts, the best field of each, as search servers on Lucene do.
 * Texts and searches are analysed by their language's analyser, or all by the standard one.
 */
public final class Quality {
  private static final int DEPTH = 10;
  private static final Analyzer STANDARD = new StandardAnalyzer();
  private static final Map<String, Analyzer> BY_LANGUAGE = Map.of(
      "en", new EnglishAnalyzer(), "es", new SpanishAnalyzer(), "pt-br", new PortugueseAnalyzer(),
      "tr", new TurkishAnalyzer(), "id", new IndonesianAnalyzer(), "ar", new ArabicAnalyzer(),
      "ja", new JapaneseAnalyzer(), "zh-cn", new SmartChineseAnalyzer(), "zh-tw", new SmartChineseAnalyzer(),
      "sv", new SwedishAnalyzer());

  public static void main(String[] arguments) throws IOException {
    Map<String, Float> weights = new LinkedHashMap<>();
    for (String pair : arguments[3].split(",")) {
      weights.put(pair.split(":")[0], Float.parseFloat(pair.split(":")[1]));
    }
    boolean isStandard = arguments[4].equals("standard");
    boolean isFuzzy = arguments[5].equals("fuzzy");
    Map<String, Analyzer> known = isStandard ? new HashMap<>() : BY_LANGUAGE;
    try (var directory = new ByteBuffersDirectory()) {
      try (var writer = new IndexWriter(directory, new IndexWriterConfig(new WhitespaceAnalyzer()));
          BufferedReader lines = Files.newBufferedReader(Path.of(arguments[0]))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          String[] columns = line.split("\t", -1);
          Analyzer analyzer = known.getOrDefault(columns[1], STANDARD);
          Document document = new Document();
          document.add(new StoredField("id", columns[0]));
          int at = 2;
          for (String field : weights.keySet()) {
            document.add(new TextField(field, String.join(" ", termsOf(analyzer, columns[at++])), Field.Store.NO));
          }
          writer.addDocument(document);
        }
      }
      try (var reader = DirectoryReader.open(directory);
          BufferedReader lines = Files.newBufferedReader(Path.of(arguments[1]));
          PrintWriter found = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[2])))) {
        IndexSearcher searcher = new IndexSearcher(reader);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          String[] columns = line.split("\t", -1);
          Analyzer analyzer = known.getOrDefault(columns[1], STANDARD);
          Query query = queryOf(analyzer, columns[2], weights, isFuzzy);
          List<String> ids = new ArrayList<>();
          for (ScoreDoc hit : searcher.search(query, DEPTH).scoreDocs) {
            ids.add(searcher.storedFields().document(hit.doc).get("id"));
          }
          found.println(columns[0] + "\t" + String.join(" ", ids));
        }
      }
    }
  }

  private static Query queryOf(Analyzer analyzer, String text, Map<String, Float> weights, boolean isFuzzy)
      throws IOException {
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    for (String word : termsOf(analyzer, text)) {
      List<Query> fields = new ArrayList<>();
      weights.forEach((field, weight) -> {
        Term term = new Term(field, word);
        fields.add(new BoostQuery(isFuzzy ? fuzzy(term, word) : new TermQuery(term), weight));
      });
      any.add(new DisjunctionMaxQuery(fields, 0.1f), Occur.SHOULD);
    }
    return any.build();
  }

  /** The usual `AUTO` of servers on Lucene: one edit from three letters, two from six. */
  private static Query fuzzy(Term term, String word) {
    int edits = word.length() < 3 ? 0 : word.length() < 6 ? 1 : 2;
    return edits == 0 ? new TermQuery(term) : new FuzzyQuery(term, edits);
  }

  private static List<String> termsOf(Analyzer analyzer, String text) throws IOException {
    List<String> terms = new ArrayList<>();
    try (TokenStream tokens = analyzer.tokenStream("text", text)) {
      CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
      tokens.reset();
      while (tokens.incrementToken()) terms.add(term.toString());
      tokens.end();
    }
    return terms;
  }
}
