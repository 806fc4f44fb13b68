import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.StringJoiner;
import java.util.concurrent.Executors;
import org.apache.lucene.util.Version;

/** Lucene behind HTTP, as the other engines are: /index, /search?q=NUMBER, /inside, /about. Ends with its input. */
public final class Server {
  public static void main(String[] arguments) throws Exception {
    Path corpus = Path.of(arguments[0]);
    Path own = Path.of(arguments[1]);
    boolean isAnalysed = !arguments[2].equals("standard");
    List<Asked> queries;
    try (var lines = Files.lines(corpus.resolve("queries.tsv"))) {
      queries = lines.map(Asked::parse).toList();
    }
    Index index = new Index(own);
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 64);
    server.setExecutor(Executors.newFixedThreadPool(16));
    server.createContext("/index", exchange -> {
      long began = System.nanoTime();
      index.build(corpus.resolve(isAnalysed ? "terms.tsv" : "documents.tsv"), isAnalysed);
      double seconds = (System.nanoTime() - began) / 1e9;
      answer(exchange, "{\"seconds\":" + seconds + ",\"disk\":" + index.bytes() + "}");
    });
    server.createContext("/search", exchange -> {
      String number = exchange.getRequestURI().getQuery().replaceFirst("^q=", "");
      answer(exchange, index.search(queries.get(Integer.parseInt(number))));
    });
    server.createContext("/inside", exchange -> {
      StringJoiner times = new StringJoiner(",", "[", "]");
      for (Asked asked : queries) {
        long began = System.nanoTime();
        index.search(asked);
        times.add(Double.toString((System.nanoTime() - began) / 1e6));
      }
      answer(exchange, times.toString());
    });
    server.createContext("/about", exchange -> {
      String analysis = isAnalysed ? "" : ", StandardAnalyzer";
      String version = "Lucene " + Version.LATEST + ", Java " + Runtime.version().feature() + analysis;
      long pid = ProcessHandle.current().pid();
      answer(exchange, "{\"version\":\"" + version + "\",\"pid\":" + pid + "}");
    });
    server.start();
    System.out.println("listening on " + server.getAddress().getPort());
    while (System.in.read() >= 0) {}
    System.exit(0);
  }

  private static void answer(HttpExchange exchange, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(200, bytes.length);
    try (var body = exchange.getResponseBody()) {
      body.write(bytes);
    }
  }
}
