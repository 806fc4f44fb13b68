import type { DateSpan, Moment } from '../dates/dates.ts'
import { type EntryDates, entryDatesOf } from '../dates/entry-dates.ts'
import { analyseLine } from '../entries/analysed-line.ts'
import { undatedEntries } from '../entries/blocks.ts'
import { descriptionOf } from '../entries/bodies.ts'
import { entriesIn } from '../entries/entries.ts'
import type { ResumeEntry } from '../entries/entry.ts'
import { likelyValue, scoredValue } from '../entries/evidence.ts'
import { type HeadPart, headParts, withoutTown } from '../entries/head-parts.ts'
import { CJK } from '../layout/characters.ts'
import type { TextLine } from '../layout/line.ts'
import { type FoundValue, foundValue, type TextPiece } from '../layout/text-piece.ts'
import { titleScore } from './titles.ts'
import { companyEvidence, shapeOf, type TitleAndCompany, titleEvidence } from './work-evidence.ts'

export interface ParsedWork extends EntryDates {
  jobTitle?: FoundValue<string>
  company?: FoundValue<string>
  place?: FoundValue<string>
  description?: FoundValue<string>
}

/** Whether titles come first in this part, by the entries that say it. */
const areTitlesFirst = (all: readonly { parts: HeadPart[] }[]): boolean => {
  let votes = 0
  for (const { parts } of all) {
    const [first, second] = parts
    if (first && second) votes += first.title - first.company - (second.title - second.company)
  }
  return votes >= 0
}

const asPart = (piece: TextPiece): HeadPart => ({ piece, title: titleScore(piece.text), company: 0 })

/** Which part of a head is the title and which the company: by labels, by words, and then by the order of the others. */
const choose = (entry: ResumeEntry, parts: readonly HeadPart[], isTitleFirst: boolean): TitleAndCompany => {
  const saidTitle = entry.labelledValues.get('title')
  const saidCompany = entry.labelledValues.get('company')
  const free = parts.slice(0, 4)
  const ranked = [...free].sort((one, other) => other.title - other.company - (one.title - one.company))
  const [likely] = ranked
  const [first, second] = free
  const isLikely = likely !== undefined && likely.title - likely.company > 0.2
  const byOrder = isTitleFirst || !second ? (free.length > 1 || likely?.title ? first : undefined) : second
  const title = saidTitle
    ? asPart(saidTitle)
    : saidCompany && !isLikely
      ? (first ?? undefined)
      : isLikely
        ? likely
        : byOrder
  const others = free.filter(part => part !== title)
  const company = saidCompany
    ? asPart(saidCompany)
    : (others.find(part => part.company > 0) ?? others.find(part => part.title < 0.7) ?? others[0])
  const isBlind = !saidTitle && !saidCompany && !isLikely && (company?.company ?? 0) === 0
  return { title, company, isBlind, isInherited: false }
}

/** Whether an entry stands below one that says how long all posts there were, and none with a company of its own between. */
const isGrouped = (
  choices: readonly { entry: ResumeEntry; parts: readonly HeadPart[] }[],
  at: number,
): boolean => {
  const group = choices.slice(0, at).findLastIndex(({ parts }) => parts.length > 1)
  return choices[group]?.entry.isGroup === true
}

/** A title below another one of the same company has no company of its own. */
const inherit = (
  choices: readonly { entry: ResumeEntry; choice: TitleAndCompany; parts: readonly HeadPart[] }[],
) => {
  for (const [at, { entry, choice, parts }] of choices.entries()) {
    const before = choices[at - 1]
    // Below a company with its posts each has a title of its own.
    const [only] = parts
    if (
      before &&
      isGrouped(choices, at) &&
      only &&
      parts.length === 1 &&
      !entry.labelledValues.has('company')
    ) {
      choice.title = only
      choice.company = before.choice.company
      choice.isInherited = true
      continue
    }
    const isBare = !choice.company && parts.length === 1 && (choice.title?.title ?? 0) >= 0.7
    if (isBare && before?.choice.company && entry.manner === 'block' && before.parts.length > 1) {
      choice.company = before.choice.company
      choice.isInherited = true
    }
  }
}

/** A title that ended a sentence: “Sales Officer.”, not “Sr. Exec.”. */
const withoutStop = (piece: TextPiece): TextPiece =>
  /\p{L}{4}\.$/u.test(piece.text) ? { ...piece, text: piece.text.slice(0, -1), end: piece.end - 1 } : piece

const workOf = (
  entry: ResumeEntry,
  choice: TitleAndCompany,
  places: readonly TextPiece[],
  shape: number,
): ParsedWork | undefined => {
  const { title, company } = choice
  if (!title && !company) return undefined
  const post = title && withoutStop(title.piece)
  const place = entry.labelledValues.get('place') ?? places[0]
  const description = descriptionOf(entry)
  const town = company && withoutTown(company.piece)
  const jobTitle = likelyValue(
    post && scoredValue('title', post.text, titleEvidence(entry, choice, shape), post),
  )
  const employer = likelyValue(
    town && scoredValue('company', town.text, companyEvidence(entry, choice, shape), town),
  )
  if (!jobTitle && !employer) return undefined
  return {
    ...entryDatesOf(entry),
    ...(jobTitle && { jobTitle }),
    ...(employer && { company: employer }),
    ...(place && { place: foundValue(place.text, 0.8, place) }),
    ...(description && { description }),
  }
}

const monthsOf = (moment: Moment | undefined, last: number) =>
  moment ? moment.year * 12 + (moment.month ?? last) : Number.POSITIVE_INFINITY

/** Whether a time lies within another one. */
const isWithin = (inner: DateSpan | undefined, outer: DateSpan | undefined): boolean =>
  inner?.isRange === true &&
  outer?.isRange === true &&
  monthsOf(inner.from, 12) >= monthsOf(outer.from, 1) &&
  monthsOf(inner.to, 1) <= monthsOf(outer.to, 12)

/** Projects and posts that are told of within a job: no jobs of their own. The latest post is what one is there. */
const withoutInner = (
  choices: readonly {
    entry: ResumeEntry
    parts: readonly HeadPart[]
    places: readonly TextPiece[]
    choice: TitleAndCompany
  }[],
) => {
  const outermost: (typeof choices)[number][] = []
  for (const each of choices) {
    const outer = outermost.at(-1)
    const { title, company, isInherited } = each.choice
    const isOwn = isInherited || each.entry.labelledValues.has('company') || (company?.company ?? 0) > 0
    const isPost = (title?.title ?? 0) >= 0.7
    const isInner =
      !isOwn &&
      outer !== undefined &&
      (outer.choice.company?.company ?? 0) === 1 &&
      isWithin(each.entry.span, outer.entry.span) &&
      (!isPost || CJK.test(title?.piece.text ?? ''))
    if (isInner && isPost) outer.choice.title ??= title
    if (!isInner) outermost.push(each)
  }
  return outermost
}

/** Jobs of the part that tells of work. */
export const worksIn = (lines: readonly TextLine[]): ParsedWork[] => {
  const dated = entriesIn('work', lines)
  const entries =
    dated.length > 0 ? dated : undatedEntries(lines.map(analyseLine('work')), text => titleScore(text) >= 0.7)
  const all = entries.map(entry => ({ entry, ...headParts(entry) }))
  const isTitleFirst = areTitlesFirst(all)
  const choices = all.map(({ entry, parts, places }) => ({
    entry,
    parts,
    places,
    choice: choose(entry, parts, isTitleFirst),
  }))
  inherit(choices)
  const outermost = withoutInner(choices)
  const shapes = outermost.map(({ entry, choice, parts }) => shapeOf(entry, choice, parts.length))
  return outermost.flatMap(({ entry, choice, places }, at) => {
    const alike = shapes.filter(shape => shape === shapes[at]).length
    return workOf(entry, choice, places, alike / shapes.length) ?? []
  })
}

export type { Moment }
