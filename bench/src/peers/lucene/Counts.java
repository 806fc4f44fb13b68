import java.util.Arrays;

/** How often each value of a field came; all of them kept, and added up by sorting or in an array, whichever costs less. */
final class Counts {
  private static final int LISTED = 20;
  private int[] values = new int[64];
  private int size;
  private int largest;

  void add(long value) {
    if (size == values.length) values = Arrays.copyOf(values, size * 2);
    int number = (int) value;
    values[size++] = number;
    if (number > largest) largest = number;
  }

  /** Writes the most frequent as pairs of value and count. */
  void append(StringBuilder json) {
    Page page = new Page(LISTED);
    int[] counts = new int[0];
    if (size * 8L > largest) {
      counts = new int[largest + 1];
      for (int at = 0; at < size; at++) counts[values[at]]++;
      for (int value = 0; value <= largest; value++) if (counts[value] > 0) page.add(value, counts[value]);
    } else {
      Arrays.sort(values, 0, size);
      for (int from = 0, to; from < size; from = to) {
        for (to = from + 1; to < size && values[to] == values[from];) to++;
        page.add(values[from], to - from);
      }
    }
    int[] docs = page.docs();
    for (int at = 0; at < docs.length; at++) {
      json.append(at == 0 ? "[" : ",[").append(docs[at]).append(',').append((long) page.key(at)).append(']');
    }
  }
}
