import type { TermTable } from '../store/term-table.ts'

export interface Candidate {
  text: string
  edits: number
}

/**
 * All terms of a table within `most` edits (insert, delete, replace, swap neighbours) of a word. The terms are sorted, so
 * that rows of the edit table are kept for as long as the next term begins alike.
 */
export function similarTerms(table: TermTable, word: string, most: number): Candidate[] {
  const width = word.length + 1
  const deepest = word.length + most
  const rows: Uint8Array[] = Array.from({ length: deepest + 1 }, () => new Uint8Array(width))
  for (let at = 0; at < width; at++) rows[0][at] = at
  const { starts } = table
  const found: Candidate[] = []
  // Rows up to this depth hold for the beginning that the last term had.
  let valid = 0
  let last = 0
  let lastLength = 0
  for (let number = 0; number < table.size; number++) {
    const start = starts[number]
    const length = starts[number + 1] - start
    const shared = Math.min(valid, lastLength, length)
    let depth = 0
    while (depth < shared && table.unit(start + depth) === table.unit(last + depth)) depth++
    // When the beginning that both share is already hopeless, this term is too.
    const hopeless = depth < valid ? false : valid > 0 && leastOf(rows[valid]) > most
    valid = Math.min(valid, depth)
    last = start
    lastLength = length
    if (hopeless) continue
    while (valid < length && valid < deepest) {
      fillRow(rows, valid + 1, word, table, start)
      valid++
      if (leastOf(rows[valid]) > most) break
    }
    if (valid === length && rows[valid][word.length] <= most) {
      found.push({ text: table.text(number), edits: rows[valid][word.length] })
    }
  }
  return found
}

function leastOf(row: Uint8Array): number {
  let least = row[0]
  for (let at = 1; at < row.length; at++) if (row[at] < least) least = row[at]
  return least
}

function fillRow(
  rows: readonly Uint8Array[],
  depth: number,
  word: string,
  table: TermTable,
  start: number,
): void {
  const row = rows[depth]
  const above = rows[depth - 1]
  const sign = table.unit(start + depth - 1)
  row[0] = depth
  for (let at = 1; at <= word.length; at++) {
    const unit = word.charCodeAt(at - 1)
    let cost = Math.min(row[at - 1] + 1, above[at] + 1, above[at - 1] + (unit === sign ? 0 : 1))
    const swapped =
      depth > 1 && at > 1 && word.charCodeAt(at - 2) === sign && table.unit(start + depth - 2) === unit
    if (swapped) cost = Math.min(cost, rows[depth - 2][at - 2] + 1)
    row[at] = cost
  }
}
