import type { ResumeEntry } from '../entries/entry.ts'
import type { Evidence } from '../entries/evidence.ts'
import { layoutEvidence, nameFormEvidence } from '../entries/text-form.ts'
import type { TextPiece } from '../layout/text-piece.ts'
import type { ParsedDegree } from './degrees.ts'
import { isSchool } from './schools.ts'

const flag = (is: boolean) => (is ? 1 : 0)

/** What speaks for and against a text as the name of a school. */
export const studyEvidence = (
  entry: ResumeEntry,
  name: string,
  degree: ParsedDegree | undefined,
  labelledValue: TextPiece | undefined,
): Evidence => ({
  ...layoutEvidence(entry),
  ...nameFormEvidence(name),
  labelled: flag(labelledValue !== undefined),
  word: flag(isSchool(name)),
  degree: flag(degree !== undefined),
  bothWords: flag(isSchool(name) && degree !== undefined),
})
