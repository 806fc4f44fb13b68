import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFolders, sourcesBelow } from './sources.ts'

/** The formatter lets a comment stand on lines of its own, each of which begins as one. */
const COMMENT_LINE = /^\s*(?:\{?\/\*|\/\/|\*)/
const QUOTED = /`([^`]+)`/g
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu
const NAME = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(\))?$/
const FILE = /^[\w.@/-]+\.(?:tsx?|mjs|md|css)$/

const linesOf = (source: string) => {
  const lines = source.split('\n').map((text, at) => ({ text, number: at + 1 }))
  return Map.groupBy(lines, ({ text }) => (COMMENT_LINE.test(text) ? 'comment' : 'code'))
}

/**
 * Names and files in backticks that comments speak of and that are nowhere in the sources, by their path. What others
 * write, an example of a feed or of a query, stands in quotation marks.
 */
export const findStaleNames = (
  sources: ReadonlyMap<string, string>,
  hasFile: (path: string) => boolean = () => false,
): string[] => {
  const files = [...sources].map(([file, source]) => ({ file, lines: linesOf(source) }))
  const words = new Set(
    files.flatMap(({ lines }) => lines.get('code')?.flatMap(({ text }) => text.match(WORD) ?? []) ?? []),
  )
  const isFile = (path: string) =>
    sources.has(path) ||
    hasFile(path) ||
    files.some(({ file }) => file.endsWith(path.startsWith('.') ? path : `/${path}`))
  const isStale = (name: string) =>
    FILE.test(name)
      ? !isFile(name)
      : NAME.test(name) && !(name.match(WORD) ?? []).every(word => words.has(word))
  return files.flatMap(({ file, lines }) =>
    (lines.get('comment') ?? []).flatMap(({ text, number }) =>
      [...text.matchAll(QUOTED)].flatMap(([, name = '']) =>
        isStale(name)
          ? [`${file}:${number}: a comment speaks of ${name}, which is nowhere in the sources`]
          : [],
      ),
    ),
  )
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const sources = sourceFolders
    .flatMap(folder => sourcesBelow(join(root, folder)))
    .map((path): [string, string] => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')])
  const problems = findStaleNames(new Map(sources), path => existsSync(join(root, path)))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
}
