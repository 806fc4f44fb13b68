import type { Entry } from '../entries/entry.ts'
import type { Evidence } from '../entries/evidence.ts'
import { formOf, mannerOf } from '../entries/forms-of.ts'
import type { Piece } from '../layout/piece.ts'
import type { Degree } from './degrees.ts'
import { isSchool } from './schools.ts'

const flag = (is: boolean) => (is ? 1 : 0)

/** What speaks for and against a text as the name of a school. */
export const studyEvidence = (
  entry: Entry,
  name: string,
  degree: Degree | undefined,
  said: Piece | undefined,
): Evidence => ({
  ...mannerOf(entry),
  ...formOf(name),
  said: flag(said !== undefined),
  word: flag(isSchool(name)),
  degree: flag(degree !== undefined),
  bothWords: flag(isSchool(name) && degree !== undefined),
})
