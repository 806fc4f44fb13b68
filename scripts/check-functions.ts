import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFolders, sourcesBelow } from './sources.ts'

const DECLARATION = /^ *(?:export )?(?:async )?function (\w+)/gm

const isComponentOrHook = (file: string, name: string) =>
  /^web\//.test(file) && /^(?:[A-Z]|use[A-Z])/.test(name)

/** Functions that are declared where `CONTRIBUTING.md` wants an arrow, in sources by their path. */
export const findDeclaredFunctions = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, source]) => {
    const declared = [...source.matchAll(DECLARATION)]
    const isOverloaded = (name: string) => declared.filter(([, other]) => other === name).length > 1
    const isAssertion = (from: number) =>
      /^[^;]*?\): asserts /.test(source.slice(from).split(' {\n', 1)[0] ?? '')
    return declared.flatMap(({ 1: name = '', index }) =>
      isComponentOrHook(file, name) || isOverloaded(name) || isAssertion(index)
        ? []
        : [`${file}: ${name} is a function declaration; write an arrow (CONTRIBUTING.md)`],
    )
  })

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const sources = sourceFolders
    .flatMap(folder => sourcesBelow(join(root, folder)))
    .map((path): [string, string] => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')])
  const problems = findDeclaredFunctions(new Map(sources))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
}
