import { type EntryDates, entryDatesOf } from '../dates/entry-dates.ts'
import { analyseLine } from '../entries/analysed-line.ts'
import { undatedEntries } from '../entries/blocks.ts'
import { descriptionOf } from '../entries/bodies.ts'
import { entriesIn } from '../entries/entries.ts'
import type { ResumeEntry } from '../entries/entry.ts'
import { scoredValue } from '../entries/evidence.ts'
import { partsOf } from '../entries/head-parts.ts'
import { CJK, foldCharacters } from '../layout/characters.ts'
import type { TextLine } from '../layout/line.ts'
import { type FoundValue, foundValue, splitPiece, type TextPiece, trimmed } from '../layout/text-piece.ts'
import { isPlace } from '../person/places.ts'
import { degreeIn, type ParsedDegree } from './degrees.ts'
import { fieldIn, isMark } from './fields.ts'
import { isBelowStudies, isSchool } from './schools.ts'
import { studyEvidence } from './study-evidence.ts'

export interface ParsedEducation extends EntryDates {
  school?: FoundValue<string>
  degree?: FoundValue<ParsedDegree>
  field?: FoundValue<string>
  description?: FoundValue<string>
}

const COMMA = /\s*[,،，]\s*/
/** What a sentence has between a degree and a school: “B.Sc. in Chemistry from A.N.R. College in the year 2003 with 71%”. */
const WORDS_BETWEEN =
  /\s+(?:from|passed(?:\s+(?:in|from|out))?|in\s+the\s+year(?:\s+of)?|in(?=\s*(?:\.|$)|\s{3,})|with|securing|scored|completed|pursued|pada|di|por\s+la|pela|من)(?=\s|$)|^(?:completed|passed|obtained|pursuing|pursued|done|graduated|s\.?y\.?)\s+(?:my\s+)?/iu

/** A school with its town, that a comma parts from it: “A.N.R. College, Gudivada”. */
const withTown = (
  school: TextPiece,
  pieces: readonly TextPiece[],
  isTowned: boolean,
  whole: string,
  offset: number,
): TextPiece => {
  const next = pieces[pieces.indexOf(school) + 1]
  if (!next || !isSchool(school.text)) return school
  const between = whole.slice(school.end - offset, next.start - offset)
  const isTown =
    (isTowned || isPlace(next.text)) &&
    /^\s*[,،]\s*$/u.test(between) &&
    !degreeIn(next.text) &&
    !isSchool(next.text) &&
    /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)?$/u.test(next.text) &&
    !/^[A-Z]{2}$/.test(next.text)
  return isTown ? { text: `${school.text}, ${next.text}`, start: school.start, end: next.end } : school
}

/** Scripts without spaces between words have them between a school, a field and a degree. */
const spaced = (piece: TextPiece): TextPiece[] => {
  if (!CJK.test(piece.text)) return [piece]
  const parts = splitPiece(piece, /\s+/)
  return parts.some(({ text }) => isSchool(text) || degreeIn(text)) ? parts : [piece]
}

/** A bracket behind a name, and the name without it. */
const unbracketed = (piece: TextPiece): TextPiece[] => {
  const match = /^(.*\S)\s*[(（]([^()（）]+)[)）]\s*$/u.exec(piece.text)
  const [, before = '', inner = ''] = match ?? []
  if (!match || degreeIn(before) || !(isMark(inner) || degreeIn(inner) || isPlace(inner))) return [piece]
  const start = piece.start + piece.text.lastIndexOf(inner)
  return [
    { text: before, start: piece.start, end: piece.start + before.length },
    { text: inner, start, end: start + inner.length },
  ]
}

const withoutMarks = (piece: TextPiece): TextPiece[] => {
  // “Diploma in Management (CGPA 3.4)”.
  const match = /\s*[(（]([^()（）]*)[)）]\s*$/u.exec(piece.text)
  const bare =
    match && isMark(match[1] ?? '') ? trimmed({ ...piece, text: piece.text.slice(0, match.index) }) : piece
  return bare && !isMark(bare.text) ? [bare] : []
}

/** Whole faculties, of which a degree is named. */
const GENERIC =
  /^(?:arts?|sciences?|engineering|technology|commerce|education|business(?: administration)?|applied science|laws?|philosophy|fine arts)$/iu

const COURSE = /(?<!\p{L})(?:course|training|seminar|workshop|curso|kursus|kurs|pelatihan|دوره)(?!\p{L})/u

const longest = (pieces: readonly TextPiece[]) =>
  [...pieces].sort((one, other) => other.text.length - one.text.length)[0]

/** Says more than what one leaves any school with: “ثانوية الفيصل” beside “الثانوية العامة”. */
const hasMore = ({ text }: TextPiece) =>
  foldCharacters(text)
    .replace(foldCharacters(degreeIn(text)?.words ?? ''), ' ')
    .replace(/(?<!\p{L})(?:العامه|general|certificate|school|diploma|mezunu)(?!\p{L})/gu, ' ')
    .replace(/(?<!\p{L})\p{L}{1,2}(?!\p{L})/gu, ' ')
    .trim() !== ''

const schoolIn = (pieces: readonly TextPiece[]): TextPiece | undefined => {
  const named = pieces.filter(({ text }) => isSchool(text))
  // “Senior School Certificate” is what one leaves a school with; of two such the one with more to it names a school.
  return named.find(({ text }) => !degreeIn(text)) ?? longest(named.filter(hasMore)) ?? longest(named)
}

const educationOf = (entry: ResumeEntry): ParsedEducation | undefined => {
  const { labelledValues } = entry
  const raw = partsOf(entry.head.map(cells => cells.flatMap(unbracketed)))
    .flatMap(piece => splitPiece(piece, WORDS_BETWEEN))
    .flatMap(piece => splitPiece(piece, COMMA))
    .flatMap(spaced)
    .flatMap(unbracketed)
  const pieces = raw
    .filter(({ text }) => !/^https?:/.test(text) && (/\p{L}{2}/u.test(text) || degreeIn(text) !== undefined))
    .flatMap(withoutMarks)
  const named = pieces.filter(({ text }) => !isPlace(text) || isSchool(text))
  const level = labelledValues.get('level')
  const labelledDegree = labelledValues.get('degree') ?? (level && degreeIn(level.text) ? level : undefined)
  const labelledSchool =
    labelledValues.get('school') ??
    (level && isSchool(level.text) && !degreeIn(level.text) ? level : undefined) ??
    labelledValues.get('board')
  const likely = schoolIn(named)
  const withDegree =
    labelledDegree ?? named.find(piece => degreeIn(piece.text) && (piece !== likely || isSchool(piece.text)))
  const degree = withDegree && degreeIn(withDegree.text)
  const school =
    labelledSchool ??
    likely ??
    named.find(
      ({ text }, at) =>
        named[at] !== withDegree && !degreeIn(text) && !isMark(text) && !COURSE.test(foldCharacters(text)),
    )
  if (!school && !degree) return undefined
  const rest = named.filter(piece => piece !== school && piece !== withDegree)
  const ofDegree = withDegree && degree && withDegree !== school ? fieldIn(withDegree, degree) : undefined
  const bare = rest.find(({ text }) => text.length > 2 && !isSchool(text) && !degreeIn(text))
  const labelledField = labelledValues.get('field')
  const isBelow = school !== undefined && isBelowStudies(school.text)
  const isTowned = ofDegree !== undefined || labelledField !== undefined || isBelow
  // “Bachelor of Engineering - BE, Chemical Engineering”.
  const isGeneric =
    ofDegree !== undefined && GENERIC.test(ofDegree.text) && bare !== undefined && bare.start > ofDegree.start
  const field = labelledField ?? (isGeneric ? bare : ofDegree) ?? (isBelow ? undefined : bare)
  const [first] = entry.head.flat()
  const line =
    first && school
      ? entry.head.flat().find(piece => piece.start <= school.start && school.end <= piece.end)
      : undefined
  // Text between a degree and a school without a sign: “PhD Princeton University”.
  const after = school && degree && withDegree === school ? school.text.replace(/^\S+\s+/, '') : undefined
  const isAfter = after !== undefined && isSchool(after) && degree?.isAtStart === true
  const towned =
    school && line && !isAfter ? withTown(school, pieces, isTowned, line.text, line.start) : school
  const name = isAfter ? after : towned?.text
  // Beside a degree, or beside a school with its years, hardly anything else stands.
  const isBeside =
    degree !== undefined || (entry.span?.isRange === true && towned !== undefined && isSchool(towned.text))
  const isField = field && !(towned !== school && towned?.text.endsWith(field.text))
  const description = descriptionOf(entry)
  return {
    ...entryDatesOf(entry),
    ...(towned &&
      name && {
        school: scoredValue('school', name, studyEvidence(entry, name, degree, labelledSchool), towned),
      }),
    ...(withDegree && degree && { degree: foundValue(degree, 0.9, withDegree) }),
    ...(isField &&
      field.text.length > 1 && {
        field: foundValue(field.text, labelledField || ofDegree ? 0.85 : isBeside ? 0.72 : 0.6, field),
      }),
    ...(description && { description }),
  }
}

/** Studies of the part that tells of them. */
export const educationsIn = (lines: readonly TextLine[]): ParsedEducation[] => {
  const dated = entriesIn('study', lines)
  const entries = dated.length > 0 ? dated : undatedEntries(lines.map(analyseLine('study')), isSchool)
  return entries.flatMap(entry => educationOf(entry) ?? [])
}
