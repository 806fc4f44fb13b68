import { readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourcesBelow } from './sources.ts'
import { findTableLeaks, type SourceFile, storesLeaving } from './table-owners.ts'

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
  // The table of filters is of the wire as much as of the pages, and knows nothing else.
  contracts: ['contracts', 'markets/src/search-filters'],
  markets: ['markets'],
  'search-engine': ['search-engine'],
  'job-import': ['job-import', 'markets'],
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
  'server/src/backup': ['server/src/backup', 'server/src/db', 'server/src/tasks'],
  'server/src/files': ['server/src/files'],
  'server/src/modules': modules,
  'server/src/modules/jobs': [...modules, 'job-import'],
  'server/src/modules/recommendation': [...modules, 'job-import'],
  'server/src/modules/resumes': [...modules, 'resume-parser', 'resume-templates'],
  'server/src/modules/search': [...modules, 'search-engine', 'job-import'],
  // Reads texts by the words that search compares.
  'server/src/modules/risk': [
    'server/src/modules/risk',
    'server/src/tasks',
    'server/src/db',
    'search-engine',
    'markets',
  ],
  'server/src/demo': [
    'server/src/demo',
    'server/src/modules',
    'server/src/db',
    'contracts',
    'demo',
    'job-import',
    'markets',
  ],
  'server/src/sitemaps': [
    'server/src/sitemaps',
    'server/src/modules/jobs',
    ...http,
    'server/src/db',
    'markets',
  ],
  'server/src/entry': ['server/src', 'contracts', 'markets', 'demo', 'job-import'],
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
    'job-import',
    'resume-parser',
    'resume-templates',
    'server/src/modules/risk',
    'server/src/modules/recommendation',
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
    'job-import',
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

/** Folders that stand in one order, with the folder that holds them all: the server's modules, those of a web package. */
const orderedFolder = (path: string) => {
  const [, within, folder] = /^(server\/src\/modules|web\/[^/]+\/src)\/([^/]+)\//.exec(path) ?? []
  return within === undefined || folder === undefined ? undefined : { within, folder }
}

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
  const isComposition = from === undefined && !isWithin(file, 'server/src/testing')
  if (isComposition && to !== undefined && !/\/index\.ts$/.test(target))
    return `modules are composed by their index: server/src/modules/${to}/index.ts`
  return undefined
}

/** A circle of folders, as the names in it; types count, since they too must be read together. */
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

const isIndex = (file: string) => /^server\/src\/modules\/[^/]+\/index\.ts$/.test(file)

/** What modules know of each other's tables: by SQL, and by stores that leave their module. */
const leaksOfTables = (root: string): Leak[] => {
  const server = join(root, 'server/src')
  if (!statSync(server, { throwIfNoEntry: false })) return []
  const files: SourceFile[] = sourcesBelow(server)
    .map(path => ({
      file: relative(root, path).split(sep).join('/'),
      source: readFileSync(path, 'utf8'),
    }))
    .filter(({ file }) => !isTestFile(file))
  const stores = files
    .filter(({ file }) => isIndex(file))
    .flatMap(({ file, source }) =>
      storesLeaving(source).map(name => ({
        file,
        imports: name,
        reason: 'a store stays in its module: export functions of what others ask',
      })),
    )
  const tables = findTableLeaks(root, files).map(({ table, ...leak }) => ({ ...leak, imports: table }))
  return [...stores, ...tables]
}

/** Every import below `root` that the arrows do not allow, and every table that a module reaches past its owner. */
export const findLeaks = (root: string): Leak[] => {
  const packages = packagesOf(root)
  const edges = new Map<string, Map<string, Set<string>>>()
  const folders = Object.keys(arrows).map(folder => folder.split('/')[0] ?? folder)
  const leaks = [...new Set(folders)]
    .filter(folder => statSync(join(root, folder), { throwIfNoEntry: false }))
    .flatMap(folder => sourcesBelow(join(root, folder)))
    .flatMap(path => {
      const file = relative(root, path).split(sep).join('/')
      return importsOf(readFileSync(path, 'utf8')).flatMap(each => {
        const target = targetOf(file, each.specifier, packages)
        const [from, to] = [orderedFolder(file), orderedFolder(target ?? '')]
        if (from && to && from.within === to.within && from.folder !== to.folder && !isTestFile(file)) {
          const siblings = edges.get(from.within) ?? new Map<string, Set<string>>()
          edges.set(from.within, siblings)
          siblings.set(from.folder, (siblings.get(from.folder) ?? new Set()).add(to.folder))
        }
        const reason = judge(file, each, packages)
        return reason === undefined ? [] : [{ file, imports: each.specifier, reason }]
      })
    })
  for (const [within, siblings] of edges) {
    const circle = circleIn(siblings)
    if (circle) leaks.push({ file: within, imports: circle.join(' → '), reason: 'its folders form a circle' })
  }
  return [...leaks, ...leaksOfTables(root)]
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const leaks = findLeaks(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const { file, imports, reason } of leaks) console.error(`${file}: ${imports}: ${reason}`)
  if (leaks.length > 0) process.exit(1)
}
