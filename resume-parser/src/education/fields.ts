import { foldCharacters } from '../layout/characters.ts'
import { type TextPiece, trimmed } from '../layout/text-piece.ts'
import { degreeIn, type ParsedDegree } from './degrees.ts'
import { isSchool } from './schools.ts'

/** Marks, distinctions, and what one wrote. */
const MARK =
  /\b(?:gpa|ipk|cgpa|pngk|grade|grades|marks|nota|promedio|media|honou?rs?|cum laude|minor|thesis|tesis|skripsi|coursework|expected|advisor|division|distinction|percentage|first class|second class|pass(?:ed)?|not ortalamasi|agno|units?|upper second|2:1|gcses?|titulo|titulad[oa]|egresad[oa]|bachiller)\b|^\p{N}|%|^(?:class|aggregate|undergraduate|college|tertiary|secondary|elementary|high school|in the year|year)$|المعدل|التقدير|绩点|成绩|畢業|毕业|卒業|入学/iu

export const isMark = (text: string) => MARK.test(foldCharacters(text).trim())

/** What a degree is in, said after it: “BSc in Physics”, “Licenciatura en Derecho”. */
const IN =
  /\b(?:degree in|diploma in|in|of science in|of arts in|en|em|de|dalam|bidang|jurusan|of)\s+(.+)$|(?:في|تخصص)\s+(.+)$/u

const after = (piece: TextPiece): TextPiece | undefined => {
  const folded = foldCharacters(piece.text)
  const match = IN.exec(folded)
  const text = match?.[1] ?? match?.[2]
  if (!match || text === undefined) return undefined
  const start = piece.start + match.index + match[0].length - text.length
  const field = piece.text.slice(match.index + match[0].length - text.length).replace(/\s*[(（].*$/u, '')
  const inner = degreeIn(field) ? IN.exec(foldCharacters(field))?.[1] : undefined
  if (inner !== undefined)
    return { text: field.slice(-inner.length), start: start + field.length - inner.length, end: piece.end }
  return { text: field, start, end: start + field.length }
}

/** What a degree is called beside its field. */
const AROUND =
  "'s|(?:national|higher|advanced|ordinary|senior|upper|lower|post ?graduate|graduate|undergraduate|professional|honou?rs?|hons|regular|full[- ]time|part[- ]time|distance)(?!\\p{L})|degree|derecesi|certificate|program(?:me)?|course|卒業|修了|学位|學位|学士|學士|[.,:;/\\s\\p{Pd}]"
const AROUND_START = new RegExp(`^(?:${AROUND})+`, 'iu')
const AROUND_END = new RegExp(`(?:${AROUND})+$`, 'iu')

/** A field before the word for the degree, as some languages have it, or around it: “软件工程 本科”. */
const around = (piece: TextPiece, degree: ParsedDegree): TextPiece | undefined => {
  const rest = piece.text
    .replace(degree.words, ' ')
    .replace(/[(（][^)）]*[)）]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const text = rest.replace(AROUND_START, '').replace(AROUND_END, '').trim()
  if (text.length < 2 || isSchool(text) || isMark(text)) return undefined
  const at = piece.text.indexOf(text)
  return at < 0 ? undefined : { text, start: piece.start + at, end: piece.start + at + text.length }
}

/** “B.Tech. (Textile Engineering)”. */
const inBrackets = (piece: TextPiece): TextPiece | undefined => {
  const inner = /^[^()（）]*[(（]([^()（）]{3,60})[)）]/u.exec(piece.text)?.[1]
  if (inner === undefined || isMark(inner) || degreeIn(inner) || /^[IVX]+$/.test(inner)) return undefined
  const start = piece.start + piece.text.indexOf(inner)
  return trimmed({ text: inner, start, end: start + inner.length })
}

/** What a degree is in. Those that end a school's years are in nothing. */
export const fieldIn = (piece: TextPiece, degree: ParsedDegree): TextPiece | undefined =>
  degree.key === 'high-school' ? undefined : (inBrackets(piece) ?? after(piece) ?? around(piece, degree))
