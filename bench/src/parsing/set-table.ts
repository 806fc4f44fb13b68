import { printTable } from '../harness/figures.ts'
import { type FieldCount, type SetScore, scoredFields } from './set-score.ts'

const share = (part: number, all: number) => (all === 0 ? '-' : (part / all).toFixed(2))

const cell = ({ stated, found, shown, guessed, guesses }: FieldCount) =>
  `${share(found, stated)} ${share(found, shown)}${guesses > 0 ? ` ${guessed}/${guesses}` : ''}`

/** Prints what was counted, a line a group. */
export const printSet = (title: string, groups: ReadonlyMap<string, SetScore>) =>
  printTable(title, [
    ['', 'files', ...scoredFields, 'junk rows'],
    ...[...groups]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, { fields, rows, junk, files }]): [string, ...(string | number)[]] => [
        name,
        files,
        ...scoredFields.map(field => cell(fields[field])),
        `${junk}/${rows} ${rows > 0 ? `${((junk / rows) * 100).toFixed(1)} %` : ''}`,
      ]),
  ])
