import { CJK, foldCharacters } from '../layout/characters.ts'
import { splitPiece, type TextPiece, trimmed } from '../layout/text-piece.ts'
import { isPlace } from '../person/places.ts'
import { companyScore } from '../work/companies.ts'
import { titleScore } from '../work/titles.ts'
import type { ResumeEntry } from './entry.ts'

const SEPARATORS = /\s*\p{Co}\s*|\s+[:：]\s+|\s+[|•·\p{Pd}/／]\s+|\s*[|｜]\s*|\s@\s|\s—\s?|—|、/u

/** The parts of a head: cells, and what signs or commas set apart in them. */
export const partsOf = (head: readonly (readonly TextPiece[])[]): TextPiece[] =>
  head.flatMap(cells =>
    cells.flatMap(cell => {
      const parts = splitPiece(cell, SEPARATORS)
      // “Welder / Fabricator” is one title.
      const isTitle =
        parts.length === 2 &&
        /\S\s?\/\s?\S/u.test(cell.text) &&
        parts.every(({ text }) => titleScore(text) >= 0.7)
      return isTitle ? [cell] : parts
    }),
  )

/** “Title at Company” in the languages that say it so. */
const AT = /\s(?:at|@|en|em|na|no|di|لدي|في|with)\s/
/** Commas that part, not those before a company's form or a state. */
const COMMA = /\s*[,،，]\s+(?!(?:inc|llc|ltd|co|corp|s\.a|s\.l|gmbh|pte|sdn|tbk|jr|ph\.?d)\b)/

/** “品質管理課 主任” is one post: where in the company, and what there. */
const DEPARTMENT = /(?:課|部|室|係)$/u

/** Scripts without spaces between words have them between a company and its town or what one was there. */
export const spaceParts = (piece: TextPiece): TextPiece[] => {
  if (!CJK.test(piece.text)) return [piece]
  const parts = splitPiece(piece, /\s+/)
  const [first, second] = parts
  const isPost =
    parts.length === 2 &&
    DEPARTMENT.test(first?.text ?? '') &&
    companyScore(first?.text ?? '') === 0 &&
    titleScore(second?.text ?? '') > 0
  if (isPost) return [piece]
  const says = parts.filter(({ text }) => isPlace(text) || companyScore(text) > 0 || titleScore(text) > 0)
  return says.length > 1 || (says.length === 1 && parts.length === 2) ? parts : [piece]
}

/** “Springfield, IL” stays one part. */
const withTowns = (parts: readonly TextPiece[]): TextPiece[] => {
  const joined: TextPiece[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const both = before && { text: `${before.text}, ${part.text}`, start: before.start, end: part.end }
    if (both && joined.length > 1 && isPlace(both.text) && !titleScore(both.text))
      joined[joined.length - 1] = both
    else joined.push(part)
  }
  return joined
}

const commaParts = (piece: TextPiece): TextPiece[] =>
  (isPlace(piece.text) && companyScore(piece.text) === 0) || CJK.test(piece.text)
    ? [piece]
    : withTowns(splitPiece(piece, new RegExp(COMMA.source, 'iu')))

const atParts = (piece: TextPiece): TextPiece[] => {
  const match = AT.exec(foldCharacters(piece.text))
  if (!match || titleScore(piece.text.slice(0, match.index)) < 0.7) return [piece]
  const after = match.index + match[0].length
  return [
    { text: piece.text.slice(0, match.index), start: piece.start, end: piece.start + match.index },
    { text: piece.text.slice(after), start: piece.start + after, end: piece.end },
  ]
}

/** “Role (Team)” and “Company (Town)”: the bracket goes with what it explains unless it is a place. */
const bracketParts = (piece: TextPiece): TextPiece[] => {
  const match = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(piece.text)
  const [, before = '', inner = ''] = match ?? []
  if (
    !match ||
    !(isPlace(inner) || /^(?:full|part)[- ]time|contract|freelance|tempo|penuh|正社員|契約/i.test(inner))
  )
    return [piece]
  const start = piece.start + piece.text.lastIndexOf(inner)
  return [
    { text: before, start: piece.start, end: piece.start + before.length },
    { text: inner, start, end: start + inner.length },
  ]
}

/** A part of a head with what it reads as. */
export interface HeadPart {
  piece: TextPiece
  title: number
  company: number
}

/** “視覺設計師：品牌識別” says after its colon what one did. */
const colonParts = (piece: TextPiece): TextPiece[] => {
  const at = piece.text.search(/[:：]/u)
  const after =
    at > 1 ? trimmed({ ...piece, text: piece.text.slice(at + 1), start: piece.start + at + 1 }) : undefined
  // “Marks Hardware: Sales Assistant”.
  if (
    after &&
    titleScore(piece.text.slice(0, at)) < 0.7 &&
    titleScore(after.text.split(COMMA)[0] ?? '') >= 0.7
  )
    return [{ text: piece.text.slice(0, at), start: piece.start, end: piece.start + at }, after]
  return at > 1 && titleScore(piece.text.slice(0, at)) >= 0.7
    ? [{ text: piece.text.slice(0, at), start: piece.start, end: piece.start + at }]
    : [piece]
}

const NUMBERED = /^(?:\(?\p{Nd}{1,2}[.)]|[a-h][.)])\s+/u
const unnumbered = (piece: TextPiece): TextPiece => {
  const cut = NUMBERED.exec(piece.text)?.[0].length ?? 0
  return { text: piece.text.slice(cut), start: piece.start + cut, end: piece.end }
}

/** “Working with …” before the name of a firm. */
const AT_WORK =
  /^(?:(?:presently|currently|previously|formerly|now|actualmente|atualmente|saat ini|pernah)\s+)?(?:work(?:ing|ed|s)?(?:\s+experience)?|employed|associated|trabaj[éeoa]\p{L}*|trabalh\p{L}+|bekerja|berkhidmat|عملت|اعمل|أعمل)\s+(?:with|at|in|for|as|en|na|no|em|di|pada|dengan|في|لدى|لدي)\s+(?=[\p{Lu}\p{N}\p{Script=Arabic}])/iu
const withoutVerb = (piece: TextPiece): TextPiece => {
  const cut = AT_WORK.exec(piece.text)?.[0].length ?? 0
  return { text: piece.text.slice(cut), start: piece.start + cut, end: piece.end }
}

/** How one was employed is neither title nor company. */
const TERMS =
  /^(?:正社員|契約社員|派遣社員|嘱託社員|アルバイト|パート|パートタイム|業務委託|全职|兼职|正职|全職|兼職|正職|full[- ]?time|part[- ]?time|permanent|contractual|regular|probationary)$/iu

const isWords = (text: string) =>
  !TERMS.test(text) &&
  text.length > 1 &&
  !/^[\d\s.,()-]+$/.test(text) &&
  !/^https?:|^www\./.test(text) &&
  /\p{L}/u.test(text)

/** The parts of an entry's head, towns apart. */
export const headParts = (entry: ResumeEntry): { parts: HeadPart[]; places: TextPiece[] } => {
  const pieces = partsOf(entry.head.map(cells => cells.flatMap(colonParts)))
    .map(unnumbered)
    .map(withoutVerb)
    .flatMap(atParts)
    .flatMap(bracketParts)
    .flatMap(commaParts)
    .flatMap(spaceParts)
    .filter(({ text }) => isWords(text))
  const places = pieces.filter(({ text }) => isPlace(text) && companyScore(text) === 0)
  const parts = pieces
    .filter(piece => !places.includes(piece))
    .map(piece => ({ piece, title: titleScore(piece.text), company: companyScore(piece.text) }))
  return { parts, places }
}

/** “Cerámicas Valdemora S.L., Madrid” without its town. */
export const withoutTown = (piece: TextPiece): TextPiece => {
  const parts = splitPiece(piece, new RegExp(COMMA.source, 'iu'))
  const [first, ...rest] = parts
  if (!first || rest.length === 0 || CJK.test(piece.text)) return piece
  // Without a sign of what follows, a comma may be of the name.
  return rest.every(
    ({ text }) =>
      isPlace(text) ||
      (companyScore(first.text) > 0 && companyScore(text) === 0 && text.split(' ').length <= 3),
  )
    ? first
    : piece
}
