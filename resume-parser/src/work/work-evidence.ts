import { degreeIn } from '../education/degrees.ts'
import type { ResumeEntry } from '../entries/entry.ts'
import type { Evidence } from '../entries/evidence.ts'
import type { HeadPart } from '../entries/head-parts.ts'
import { layoutEvidence, nameFormEvidence } from '../entries/text-form.ts'
import { isPlace } from '../person/places.ts'

/** What was taken for the title and the company of an entry. */
export interface TitleAndCompany {
  title: HeadPart | undefined
  company: HeadPart | undefined
  /** Neither labels nor words told which is which. */
  isBlind: boolean
  /** The company is that of the job above. */
  isInherited: boolean
}

const flag = (is: boolean) => (is ? 1 : 0)

/** How an entry is told: the same for entries that are told alike. */
export const shapeOf = (
  { manner, span }: ResumeEntry,
  { title, company }: TitleAndCompany,
  parts: number,
): string => [manner, span?.isRange, title !== undefined, company !== undefined, Math.min(parts, 3)].join(' ')

export const companyEvidence = (entry: ResumeEntry, choice: TitleAndCompany, shape: number): Evidence => {
  const text = choice.company?.piece.text ?? ''
  return {
    ...layoutEvidence(entry),
    ...nameFormEvidence(text),
    labelled: flag(entry.labelledValues.has('company')),
    word: choice.company?.company ?? 0,
    isTitle: choice.company?.title ?? 0,
    title: choice.title?.title ?? 0,
    titleLabelled: flag(entry.labelledValues.has('title')),
    untitled: flag(choice.title === undefined),
    blind: flag(choice.isBlind),
    inherited: flag(choice.isInherited),
    study: flag(
      degreeIn(text) !== undefined ||
        (choice.title !== undefined && degreeIn(choice.title.piece.text) !== undefined),
    ),
    place: flag(isPlace(text)),
    alike: shape,
  }
}

export const titleEvidence = (entry: ResumeEntry, choice: TitleAndCompany, shape: number): Evidence => {
  const text = choice.title?.piece.text ?? ''
  return {
    ...layoutEvidence(entry),
    ...nameFormEvidence(text),
    labelled: flag(entry.labelledValues.has('title')),
    word: choice.title?.title ?? 0,
    isCompany: choice.title?.company ?? 0,
    company: choice.company?.company ?? 0,
    companyLabelled: flag(entry.labelledValues.has('company')),
    alone: flag(choice.company === undefined),
    blind: flag(choice.isBlind),
    study: flag(degreeIn(text) !== undefined),
    place: flag(isPlace(text)),
    alike: shape,
  }
}
