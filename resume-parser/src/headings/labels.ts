import { CJK, foldCharacters } from '../layout/characters.ts'
import type { TextLine } from '../layout/line.ts'
import { type TextPiece, trimmed } from '../layout/text-piece.ts'
import { type LabelRole, labelWords } from './label-words.ts'

const MAX_LENGTH = 60

/** A label as the list has it: without numbers, brackets and signs around it. */
const keyOf = (text: string): string => {
  const bare = foldCharacters(text)
    .normalize('NFC')
    .replace(/^(?:\(?\p{Nd}{1,2}[.)]|[a-h][.)])\s+|^[^\p{L}\p{N}%#]+/u, '')
    .replace(/\((?:s|es|m|h|if any|optional|as applicable|中文)\)/gu, '')
    .replace(/[^\p{L}\p{N}%#).]+$/u, '')
    .replace(/[’‘`]/gu, "'")
    .replace(/\s+/g, ' ')
    .trim()
  return CJK.test(bare) ? bare.replace(/\s+/g, '') : bare
}

const rolesByLabel = new Map<string, LabelRole[]>()
for (const [role, words] of Object.entries(labelWords))
  for (const word of words.split(/,\s+/)) {
    const key = keyOf(word)
    const roles = rolesByLabel.get(key) ?? []
    if (key && !roles.includes(role as LabelRole)) rolesByLabel.set(key, [...roles, role as LabelRole])
  }

/** Words beside a label that say which of several it asks for: “Present employer”, “Employer #2”, “Último cargo”. */
const WHICH =
  /^(?:present|current|previous|prev|last|latest|most recent|former|past|earlier|first|second|third|ultim[oa]|actual|anterior|primer[oa]?|atual|son|onceki|mevcut|su anki|calistigi)\s+|\s+(?:#?\s?\d{1,2}|actual(?:mente)?|anterior|atual|terakhir|sekarang|terkini|semasa|الحاليه?|السابقه?|الاخيره?)$|^(?:現在の|直近の|现|前|目前|現)(?=\p{Script=Han}{2})/u

/** What a text asks for, where it is nothing but a label: the same word may ask for more than one thing. */
export const rolesOf = (text: string): readonly LabelRole[] => {
  if (text.length > MAX_LENGTH) return []
  const key = keyOf(text)
  return (
    rolesByLabel.get(key) ??
    rolesByLabel.get(key.replace(/\.$/u, '')) ??
    rolesByLabel.get(key.replace(/\s*\([^()]*\)$/u, '')) ??
    rolesByLabel.get(key.replace(/\s*\/\s*/g, '/')) ??
    rolesByLabel.get(key.replace(WHICH, '')) ??
    []
  )
}

/** Something that a form says: what was asked, and the answer, which may be empty. */
export interface LabelledValue {
  roles: readonly LabelRole[]
  label: TextPiece
  value: TextPiece | undefined
}

const COLON = /^([^:：\n]{1,60}?)\s*[:：]+\s*[-–—]?\s*/u
/** Labels of a job that a dash may part from their answer; of others it parts a title from a company. */
const DASHED =
  /^(?:(?:company|organi[sz]ation|employer|designation|position|duration|period|tenure|empresa|cargo|puesto|periodo|perusahaan|jabatan|posisi|periode|syarikat|jawatan|tempoh|firma|sirket|gorev|pozisyon|tarih)(?: (?:name|held|disandang|adi))?|name of (?:the )?(?:company|organi[sz]ation|employer)|nama (?:perusahaan|syarikat)|nombre de la empresa|nome da empresa)$/u
const DASH = /^([^\n]{2,30}?)\s+[-–—]\s+/u

const cellPieces = (line: TextLine): TextPiece[] => {
  let at = line.start
  return line.cells.map(({ text }) => {
    const piece = { text, start: at, end: at + text.length }
    at += text.length + 1
    return piece
  })
}

const rest = (piece: TextPiece, from: number): TextPiece | undefined =>
  trimmed({ text: piece.text.slice(from), start: piece.start + from, end: piece.end })

const isFirmly = (roles: readonly LabelRole[]) => roles.includes('person') || roles.includes('aside')

const NEXT_LABEL = /(?<=[.,;|،；]\s*|\s{2,})(?=[^:：.,;|]{2,40}[:：])/u

/** A cell that asks more than once in parts of its own: “Firm: X. Designation: Y”. */
const labelParts = (cell: TextPiece): TextPiece[] => {
  if ((cell.text.match(/[:：]/gu) ?? []).length < 2) return [cell]
  const parts: TextPiece[] = []
  let at = cell.start
  for (const text of cell.text.split(NEXT_LABEL)) {
    const isAsked = rolesOf(COLON.exec(text)?.[1] ?? '').length > 0
    const before = parts.at(-1)
    const piece = { text, start: at, end: at + text.length }
    at = piece.end
    if (before && !isAsked) parts[parts.length - 1] = { ...before, text: before.text + text, end: at }
    else parts.push(piece)
  }
  return parts
}

/** All that a line asks and answers: “Company: X”, a label with its answer in the next cell, or two of them. */
export const labelledValuesIn = (line: TextLine): LabelledValue[] => {
  const cells = cellPieces(line).flatMap(labelParts)
  const values: LabelledValue[] = []
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]
    if (!cell) continue
    const match = COLON.exec(cell.text)
    const dashed = match ? undefined : DASH.exec(cell.text)
    const inner = match ?? dashed
    const roles = rolesOf(inner?.[1] ?? cell.text)
    if (roles.length === 0 || (dashed && !isFirmly(roles) && !DASHED.test(keyOf(dashed[1] ?? '')))) continue
    const label = {
      text: inner?.[1] ?? cell.text,
      start: cell.start,
      end: cell.start + (inner?.[1] ?? cell.text).length,
    }
    const own = inner ? rest(cell, inner[0].length) : undefined
    // A colon may stand in a cell of its own.
    let next = at + 1
    while (!own && cells[next] && /^[\s:：.-]*$/u.test(cells[next]?.text ?? '')) next += 1
    const beside = cells[next]
    const isAnswer =
      beside !== undefined && (rolesOf(beside.text).length === 0 || /^\s*[:：]/u.test(beside.text))
    const value = own ?? (isAnswer ? rest(beside, 0) : undefined)
    if (!inner && !value && cells.length > 1) continue
    if (!inner && cells.length === 1) continue
    values.push({ roles, label, value })
    if (!own && isAnswer) at = next
  }
  return values
}
