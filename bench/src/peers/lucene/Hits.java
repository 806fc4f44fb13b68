import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.SortedNumericDocValues;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;

/** Hits of one search, those that miss exactly one choice apart, counted column by column after each segment. */
final class Hits extends SimpleCollector {
  private static final int PAGE = 30;
  private static final long NONE = Long.MIN_VALUE;

  private final Asked asked;
  private final List<Counts> counts = new ArrayList<>();
  private final Docs passing = new Docs();
  private final Docs[] missing;
  private final NumericDocValues[] single;
  private final SortedNumericDocValues[] several;
  private final Page page = new Page(PAGE);
  private LeafReader reader;
  private NumericDocValues posted;
  private Scorable scorer;
  private int base;
  private int total;

  Hits(Asked asked) {
    this.asked = asked;
    int choices = asked.chosen().size();
    missing = new Docs[choices];
    for (int at = 0; at < choices; at++) missing[at] = new Docs();
    single = new NumericDocValues[choices];
    several = new SortedNumericDocValues[choices];
    for (int field = 0; field < Index.COUNTED.length; field++) counts.add(new Counts());
  }

  @Override
  public ScoreMode scoreMode() {
    return asked.isNewestFirst() ? ScoreMode.COMPLETE_NO_SCORES : ScoreMode.COMPLETE;
  }

  @Override
  protected void doSetNextReader(LeafReaderContext context) throws IOException {
    reader = context.reader();
    base = context.docBase;
    posted = DocValues.getNumeric(reader, "posted");
    for (int at = 0; at < missing.length; at++) {
      int field = asked.chosen().get(at).field();
      if (Index.TWOFOLD[field]) several[at] = DocValues.getSortedNumeric(reader, Index.COUNTED[field]);
      else single[at] = DocValues.getNumeric(reader, Index.COUNTED[field]);
    }
  }

  @Override
  public void setScorer(Scorable scorer) {
    this.scorer = scorer;
  }

  @Override
  public void collect(int doc) throws IOException {
    int missed = -1;
    for (int at = 0; at < missing.length; at++) {
      if (holds(at, doc)) continue;
      if (missed >= 0) return;
      missed = at;
    }
    if (missed >= 0) {
      missing[missed].add(doc);
      return;
    }
    passing.add(doc);
    if (asked.isNewestFirst()) {
      posted.advanceExact(doc);
      page.add(base + doc, posted.longValue());
    } else {
      page.add(base + doc, scorer.score());
    }
  }

  private boolean holds(int choice, int doc) throws IOException {
    long value = asked.chosen().get(choice).value();
    if (single[choice] != null) return single[choice].advanceExact(doc) && single[choice].longValue() == value;
    if (!several[choice].advanceExact(doc)) return false;
    for (int at = several[choice].docValueCount(); at > 0; at--) {
      if (several[choice].nextValue() == value) return true;
    }
    return false;
  }

  @Override
  public void finish() throws IOException {
    total += passing.size;
    for (int field = 0; field < Index.COUNTED.length; field++) count(field, passing);
    for (int at = 0; at < missing.length; at++) {
      count(asked.chosen().get(at).field(), missing[at]);
      missing[at].size = 0;
    }
    passing.size = 0;
  }

  private void count(int field, Docs docs) throws IOException {
    if (docs.size == 0) return;
    Counts into = counts.get(field);
    if (Index.TWOFOLD[field]) {
      SortedNumericDocValues values = DocValues.getSortedNumeric(reader, Index.COUNTED[field]);
      for (int at = 0; at < docs.size; at++) {
        if (!values.advanceExact(docs.list[at])) continue;
        for (int left = values.docValueCount(); left > 0; left--) into.add(values.nextValue());
      }
      return;
    }
    long[] found = new long[docs.size];
    DocValues.getNumeric(reader, Index.COUNTED[field]).longValues(docs.size, docs.list, found, NONE);
    for (long value : found) if (value != NONE) into.add(value);
  }

  int total() {
    return total;
  }

  /** The most frequent values; two choices of one field do not come in these searches. */
  Counts counts(int field) {
    return counts.get(field);
  }

  int[] page() {
    return page.docs();
  }

  private static final class Docs {
    int[] list = new int[64];
    int size;

    void add(int doc) {
      if (size == list.length) list = Arrays.copyOf(list, size * 2);
      list[size++] = doc;
    }
  }
}
