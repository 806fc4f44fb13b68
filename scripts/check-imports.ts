import { readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The server's own folders around its calls, pages and sockets; modules stand on them. */
const http = ['server/src/calls', 'server/src/pages', 'server/src/security', 'server/src/sockets']

/** What every module may import. */
const modules = [
  'server/src/modules',
  'server/src/tasks',
  ...http,
  'server/src/db',
  'server/src/files',
  'contracts',
  'markets',
  'i18n',
]

/** What a folder may import of ours (`ARCHITECTURE.md`), by prefixes of paths below the root. Longest folder wins. */
const arrows: Record<string, readonly string[]> = {
  contracts: ['contracts'],
  markets: ['markets'],
  'search-engine': ['search-engine'],
  'resume-parser': ['resume-parser', 'markets'],
  'resume-templates': ['resume-templates', 'markets'],
  i18n: ['i18n', 'markets'],
  demo: ['demo', 'markets'],
  'server/src/db': ['server/src/db'],
  'server/src/calls': [...http, 'contracts', 'i18n', 'markets'],
  'server/src/pages': [...http, 'contracts', 'i18n', 'markets'],
  'server/src/security': [...http, 'contracts', 'i18n', 'markets'],
  'server/src/sockets': [...http, 'contracts', 'i18n', 'markets'],
  'server/src/tasks': ['server/src/tasks', 'server/src/db'],
  'server/src/logging': ['server/src/logging', ...http],
  'server/src/backup': ['server/src/backup', 'server/src/db'],
  'server/src/files': ['server/src/files'],
  'server/src/modules': modules,
  'server/src/modules/resumes': [...modules, 'resume-parser', 'resume-templates'],
  'server/src/modules/search': [...modules, 'search-engine'],
  // Reads texts by the words that search compares.
  'server/src/modules/risk': [
    'server/src/modules/risk',
    'server/src/tasks',
    'server/src/db',
    'search-engine',
    'markets',
  ],
  'server/src/entry': ['server/src', 'contracts', 'markets', 'demo'],
  'server/src/sandbox': ['server/src/sandbox'],
  'server/src/testing': ['server/src', 'contracts', 'markets', 'demo'],
  'web/ui': ['web/ui'],
  'web/shared': ['web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  'web/jobseeker': ['web/jobseeker', 'web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  'web/employer': ['web/employer', 'web/shared', 'web/ui', 'i18n', 'markets', 'contracts'],
  e2e: ['e2e', 'contracts', 'markets', 'i18n'],
  bench: [
    'bench',
    'contracts',
    'markets',
    'search-engine',
    'resume-parser',
    'resume-templates',
    'server/src/modules/risk',
    'server/src/modules/recommendation',
    'server/src/modules/jobs/import',
  ],
  scripts: ['scripts', 'markets', 'contracts', 'i18n'],
}

/** Folders that run in browsers too: no Node there. Files named `*.server.ts` and builds' settings stay on the server. */
const browserFolders = ['contracts', 'markets', 'web']

export interface Leak {
  file: string
  imports: string
  reason: string
}

interface Import {
  specifier: string
  isType: boolean
}

const IMPORTS =
  /(?:^|\n|;)\s*(import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

export const importsOf = (source: string): Import[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(IMPORTS)].map(match => ({
    specifier: match[3] ?? match[4] ?? '',
    isType: match[2] !== undefined,
  }))
}

const SKIPPED = new Set(['node_modules', '.react-router', '.types', '.runtime', '.hanap', '.git'])

/** Of a site, what a build made; `web/shared/src/build` is a source. */
const isBuilt = (folder: string) => /web[/\\]\w+[/\\]build$/.test(folder)

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (SKIPPED.has(entry.name) || isBuilt(path)) return []
    if (entry.isDirectory()) return sourcesBelow(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })

interface Package {
  folder: string
  name: string
  dependencies: Set<string>
}

const packagesOf = (root: string): Package[] => {
  const folders = [
    'contracts',
    'markets',
    'i18n',
    'search-engine',
    'resume-parser',
    'resume-templates',
    'demo',
    'server',
    'e2e',
    'bench',
  ]
  const sites = ['ui', 'shared', 'jobseeker', 'employer', 'resume-builder', 'academy'].map(
    name => `web/${name}`,
  )
  return [...folders, ...sites]
    .filter(folder => statSync(join(root, folder, 'package.json'), { throwIfNoEntry: false }))
    .map(folder => {
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const names = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap(
        kind => Object.keys(manifest[kind] ?? {}),
      )
      return { folder, name: manifest.name, dependencies: new Set(names) }
    })
}

const packageNameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
const isNode = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier)
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

const ruleFor = (file: string) =>
  Object.keys(arrows)
    .filter(folder => isWithin(file, folder))
    .sort((a, b) => b.length - a.length)[0]

/** Where an import leads below the root; undefined for a package that is not ours. */
const targetOf = (file: string, specifier: string, packages: readonly Package[]) => {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier))
  const own = packages.find(({ name }) => name === packageNameOf(specifier))
  if (!own) return undefined
  const rest = specifier.slice(own.name.length + 1)
  return own.folder === 'i18n' && rest.startsWith('messages/') ? `i18n/${rest}` : `${own.folder}/src/${rest}`
}

const moduleOf = (path: string) => /^server\/src\/modules\/([^/]+)/.exec(path)?.[1]

/** Tests, what they stand on, and the `factory.ts` in which a module makes its things for tests. */
const isTestFile = (file: string) =>
  /\.(test\.tsx?|cluster\.ts|factory\.ts)$|\/adapter-suite\/|^e2e\/|^server\/src\/testing\/|\/factory\.ts$/.test(
    file,
  )

const judge = (
  file: string,
  { specifier, isType }: Import,
  packages: readonly Package[],
): string | undefined => {
  const isTest = isTestFile(file)
  const target = targetOf(file, specifier, packages)
  const home = packages.find(({ folder }) => isWithin(file, folder))
  if (target === undefined || !specifier.startsWith('.')) {
    const name = packageNameOf(specifier)
    if (
      !isNode(specifier) &&
      home &&
      !isTest &&
      !home.dependencies.has(name) &&
      name !== home.name &&
      !specifier.startsWith('virtual:')
    )
      return `${home.folder}/package.json does not declare ${name}`
  }
  if (isNode(specifier)) {
    const isBrowser = browserFolders.some(folder => isWithin(file, folder))
    return isBrowser && !isTest && !/\.server\.tsx?$|\.config\.ts$|\/scripts\/|entry\.server/.test(file)
      ? 'this folder runs in browsers'
      : undefined
  }
  if (/\.calls\.ts$/.test(file) && !isType) return 'calls import nothing at run time'
  if (target === undefined) {
    if (isWithin(file, 'web/ui') && !isTest && !/^react($|\/)/.test(specifier))
      return 'web/ui imports react alone'
    return undefined
  }
  if (isWithin(file, 'web') && !isTest && /^contracts\/.*\.schemas(\.ts)?$/.test(target) && !isType)
    return 'pages take calls and types; schemas stay on the server'
  const rule = ruleFor(file)
  const allowed = rule === undefined ? undefined : arrows[rule]
  if (isTest && isWithin(file, 'server/src') && isWithin(target, 'server/src/testing')) return undefined
  if (allowed && !allowed.some(folder => isWithin(target, folder)))
    return `${rule} may import ${allowed.join(', ')}`
  const [from, to] = [moduleOf(file), moduleOf(target)]
  if (isTest && /\/factory\.ts$/.test(target)) return undefined
  if (from !== undefined && to !== undefined && from !== to && !/\/index\.ts$/.test(target))
    return `modules meet at their index: server/src/modules/${to}/index.ts`
  if (isWithin(file, 'server/src/entry') && to !== undefined && !/\/index\.ts$/.test(target))
    return `entry composes modules by their index: server/src/modules/${to}/index.ts`
  return undefined
}

/** A circle of modules, as the names in it; types count, since they too must be read together. */
const circleIn = (edges: Map<string, Set<string>>): string[] | undefined => {
  const done = new Set<string>()
  const visit = (name: string, path: string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of edges.get(name) ?? []) {
      const circle = visit(next, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of edges.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return undefined
}

/** Every import below `root` that the arrows do not allow. */
export const findLeaks = (root: string): Leak[] => {
  const packages = packagesOf(root)
  const edges = new Map<string, Set<string>>()
  const folders = Object.keys(arrows).map(folder => folder.split('/')[0] ?? folder)
  const leaks = [...new Set(folders)]
    .filter(folder => statSync(join(root, folder), { throwIfNoEntry: false }))
    .flatMap(folder => sourcesBelow(join(root, folder)))
    .flatMap(path => {
      const file = relative(root, path).split(sep).join('/')
      return importsOf(readFileSync(path, 'utf8')).flatMap(each => {
        const target = targetOf(file, each.specifier, packages)
        const [from, to] = [moduleOf(file), target === undefined ? undefined : moduleOf(target)]
        if (from && to && from !== to && !isTestFile(file))
          edges.set(from, (edges.get(from) ?? new Set()).add(to))
        const reason = judge(file, each, packages)
        return reason === undefined ? [] : [{ file, imports: each.specifier, reason }]
      })
    })
  const circle = circleIn(edges)
  if (circle)
    leaks.push({ file: 'server/src/modules', imports: circle.join(' → '), reason: 'modules form a circle' })
  return leaks
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const leaks = findLeaks(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const { file, imports, reason } of leaks) console.error(`${file}: ${imports}: ${reason}`)
  if (leaks.length > 0) process.exit(1)
}
