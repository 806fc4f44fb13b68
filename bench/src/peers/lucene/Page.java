import java.util.Arrays;

/** The first few of many by a number, largest first; the earlier of equals first. */
final class Page {
  private final int limit;
  private final int[] docs;
  private final double[] keys;
  private int size;

  Page(int limit) {
    this.limit = limit;
    docs = new int[limit];
    keys = new double[limit];
  }

  void add(int doc, double key) {
    if (size == limit && key <= keys[size - 1]) return;
    int at = size == limit ? size - 1 : size++;
    for (; at > 0 && keys[at - 1] < key; at--) {
      keys[at] = keys[at - 1];
      docs[at] = docs[at - 1];
    }
    keys[at] = key;
    docs[at] = doc;
  }

  int[] docs() {
    return Arrays.copyOf(docs, size);
  }

  double key(int at) {
    return keys[at];
  }
}
