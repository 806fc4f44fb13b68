import type { LabelRange, LabelTable } from './label-table.ts'

/** Words shorter than this are taken as typed. */
export const SHORTEST_CORRECTED = 4

/*
 * One typing error: a letter too many, two letters swapped, or, after the first letter, a wrong or a missing one. The
 * first letter is seldom wrong, and a search without it would have to read every label. An error at the first
 * place where word and label differ is all that need be tried: one before it would change nothing.
 */

/** Where `word` with one typing error begins; stretches may overlap. */
export const rangesWithTypo = (table: LabelTable, word: string): LabelRange[] => {
  const ranges: LabelRange[] = []
  const add = (range: LabelRange) => {
    if (range.from < range.to) ranges.push(range)
  }
  let agreeing = table.all
  for (let at = 0; at < word.length && agreeing.from < agreeing.to; at++) {
    add(table.narrow(agreeing, at, word, at + 1))
    if (at + 1 < word.length) add(table.narrow(agreeing, at, swapped(word, at), at))
    if (at > 0) {
      for (const { range } of table.byNextSign(agreeing, at)) {
        add(table.narrow(range, at + 1, word, at + 1))
        add(table.narrow(range, at + 1, word, at))
      }
    }
    agreeing = table.narrow(agreeing, at, word[at])
  }
  return ranges
}

/** Whether a place begins with `word` as typed or with one typing error in it. */
export const beginsWithTypo = (table: LabelTable, place: number, word: string): boolean => {
  const at = table.agreement(place, word)
  if (at === word.length) return true
  const goesOn = (from: number, skip: number) => table.agreement(from, word, skip) === word.length - skip
  if (goesOn(place + at, at + 1)) return true
  const { signs } = table
  const isSwapped =
    signs[place + at] === word.charCodeAt(at + 1) && signs[place + at + 1] === word.charCodeAt(at)
  if (isSwapped && goesOn(place + at + 2, at + 2)) return true
  if (at === 0 || signs[place + at] === 0) return false
  return goesOn(place + at + 1, at + 1) || goesOn(place + at + 1, at)
}

const swapped = (word: string, at: number) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
