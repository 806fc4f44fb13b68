import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../harness/server.ts'

/** Maven Central has the Japanese and Chinese analysers one release behind. */
const ARTIFACTS = [
  ['lucene-core', '10.6.0'],
  ['lucene-analysis-common', '10.6.0'],
  ['lucene-analysis-kuromoji', '10.5.0'],
  ['lucene-analysis-smartcn', '10.5.0'],
] as const
/** What Lucene 10 needs. */
const OLDEST_JAVA = 21

const sources = join(import.meta.dirname, 'lucene')
const folder = join(repositoryRoot, '.hanap', 'bench', 'lucene')

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion><groupId>hanap</groupId><artifactId>bench</artifactId><version>1</version>
<dependencies>${ARTIFACTS.map(
  ([name, version]) =>
    `<dependency><groupId>org.apache.lucene</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`,
).join('')}</dependencies></project>`

/** The folder of the newest Java of this machine. */
const javaHome = (): string => {
  const folders = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'].filter(each => existsSync(each))
  const homes = folders.flatMap(each => readdirSync(each).map(name => join(each, name)))
  const newestJava = [process.env.JAVA_HOME, ...homes]
    .filter(home => home !== undefined && existsSync(join(home, 'bin', 'javac')))
    .map(home => ({ home, major: home === undefined ? 0 : majorOf(home) }))
    .sort((a, b) => b.major - a.major)[0]
  if (!newestJava?.home || newestJava.major < OLDEST_JAVA)
    throw new Error(`Lucene needs a JDK of version ${OLDEST_JAVA} or newer; JAVA_HOME may name its folder`)
  return newestJava.home
}

const majorOf = (home: string): number => {
  const { stdout } = spawnSync(join(home, 'bin', 'javac'), ['-version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout)?.[0] ?? 0)
}

/** Fetches Lucene with Maven where it is not there yet and compiles our programs; returns the command that runs one. */
export const luceneCommand = (program: 'Server' | 'Quality'): [java: string, ...options: string[]] => {
  const jars = join(folder, ARTIFACTS.map(([, version]) => version).join('-'))
  if (!existsSync(jars)) {
    mkdirSync(folder, { recursive: true })
    const pom = join(folder, 'pom.xml')
    writeFileSync(pom, POM)
    execFileSync(
      'mvn',
      ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
  }
  const home = javaHome()
  const classes = join(folder, 'classes')
  rmSync(classes, { recursive: true, force: true })
  const files = readdirSync(sources).map(name => join(sources, name))
  execFileSync(join(home, 'bin', 'javac'), ['-nowarn', '-d', classes, '-cp', join(jars, '*'), ...files], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return [
    join(home, 'bin', 'java'),
    '-Xmx2g',
    '-Dsun.net.httpserver.nodelay=true',
    '-Dsun.net.httpserver.idleInterval=7200',
    '--add-modules=jdk.incubator.vector',
    '--enable-native-access=ALL-UNNAMED',
    '-cp',
    [classes, join(jars, '*')].join(':'),
    program,
  ]
}
