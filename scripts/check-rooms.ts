import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFolders, sourcesBelow } from './sources.ts'

const MAX_FILES = 25
const MAX_LINES = 400
const SHORT_LINES = 160
/** Share of files that are short. */
const MIN_SHORT = 0.9

/** Lists by hand, one row a thing: they are read as tables and grow with what they list. */
const DATA =
  /^markets\/src\/(functions|skills)\/structure\.ts$|^server\/src\/modules\/risk\/wording\/[a-z]{2}(-[a-z]{2})?\.ts$|\/translations\/work-synonyms\.ts$|^resume-templates\/src\/labels\.ts$|^bench\/src\/parsing\/sample-(habits|people)\.ts$/

const SAYS_NOTHING = /^(utils?|helpers?|misc|common)(\.|$)/

/** What is too large or says nothing by its name, of files by path with their number of lines; tests are free. */
export const findRoomProblems = (linesOf: ReadonlyMap<string, number>): string[] => {
  const files = [...linesOf].filter(([file]) => !/\.test\.tsx?$/.test(file))
  const folders = Map.groupBy(files, ([file]) => dirname(file))
  const written = files.filter(([file]) => !DATA.test(file))
  const short = written.filter(([, lines]) => lines <= SHORT_LINES).length
  return [
    ...[...folders].flatMap(([folder, { length }]) =>
      length > MAX_FILES ? [`${folder} has ${length} files beside its tests; at most ${MAX_FILES}`] : [],
    ),
    ...written.flatMap(([file, lines]) =>
      lines > MAX_LINES ? [`${file} has ${lines} lines; at most ${MAX_LINES}, except for data`] : [],
    ),
    ...files.flatMap(([file]) =>
      file.split('/').some(part => SAYS_NOTHING.test(part))
        ? [`${file} is not named after what it holds`]
        : [],
    ),
    ...(short < written.length * MIN_SHORT
      ? [`${short} of ${written.length} files have at most ${SHORT_LINES} lines; nine in ten are to`]
      : []),
  ]
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const problems = findRoomProblems(
    new Map(
      sourceFolders
        .flatMap(folder => sourcesBelow(join(root, folder)))
        .map(path => [
          relative(root, path).split(sep).join('/'),
          readFileSync(path, 'utf8').split('\n').length - 1,
        ]),
    ),
  )
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
}
