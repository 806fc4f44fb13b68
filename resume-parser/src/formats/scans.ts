import type { UnplacedLine } from '../layout/line.ts'

/** Digits among letters, as the reading of a scan leaves them: “C1erk”, “PR0FILE”. */
const MISREAD = /\p{L}[01]\p{Ll}|\p{Lu}0\p{Lu}|\p{Ll}{3}1(?!\p{N})/gu
const LEAST = 2

const mended = (text: string): string =>
  text
    .replace(/(?<=\p{Lu})0(?=\p{Lu})/gu, 'O')
    .replace(/(?<=\p{L})0(?=\p{Ll})/gu, 'o')
    .replace(/(?<=\p{L})1(?=\p{Ll})|(?<=\p{Ll}{3})1(?![\p{N}\p{L}])/gu, 'l')

/** Letters for the digits that a scan has in their place, where it has them again and again. */
export const withScannedLetters = (lines: readonly UnplacedLine[]): UnplacedLine[] => {
  const count = lines.reduce(
    (sum, { cells }) =>
      sum +
      cells.reduce((all, { text }) => all + (/[@/]/.test(text) ? 0 : (text.match(MISREAD)?.length ?? 0)), 0),
    0,
  )
  if (count < LEAST) return [...lines]
  return lines.map(line => ({
    ...line,
    cells: line.cells.map(cell => (/[@/]/.test(cell.text) ? cell : { ...cell, text: mended(cell.text) })),
  }))
}
