import { CJK, fold } from './characters.ts'
import type { Moment } from './dates.ts'
import { bodyText, datedEntries, type Entry, partsOf, undatedEntries } from './entries.ts'
import type { Line } from './line.ts'
import { type Found, found, type Piece, split } from './piece.ts'
import { isPlace } from './places.ts'
import { titleScore } from './titles.ts'

export interface Time {
  from?: Found<Moment>
  to?: Found<Moment>
  goesOn: boolean
}

export interface ParsedWork extends Time {
  jobTitle?: Found<string>
  company?: Found<string>
  place?: Found<string>
  description?: Found<string>
}

export const timeOf = ({ span, spanPiece }: Entry): Time => {
  if (!span || !spanPiece) return { goesOn: false }
  const sure = (moment: Moment) => (moment.month === undefined ? 0.6 : span.isRange ? 0.95 : 0.7)
  return {
    ...(span.from && { from: found(span.from, sure(span.from), spanPiece) }),
    ...(span.to && { to: found(span.to, sure(span.to), spanPiece) }),
    goesOn: span.goesOn,
  }
}

export const descriptionOf = ({ body }: Entry): Found<string> | undefined => {
  const [first, last] = [body[0], body.at(-1)]
  const value = bodyText(body)
  return first && last && value.length > 2
    ? found(value, 0.8, { text: first.text, start: first.start, end: last.end })
    : undefined
}

const COMPANY =
  /(?:\b(?:inc|llc|ltd|llp|limited|corp|corporation|company|co|gmbh|ag|plc|pte|pty|sdn|bhd|berhad|tbk|group|holdings?|technologies|solutions|systems|studios?|labs?|laboratories|bank|hospital|clinic|hotel|university|institute|agency|partners|industries|enterprises|foundation|consulting|airlines|school|ministry|grupo|banco|empresa|companhia|ltda|eireli|s\.?a\.?u?|s\.?l\.?u?|s\.?r\.?l|hospital|clinica|escola|ayuntamiento|rumah sakit|yayasan|universitas|universiti|syarikat|sirketi|holding|bankasi|hastanesi|universitesi|teknoloji|as|sti)\b)|^(?:pt|cv|ud)\b|株式会社|有限会社|合同会社|\(株\)|公司|集团|集團|银行|銀行|医院|醫院|病院|大学|大學|研究所|学校|學校|شركه|مجموعه|مؤسسه|بنك|مصرف|مستشفي|وزاره|جامعه|مدرسه|معهد|هيئه/u

const companyScore = (text: string) => (COMPANY.test(fold(text).replace(/[.,]+$/, '')) ? 0.8 : 0)

/** “Title at Company” in the languages that say it so. */
const AT = /\s(?:at|@|en|em|na|no|di|لدي|في|with)\s/
/** Commas that part, not those before a company's form or a state. */
const COMMA = /\s*[,،，]\s+(?!(?:inc|llc|ltd|co|corp|s\.a|s\.l|gmbh|pte|sdn|tbk|jr|ph\.?d)\b)/

/** Scripts without spaces between words have them between a company and its town or what one was there. */
const spaceParts = (piece: Piece): Piece[] => {
  if (!CJK.test(piece.text)) return [piece]
  const parts = split(piece, /\s+/)
  const says = parts.filter(({ text }) => isPlace(text) || companyScore(text) > 0 || titleScore(text) > 0)
  return says.length > 1 || (says.length === 1 && parts.length === 2) ? parts : [piece]
}

const commaParts = (piece: Piece): Piece[] => {
  if ((isPlace(piece.text) && companyScore(piece.text) === 0) || CJK.test(piece.text)) return [piece]
  const parts = split(piece, new RegExp(COMMA.source, 'iu'))
  // “Springfield, IL” stays one part.
  const joined: Piece[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    const both = before && { text: `${before.text}, ${part.text}`, start: before.start, end: part.end }
    if (both && joined.length > 1 && isPlace(both.text) && !titleScore(both.text))
      joined[joined.length - 1] = both
    else joined.push(part)
  }
  return joined
}

const atParts = (piece: Piece): Piece[] => {
  const match = AT.exec(fold(piece.text))
  if (!match || titleScore(piece.text.slice(0, match.index)) < 0.7) return [piece]
  const after = match.index + match[0].length
  return [
    { text: piece.text.slice(0, match.index), start: piece.start, end: piece.start + match.index },
    { text: piece.text.slice(after), start: piece.start + after, end: piece.end },
  ]
}

/** “Role (Team)” and “Company (Town)”: the bracket goes with what it explains unless it is a place. */
const bracketParts = (piece: Piece): Piece[] => {
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

interface Judged {
  piece: Piece
  title: number
  company: number
}

const LABELS =
  /^(?:company|employer|position|title|role|job title|perusahaan|jabatan|posisi|empresa|cargo|puesto|sirket|pozisyon|unvan|会社名|役職|公司|职位|職位|公司名称|公司名稱|الشركه|المسمي الوظيفي|الوظيفه)\s*[:：]\s*/u

const unlabelled = (piece: Piece): Piece => {
  const label = LABELS.exec(fold(piece.text))
  const cut = label?.[0].length ?? 0
  return { text: piece.text.slice(cut), start: piece.start + cut, end: piece.end }
}

const judge = (entry: Entry): { parts: Judged[]; places: Piece[] } => {
  const pieces = partsOf(entry.head)
    .flat()
    .map(unlabelled)
    .flatMap(atParts)
    .flatMap(bracketParts)
    .flatMap(commaParts)
    .flatMap(spaceParts)
    .filter(({ text }) => text.length > 1 && !/^[\d\s.,()-]+$/.test(text) && !/^https?:|^www\./.test(text))
  const places = pieces.filter(({ text }) => isPlace(text) && companyScore(text) === 0)
  const parts = pieces
    .filter(piece => !places.includes(piece))
    .map(piece => ({ piece, title: titleScore(piece.text), company: companyScore(piece.text) }))
  return { parts, places }
}

/** Whether titles come first in this part, by the entries that say it. */
const areTitlesFirst = (judged: readonly { parts: Judged[] }[]): boolean => {
  let votes = 0
  for (const { parts } of judged) {
    const [first, second] = parts
    if (first && second) votes += first.title - first.company - (second.title - second.company)
  }
  return votes >= 0
}

const workOf = (
  entry: Entry,
  { parts, places }: ReturnType<typeof judge>,
  isTitleFirst: boolean,
): ParsedWork | undefined => {
  const ranked = [...parts.slice(0, 4)].sort(
    (one, other) => other.title - other.company - (one.title - one.company),
  )
  const [likely] = ranked
  const [first, second] = parts
  const lean = likely && likely.title - likely.company > 0.2
  const title = lean
    ? likely
    : isTitleFirst || !second
      ? parts.length > 1 || likely?.title
        ? first
        : undefined
      : second
  const others = parts.filter(part => part !== title)
  const company = others.find(part => part.company > 0) ?? others.find(part => part.title < 0.7) ?? others[0]
  if (!title && !company) return undefined
  const [place] = places
  const description = descriptionOf(entry)
  return {
    ...timeOf(entry),
    ...(title && { jobTitle: found(title.piece.text, 0.5 + title.title * 0.45, title.piece) }),
    ...(company && {
      company: found(
        company.piece.text,
        Math.max(0.6, 0.6 + company.company * 0.4, title ? 0.55 + title.title * 0.4 : 0),
        company.piece,
      ),
    }),
    ...(place && { place: found(place.text, 0.8, place) }),
    ...(description && { description }),
  }
}

/** Jobs of the part that tells of work. */
export const worksIn = (lines: readonly Line[]): ParsedWork[] => {
  const dated = datedEntries(lines)
  const entries = dated.length > 0 ? dated : undatedEntries(lines, text => titleScore(text) >= 0.7)
  const judged = entries.map(judge)
  const isTitleFirst = areTitlesFirst(judged)
  return entries.flatMap((entry, at) => {
    const parts = judged[at]
    return parts ? (workOf(entry, parts, isTitleFirst) ?? []) : []
  })
}
