import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFolders, sourcesBelow } from './sources.ts'

/** The formatter puts every export at the start of a line. */
const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm

/** Names that a tool asks for, by the files that may have one each. */
const askedByTools: Record<string, RegExp> = {
  loader: /^web\/[\w-]+\/src\//,
  action: /^web\/[\w-]+\/src\//,
  headers: /^web\/[\w-]+\/src\//,
  handle: /^web\/[\w-]+\/src\//,
  shouldRevalidate: /^web\/[\w-]+\/src\//,
  ErrorBoundary: /^web\/[\w-]+\/src\/root\.tsx$/,
  Layout: /^web\/[\w-]+\/src\/root\.tsx$/,
  handleError: /^web\/[\w-]+\/src\/entry\.server\.tsx$/,
  setup: /global-setup\.ts$/,
}

/** Names of which each part of the house has its own, under which its composition finds it. */
const oneInEach: Record<string, RegExp> = {
  regions: /^markets\/src\/locations\/\w+\.ts$/,
  // The wire's, and the one that authors write.
  Course: /^(contracts\/src\/academy\/academy\.schemas|courses\/src\/course)\.ts$/,
  retention: /^server\/src\/(modules\/[\w-]+|entry|tasks)\/[\w-]*retention\.ts$/,
  adminCommands: /^server\/src\/(modules\/[\w-]+|backup|entry)\/admin-commands\.ts$/,
}

const isCallWithSchemas = (files: readonly string[]) => {
  const stems = new Set(files.map(file => file.replace(/\.(calls|schemas)\.ts$/, '')))
  return files.length === 2 && stems.size === 1 && files.every(file => /\.(calls|schemas)\.ts$/.test(file))
}

/** A name that says of anything what it is to somebody: it needs another word (`docs/vocabulary.md`). */
const SAYS_NOTHING = /^(?:Asked|Found|Reader|Told|Kept|Known|Given|Wanted|Place|Entry|Way|Said|Sent)$/

/** A local name that says only what was done to a value, not what it is: a `row`, what is `cached`, a `match`. */
const LOCAL_SAYS_NOTHING =
  /^ *(?:const|let) \[?(asked|found|given|kept|known|said|told|wanted)(?=\]?(?::(?! boolean)| =))/gm
/** Where local names have not been gone through. */
const LOCALS_UNCHECKED = /^e2e\//

export interface NameProblem {
  name: string
  files: readonly string[]
  reason: string
}

/** Exported names with more than one meaning, and names with none, in sources by their path. */
export const findNameProblems = (sources: ReadonlyMap<string, string>): NameProblem[] => {
  const declared = new Map<string, Set<string>>()
  for (const [file, source] of sources)
    for (const [, name = ''] of source.matchAll(EXPORTED))
      declared.set(name, (declared.get(name) ?? new Set()).add(file))
  const locals = [...sources].flatMap(([file, source]) =>
    LOCALS_UNCHECKED.test(file)
      ? []
      : [...source.matchAll(LOCAL_SAYS_NOTHING)].map(
          ([, name = '']): NameProblem => ({
            name,
            files: [file],
            reason: 'is a local name that says nothing',
          }),
        ),
  )
  const exported = [...declared].flatMap(([name, places]): NameProblem[] => {
    const files = [...places]
    if (SAYS_NOTHING.test(name)) return [{ name, files, reason: 'says nothing of what it is' }]
    const allowed = askedByTools[name] ?? oneInEach[name]
    if (files.length === 1 || isCallWithSchemas(files) || files.every(file => allowed?.test(file))) return []
    return [{ name, files, reason: 'is declared more than once' }]
  })
  return [...exported, ...locals]
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const sources = sourceFolders
    .flatMap(folder => sourcesBelow(join(root, folder)))
    .map((path): [string, string] => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')])
    .filter(([file]) => !file.includes('.test.'))
  const problems = findNameProblems(new Map(sources))
  for (const { name, files, reason } of problems)
    console.error(`${name} ${reason}: ${files.join(', ')} (docs/vocabulary.md)`)
  if (problems.length > 0) process.exit(1)
}
