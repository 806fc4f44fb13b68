import type { DocumentCounts } from './document-counts.ts'

/** Shorter words are too often an edit away from another. */
export const SHORTEST_DOUBTED = 5
/** A word in so many times fewer documents than one that is an edit away is likely a misspelling of it. */
const MUCH_COMMONER = 20
/** As many documents must hold the commoner word in a field that says more than the plain text. */
const ENOUGH = 10
/** A field that says more than the plain text counts so many times. */
const WEIGHTY = 10
/** In logarithms of counts: so many times as many documents must hold a term that is another edit away, or begins otherwise. */
const ANOTHER_EDIT = Math.log(50)
const OTHER_START = Math.log(10)

/** A term that a word may have been meant for. */
export interface Candidate extends DocumentCounts {
  text: string
  edits: number
  isSameStart: boolean
}

const likelihood = ({ scoped, weighty, edits, isSameStart }: Candidate): number =>
  Math.log(scoped + WEIGHTY * weighty) - ANOTHER_EDIT * (edits - 1) - (isSameStart ? 0 : OTHER_START)

/** The likeliest first. */
export const byLikelihood = (a: Candidate, b: Candidate): number =>
  likelihood(b) - likelihood(a) || (a.text < b.text ? -1 : 1)

/** Documents that must hold a word of which one that so many hold is likely a misspelling. */
export const muchCommonerThan = (held: number): number => Math.max(ENOUGH, held * MUCH_COMMONER)
