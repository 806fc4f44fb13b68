import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A search: for each word its spellings, for each spelling its terms; a market or -1; values chosen per counted field. */
record Asked(List<List<List<String>>> words, long market, List<Choice> chosen, boolean isNewestFirst) {
  record Choice(int field, long value) {}

  static Asked parse(String line) {
    String[] columns = line.split("\t", -1);
    List<List<List<String>>> words = parts(columns[0], "\u001d").stream()
        .map(word -> parts(word, "\u001e").stream().map(spelling -> parts(spelling, "\u001f")).toList())
        .toList();
    List<Choice> chosen = new ArrayList<>();
    for (String choice : parts(columns[2], ",")) {
      String[] pair = choice.split(":");
      chosen.add(new Choice(Integer.parseInt(pair[0]), Long.parseLong(pair[1])));
    }
    long market = columns[1].isEmpty() ? -1 : Long.parseLong(columns[1]);
    return new Asked(words, market, chosen, columns[3].equals("1"));
  }

  private static List<String> parts(String text, String separator) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(separator, -1));
  }
}
