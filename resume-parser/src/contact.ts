import { CJK, fold, hasArabic } from './characters.ts'
import { headingOf } from './headings.ts'
import type { Line, ReadText } from './line.ts'
import { type Found, found, type Piece, trimmed } from './piece.ts'
import type { Section } from './sections.ts'
import { isTitle } from './titles.ts'

export interface Contact {
  name?: Found<string>
  email?: Found<string>
  phone?: Found<string>
  headline?: Found<string>
}

const EMAIL = /[A-Z0-9._%+'-]+\s?@\s?[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,24}(?![A-Z0-9])/giu
const PHONE =
  /(?<![\p{L}\d/.])(?:\+|00)?[(（]?\d{1,4}[)）]?(?:[\s.‐‑‒–—\u00ad-]{0,3}[(（]?\d{1,5}[)）]?){1,6}(?![\d])/gu
const PHONE_LABEL =
  /(?:phone|tel|mobile|cell|telepon|telp|hp|no\.?\s?hp|whatsapp|wa|telefon|gsm|cep|movil|celular|fone|telefone|telefono|bimbit|الهاتف|هاتف|جوال|الجوال|موبايل|رقم|電話|携帯|携帯電話番号|手机|电话|手機|联系电话|聯絡電話|行動電話|連絡電話)/u

const firstEmail = (text: string, links: readonly string[]): Found<string> | undefined => {
  const [match] = text.matchAll(EMAIL)
  if (match)
    return found(match[0].replace(/\s/g, '').replace(/^[.'-]+/, ''), 0.98, {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })
  const mailed = links
    .find(link => link.startsWith('mailto:'))
    ?.slice('mailto:'.length)
    .split('?')[0]
  return mailed && /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(mailed)
    ? found(mailed, 0.8, { text: '', start: 0, end: 0 })
    : undefined
}

/** Two years, or two months of years: a time, not a number to call. */
const isYears = (digits: string) => /^(?:19|20)\d{2}(?:\d{2})?(?:19|20)\d{2}(?:\d{2})?$/.test(digits)
const lineAround = (text: string, at: number) => text.slice(text.lastIndexOf('\n', at) + 1, at)

const firstPhone = (text: string): Found<string> | undefined => {
  const folded = fold(text)
  const candidates = [...folded.matchAll(PHONE)].flatMap(match => {
    const raw = match[0].trim()
    const digits = raw.replace(/\D/g, '')
    if (digits.length < 7 || digits.length > 15 || isYears(digits) || /^\d{4}[.-]\d{1,2}[.-]\d/.test(raw))
      return []
    const before = lineAround(folded, match.index)
    const isFax = /fax\W*$/i.test(before)
    const isOther = /(?:〒|no\.?\s?ktp|nik|tckn|ssn|passport|id)\W*$/i.test(before)
    const start = match.index + match[0].indexOf(raw)
    const worth =
      (PHONE_LABEL.test(before.slice(-24)) ? 4 : 0) +
      (/^(?:\+|00)/.test(raw) ? 2 : 0) +
      (/^0|[()]/.test(raw) ? 1 : 0) -
      (isFax ? 5 : 0) -
      (isOther ? 9 : 0) -
      start / 1e5
    return [{ raw, start, worth, isSure: worth >= 1 }]
  })
  const [best] = candidates.sort((one, other) => other.worth - one.worth)
  if (!best || best.worth < -1) return undefined
  const value = best.raw
    .replace(/[‐‑‒–—\u00ad-]+/gu, '-')
    .replace(/[（]/g, '(')
    .replace(/[）]/g, ')')
    .replace(/\s+/g, ' ')
  const end = best.start + best.raw.length
  return found(value, best.isSure ? 0.95 : 0.7, { text: text.slice(best.start, end), start: best.start, end })
}

const NAME_LABEL =
  /^(?:full\s?name|name|nama(?:\s+lengkap|\s+penuh)?|ad(?:i)?\s*(?:ve\s*)?soyad(?:i)?|nombre(?:\s+completo|\s+y\s+apellidos)?|nome(?:\s+completo)?|الاسم(?:\s+الكامل)?|氏\s*名|姓\s*名|名前|お名前)\s*[:：]?\s*(?=\S)/u
const NO_NAME =
  /\d|@|https?:|www\.|curriculum|resume|résumé|vitae|ozgecmis|ozgeçmis|履歴書|職務経歴書|简历|履歷|السيره الذاتيه|updated|写真|page\b|[,;:|/]/iu

const nameWords = (text: string) => text.split(/\s+/).filter(Boolean)

const looksLikeName = (text: string): boolean => {
  const folded = fold(text)
  if (NO_NAME.test(folded) || text.length > 50) return false
  const words = nameWords(text)
  if (CJK.test(text))
    return (
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,8}$/u.test(words.join('')) &&
      words.length <= 2
    )
  if (hasArabic(text)) return words.length >= 2 && words.length <= 6
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.every(
      word =>
        /^[\p{Lu}'’(][\p{L}.'’()-]*$/u.test(word) ||
        /^(?:de|da|do|dos|das|del|la|van|von|bin|binti|al|el|y|e)$/u.test(fold(word)),
    )
  )
}

const tidyName = (text: string) => {
  const clean = text.replace(/\s+/g, ' ').trim()
  const isLoud = /\p{Lu}{2}/u.test(clean) && !/\p{Ll}/u.test(clean)
  return isLoud
    ? clean.replace(/(\p{L})(\p{L}*)/gu, (_, first: string, rest: string) => first + rest.toLocaleLowerCase())
    : clean
}

/** How much of a name the address repeats. */
const isInEmail = (name: string, email: string | undefined) =>
  email !== undefined &&
  nameWords(fold(name)).some(word => word.length > 2 && fold(email).split('@')[0]?.includes(word))

const labelledName = ({ lines }: ReadText): Found<string> | undefined => {
  for (const line of lines.slice(0, 60)) {
    const flat = fold(line.text).replaceAll('\t', ' ')
    const label = NAME_LABEL.exec(flat)
    if (!label) continue
    const rest = line.text.slice(label[0].length).split('\t')[0] ?? ''
    const start = line.start + label[0].length
    const piece = trimmed({ text: rest, start, end: start + rest.length })
    const bare = piece && { ...piece, text: piece.text.split(/\s{2,}|[(（]/u)[0] ?? piece.text }
    if (bare && !/\d|@/.test(bare.text) && nameWords(bare.text).length <= 6)
      return found(tidyName(bare.text), 0.95, bare)
  }
  return undefined
}

/** A name in large letters may go over two or three lines. */
const nameLines = ({ lines }: ReadText, largest: number): Line[] => {
  const at = lines.findIndex(({ size }) => size === largest)
  const parts = lines.slice(at).findIndex(({ size }) => size !== largest)
  const first = lines[at]
  if (largest === 0 || !first || parts < 2 || parts > 3) return lines
  const name = lines.slice(at, at + parts)
  if (name.some(({ text }) => headingOf(text) || text.split(/\s/).length > 3)) return lines
  // A line break is as long as a space.
  return [
    ...lines.slice(0, at),
    { ...first, text: name.map(({ text }) => text).join(' ') },
    ...lines.slice(at + parts),
  ]
}

const nameByLook = (read: ReadText, email: string | undefined): Found<string> | undefined => {
  const largest = Math.max(...read.lines.map(({ size }) => size))
  const candidates = nameLines(read, largest).flatMap((line, at) =>
    line.text.split('\t').flatMap((cell, index, cells) => {
      const isLarge = largest > 0 && line.size >= largest * 0.95
      if ((at > 14 && !isLarge) || !looksLikeName(cell) || isTitle(cell) || headingOf(cell)) return []
      const start = line.start + cells.slice(0, index).join('\t').length + (index > 0 ? 1 : 0)
      const worth =
        (isLarge ? 5 : 0) +
        (isInEmail(cell, email) ? 3 : 0) +
        (line.isStrong ? 1 : 0) +
        (at === 0 ? 2 : 0) -
        at / 5
      return [{ piece: { text: cell, start, end: start + cell.length }, worth }]
    }),
  )
  const [best] = candidates.sort((one, other) => other.worth - one.worth)
  return best && found(tidyName(best.piece.text), Math.min(0.95, 0.55 + best.worth / 20), best.piece)
}

/** The line below the name that says what the person does. */
const headlineOf = (read: ReadText, name: Piece | undefined, headEnd: number): Found<string> | undefined => {
  if (!name) return undefined
  const at = read.lines.findIndex(line => line.start + line.text.length >= name.end && name.end > 0)
  const next = read.lines
    .slice(at + 1, at + 3)
    .find(({ text, start }) => start < headEnd && !/@|https?:|\d{3}/.test(text))
  if (!next || next.text.length > 120 || next.text.includes('\t')) return undefined
  const piece = trimmed({ text: next.text, start: next.start, end: next.start + next.text.length })
  return piece && isTitle(piece.text) ? found(piece.text, 0.75, piece) : undefined
}

export const contactOf = (read: ReadText, sections: readonly Section[]): Contact => {
  const email = firstEmail(read.text, read.links)
  const phone = firstPhone(read.text)
  const name = labelledName(read) ?? nameByLook(read, email?.value)
  const second = sections.slice(1).find(({ lines }) => (lines[0]?.start ?? 0) > (name?.start ?? 0))
  const headline = headlineOf(read, name, second?.lines[0]?.start ?? read.text.length)
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(headline && { headline }),
  }
}
