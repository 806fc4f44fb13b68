import { readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circleIn } from './circles.ts'
import { arrows, browserFolders } from './import-rules.ts'
import { type ImportStatement, importsOf } from './import-statements.ts'
import { storesLeaving } from './leaving-stores.ts'
import { sourcesBelow } from './sources.ts'
import { findTableLeaks, type ServerSource } from './table-owners.ts'
import { packageNameOf, packagesOf, type WorkspacePackage } from './workspace-packages.ts'

export interface ForbiddenImport {
  file: string
  imports: string
  reason: string
}

const isNode = (specifier: string) => specifier.startsWith('node:') || builtinModules.includes(specifier)
const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

const ruleFor = (file: string) =>
  Object.keys(arrows)
    .filter(folder => isWithin(file, folder))
    .sort((a, b) => b.length - a.length)[0]

/** Where an import leads below the root; undefined for a package that is not ours. */
const targetOf = (file: string, specifier: string, packages: readonly WorkspacePackage[]) => {
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
  { specifier, isType }: ImportStatement,
  packages: readonly WorkspacePackage[],
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

const isIndex = (file: string) => /^server\/src\/modules\/[^/]+\/index\.ts$/.test(file)

/** What modules know of each other's tables: by SQL, and by stores that leave their module. */
const leaksOfTables = (root: string): ForbiddenImport[] => {
  const server = join(root, 'server/src')
  if (!statSync(server, { throwIfNoEntry: false })) return []
  const files: ServerSource[] = sourcesBelow(server)
    .map(path => ({
      file: relative(root, path).split(sep).join('/'),
      source: readFileSync(path, 'utf8'),
    }))
    .filter(({ file }) => !isTestFile(file))
  const sources = new Map(files.map(({ file, source }) => [file, source]))
  const stores = files
    .filter(({ file }) => isIndex(file))
    .flatMap(({ file, source }) =>
      storesLeaving(source, specifier => sources.get(posix.join(posix.dirname(file), specifier)) ?? '').map(
        name => ({
          file,
          imports: name,
          reason: 'a store stays in its module: export functions of what others ask',
        }),
      ),
    )
  const tables = findTableLeaks(root, files).map(({ table, ...leak }) => ({ ...leak, imports: table }))
  return [...stores, ...tables]
}

/** Every import below `root` that the arrows do not allow, and every table that a module reaches past its owner. */
export const findForbiddenImports = (root: string): ForbiddenImport[] => {
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
  const leaks = findForbiddenImports(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const { file, imports, reason } of leaks) console.error(`${file}: ${imports}: ${reason}`)
  if (leaks.length > 0) process.exit(1)
}
