import { fold } from './characters.ts'
import { type Degree, degreeIn } from './degrees.ts'
import { datedEntries, type Entry, partsOf, undatedEntries } from './entries.ts'
import type { Line } from './line.ts'
import { type Found, found, type Piece, split } from './piece.ts'
import { isPlace } from './places.ts'
import { descriptionOf, type Time, timeOf } from './work.ts'

export interface ParsedEducation extends Time {
  school?: Found<string>
  degree?: Found<Degree>
  field?: Found<string>
  description?: Found<string>
}

const SCHOOL =
  /\b(?:university|universit\p{L}*|universidad\p{L}*|universidade|universitas|universiti|universite\p{L}*|college|school|academy|polytechnic|campus|colegio|escuela|escola|facultad|faculdade|instituto|centro universitario|academia|sekolah|politeknik|akademi|institut|institute|kolej|maktab|sma|smk|smp|lise\p{L}*|okulu|enstitusu|meslek yuksekokulu|fakultesi|koleji|bootcamp|ufrj|usp|unicamp|mit|ucla|itb|unam|ipn|senai|senac|fatec|etec)\b|大学|大學|学院|學院|高校|高等学校|高等學校|高中|中学|中學|専門学校|技术学校|職校|高職|科大|جامعه|كليه|مدرسه|معهد|اكاديميه|ثانويه/u

const isSchool = (text: string) => SCHOOL.test(fold(text))
const NO_FIELD =
  /\b(?:gpa|ipk|cgpa|grade|nota|promedio|honors?|cum laude|minor|thesis|tesis|skripsi|coursework|expected|graduation|advisor)\b|^\d/iu
const COMMA = /\s*[,،，]\s*/

/** What a degree is in, said after it: “BSc in Physics”, “Licenciatura en Derecho”. */
const IN =
  /\b(?:degree in|diploma in|in|of science in|of arts in|en|em|de|dalam|bidang|of)\s+(.+)$|(?:في|تخصص)\s+(.+)$/u

const fieldAfter = (piece: Piece): Piece | undefined => {
  const folded = fold(piece.text)
  const match = IN.exec(folded)
  const text = match?.[1] ?? match?.[2]
  if (!match || text === undefined) return undefined
  const start = piece.start + match.index + match[0].length - text.length
  const field = piece.text.slice(match.index + match[0].length - text.length).replace(/\s*[(（].*$/u, '')
  const inner = degreeIn(field) ? IN.exec(fold(field))?.[1] : undefined
  if (inner !== undefined)
    return { text: field.slice(-inner.length), start: start + field.length - inner.length, end: piece.end }
  return { text: field, start, end: start + field.length }
}

/** A field before the word for the degree, as some languages have it, or around it: “软件工程 本科”. */
const fieldAround = (piece: Piece, degree: Degree): Piece | undefined => {
  const rest = piece.text
    .replace(degree.words, ' ')
    .replace(/[(（][^)）]*[)）]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const text = rest
    .replace(
      /^(?:'s|degree|derecesi|卒業|修了|学位|學位|学士|[.,:\s-])+|(?:degree|derecesi|卒業|修了|学位|學位|[.,:\s-])+$/giu,
      '',
    )
    .trim()
  if (text.length < 2 || isSchool(text)) return undefined
  const at = piece.text.indexOf(text)
  return at < 0 ? undefined : { text, start: piece.start + at, end: piece.start + at + text.length }
}

const educationOf = (entry: Entry): ParsedEducation | undefined => {
  const pieces = partsOf(entry.head)
    .flat()
    .flatMap(piece => split(piece, COMMA))
    .filter(({ text }) => !/^https?:/.test(text) && !NO_FIELD.test(text))
  const named = pieces.filter(({ text }) => !isPlace(text))
  const school = named.find(({ text }) => isSchool(text)) ?? named.find(({ text }) => !degreeIn(text))
  const withDegree = named.find(piece => degreeIn(piece.text) && (piece !== school || isSchool(piece.text)))
  const degree = withDegree && degreeIn(withDegree.text)
  if (!school && !degree) return undefined
  const rest = named.filter(piece => piece !== school && piece !== withDegree)
  const ofDegree =
    withDegree &&
    degree &&
    (withDegree === school ? undefined : (fieldAfter(withDegree) ?? fieldAround(withDegree, degree)))
  const field = ofDegree ?? rest.find(({ text }) => text.length > 2 && !isSchool(text))
  // Text between a degree and a school without a sign: “PhD Princeton University”.
  const bare = school && degree && withDegree === school && school.text.replace(/^\S+\s+/, '')
  const schoolText = bare && isSchool(bare) && degree?.isAtStart ? bare : school?.text
  const description = descriptionOf(entry)
  return {
    ...timeOf(entry),
    ...(school && schoolText && { school: found(schoolText, isSchool(schoolText) ? 0.95 : 0.55, school) }),
    ...(withDegree && degree && { degree: found(degree, 0.9, withDegree) }),
    ...(field && field.text.length > 1 && { field: found(field.text, ofDegree ? 0.85 : 0.6, field) }),
    ...(description && { description }),
  }
}

/** Studies of the part that tells of them. */
export const educationsIn = (lines: readonly Line[]): ParsedEducation[] => {
  const dated = datedEntries(lines)
  const entries = dated.length > 0 ? dated : undatedEntries(lines, isSchool)
  return entries.flatMap(entry => educationOf(entry) ?? [])
}
