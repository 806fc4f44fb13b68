import type { TermTable } from '../../store/term-table.ts'

export interface SimilarTerm {
  text: string
  edits: number
}

/**
 * All terms of a table within `most` edits (insert, delete, replace, swap neighbours) of a word. The terms are sorted, so
 * that rows of the edit table are kept for as long as the next term begins alike, and terms with a hopeless beginning are
 * leapt over together. Letters below 256 and others do not stand for each other.
 */
export const similarTerms = (
  table: TermTable,
  word: string,
  most: number,
  { sameStart = false }: { sameStart?: boolean } = {},
): SimilarTerm[] => {
  const width = word.length + 1
  const deepest = word.length + most
  const rows: Uint8Array[] = Array.from({ length: deepest + 1 }, () => new Uint8Array(width))
  for (let at = 0; at < width; at++) rows[0][at] = at
  const { starts } = table
  const found: SimilarTerm[] = []
  // Rows up to this depth hold for the beginning of the term at `last`.
  let valid = 0
  let last = 0
  const { from, end } = stretch(table, word, sameStart)
  let number = from
  while (number < end) {
    const start = starts[number]
    const length = starts[number + 1] - start
    let shared = 0
    const longest = Math.min(valid, length)
    while (shared < longest && table.unit(start + shared) === table.unit(last + shared)) shared++
    valid = shared
    last = start
    let isHopeless = false
    while (valid < length && valid < deepest && !isHopeless) {
      fillRow(rows, valid + 1, word, table, start)
      valid++
      isHopeless = leastOf(rows[valid]) > most
    }
    if (isHopeless || length > deepest) {
      number = endOfBeginning(table, number, valid)
      continue
    }
    if (rows[valid][word.length] <= most) {
      found.push({ text: table.text(number), edits: rows[valid][word.length] })
    }
    number++
  }
  return found
}

/** The terms that come into question: those of the word's kind of letters, or with its first letter. */
const stretch = (table: TermTable, word: string, sameStart: boolean): { from: number; end: number } => {
  const first = word.charCodeAt(0)
  const wide = hasWideUnit(word)
  const unit = (number: number): number => table.unit(table.starts[number])
  const firstWide = firstNumber(table, number => table.isWide(number))
  if (!sameStart) return wide ? { from: firstWide, end: table.size } : { from: 0, end: firstWide }
  const comes = (number: number, least: number): boolean =>
    wide ? table.isWide(number) && unit(number) >= least : table.isWide(number) || unit(number) >= least
  return {
    from: firstNumber(table, number => comes(number, first)),
    end: firstNumber(table, number => comes(number, first + 1)),
  }
}

/** The first term from which on something holds. */
const firstNumber = (table: TermTable, holds: (number: number) => boolean): number => {
  let low = 0
  let high = table.size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const hasWideUnit = (word: string): boolean => {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 0xff) return true
  return false
}

/** The first term after this one that does not share its first `depth` units: steps double, then halve. */
const endOfBeginning = (table: TermTable, number: number, depth: number): number => {
  const { starts } = table
  const start = starts[number]
  const wide = table.isWide(number)
  const beginsAlike = (other: number): boolean => {
    if (other >= table.size || table.isWide(other) !== wide || starts[other + 1] - starts[other] < depth)
      return false
    for (let at = 0; at < depth; at++) {
      if (table.unit(starts[other] + at) !== table.unit(start + at)) return false
    }
    return true
  }
  let step = 1
  let low = number
  while (beginsAlike(low + step)) {
    low += step
    step *= 2
  }
  let high = low + step
  low++
  while (low < high) {
    const middle = (low + high) >>> 1
    if (beginsAlike(middle)) low = middle + 1
    else high = middle
  }
  return low
}

const leastOf = (row: Uint8Array): number => {
  let least = row[0]
  for (let at = 1; at < row.length; at++) if (row[at] < least) least = row[at]
  return least
}

const fillRow = (
  rows: readonly Uint8Array[],
  depth: number,
  word: string,
  table: TermTable,
  start: number,
): void => {
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
