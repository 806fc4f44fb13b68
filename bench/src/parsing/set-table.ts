import { printTable } from '../harness/figures.ts'
import { type Count, counted, type SetScore } from './set-score.ts'

const share = (part: number, all: number) => (all === 0 ? '-' : (part / all).toFixed(2))

const cell = ({ stated, found, shown, guessed, guesses }: Count) =>
  `${share(found, stated)} ${share(found, shown)}${guesses > 0 ? ` ${guessed}/${guesses}` : ''}`

/** Prints what was counted, a line a group. */
export const printSet = (title: string, groups: ReadonlyMap<string, SetScore>) =>
  printTable(title, [
    ['', 'files', ...counted, 'junk rows'],
    ...[...groups]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, { fields, rows, junk, files }]): [string, ...(string | number)[]] => [
        name,
        files,
        ...counted.map(field => cell(fields[field])),
        `${junk}/${rows} ${rows > 0 ? `${((junk / rows) * 100).toFixed(1)} %` : ''}`,
      ]),
  ])
