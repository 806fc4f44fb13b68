import java.util.List;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of the test cluster; it ends with its standard input, so that none outlives the one who started it. */
class TestClusterNode {
    public static void main(String[] given) throws Exception {
        String name = given[0];
        String folder = given[1];
        String httpPort = given[2];
        String transportPort = given[3];
        List<String> addresses = List.of(given[4].split(","));
        List<String> names = List.of(given[5].split(","));
        new OpenSearchRunner().onBuild((number, settings) -> {
            settings.put("node.name", name);
            settings.put("network.host", "127.0.0.1");
            settings.put("http.port", httpPort);
            settings.put("transport.port", transportPort);
            settings.put("discovery.type", "zen");
            settings.putList("discovery.seed_hosts", addresses);
            settings.putList("cluster.initial_cluster_manager_nodes", names);
            settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
            settings.put("action.auto_create_index", false);
        }).build(OpenSearchRunner.newConfigs().basePath(folder).clusterName("hanap-test").numOfNode(1));
        while (System.in.read() >= 0) {}
        System.exit(0);
    }
}
