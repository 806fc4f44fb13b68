import type { Moment } from '../dates/dates.ts'
import { datesIn, withoutDates } from '../dates/dates.ts'
import { CJK, foldCharacters } from './characters.ts'
import type { TextLine } from './line.ts'
import {
  type FoundValue,
  foundValue,
  pieceOfLine,
  splitPiece,
  type TextPiece,
  trimmed,
} from './text-piece.ts'

const LEVELS =
  /^(?:advanced|intermediate|beginner|basic|expert|native(?: speaker)?|fluent|proficient|elementary|professional|novice|competent|excellent|good|avanzado|intermedio|basico|experto|nativo|fluido|avancado|intermediario|fluente|mahir|menengah|dasar|pemula|lanjutan|ahli|asas|fasih|ileri|orta|baslangic|temel|iyi|cok iyi|متقدم|متوسط|مبتدئ|خبير|جيد|جيد جدا|ممتاز|上級|中級|初級|精通|熟练|熟悉|了解|掌握|熟練|[\d.]+\s*(?:\/\s*\d+|%|years?|年)?|[★☆●○•■□▪▫\s]+)$/u
const SEPARATOR = /(?:^|\s)・|[,،，、;；|｜•·●▪◦\t\n]|\s[-–—/]\s|\s\/\s/
const LABEL = /^[^:：,，、]{2,40}[:：]\s*/u
const MAX_WORDS = 6
const MAX_LENGTH = 60

const BRACKETS = /^(.{2,40}?)\s*[(（]([^()（）]*[,،，、][^()（）]*)[)）]$/u

/** Commas within brackets part what is in them. */
const opened = (piece: TextPiece): TextPiece[] => {
  const match = BRACKETS.exec(piece.text)
  return match ? [piece] : [piece]
}

/** Skills that a part lists, each once. */
export const skillsIn = (lines: readonly TextLine[]): FoundValue<string>[] => {
  const seen = new Set<string>()
  return lines
    .flatMap(line => {
      const label = LABEL.exec(line.text)?.[0].length ?? 0
      const list = {
        text: line.text.slice(label),
        start: line.start + label,
        end: line.start + line.text.length,
      }
      // Commas in brackets belong to what they explain.
      const flat = list.text.replace(/[(（][^)）]*[)）]/gu, bracket =>
        bracket.replace(/[,،，、;/]/gu, '\u0002'),
      )
      return splitPiece({ ...list, text: flat }, SEPARATOR)
        .map(piece => ({ ...piece, text: piece.text.replaceAll('\u0002', ',') }))
        .flatMap(opened)
    })
    .flatMap(piece => {
      const words = piece.text.split(/\s+/).length
      const key = foldCharacters(piece.text)
      const isLong = piece.text.length > MAX_LENGTH || (!CJK.test(piece.text) && words > MAX_WORDS)
      if (piece.text.length < 2 && !/^[CR]$/.test(piece.text)) return []
      if (isLong || LEVELS.test(key) || seen.has(key) || /@|https?:/.test(key)) return []
      seen.add(key)
      return [foundValue(piece.text, words <= 3 ? 0.9 : 0.65, piece)]
    })
}

export interface ParsedLicense {
  title: FoundValue<string>
  issuer?: FoundValue<string>
  date?: FoundValue<Moment>
}

const BULLET = /^[•◦▪‣·●○◆■*–—-]\s*/u

/** Until when a licence holds and what its number is, behind who issued it: “Board · Aug 2018 · valid until …”. */
const VALIDITY =
  /\s*[·•|,،;]\s*(?:(?:valid|expires?|v[aá]lid[oa]|berlaku|sah|geçerlilik|صالحة|صالح|credential id|licen[cs]e no|c[oó]digo da credencial|id de la credencial|id kredensial|id kelayakan|belge no|رقم الاعتماد)(?!\p{L})|有効期限|有效期|证书编号|證照編號|認定番号).*$/iu

/** In cells of their own, on the Japanese form. */
const YEAR_AND_MONTH = /^((?:19|20)\d\d)\t(\d{1,2})(?=\t)/

/** Licences and certifications, one a line, or a few lines that end with their year. */
export const licensesIn = (lines: readonly TextLine[]): ParsedLicense[] => {
  const licenses: ParsedLicense[] = []
  let isOpen = false
  for (const line of lines) {
    const issued = { ...line, text: line.text.replace(VALIDITY, '').replace(YEAR_AND_MONTH, '$1/$2') }
    const [date] = datesIn(issued.text)
    const dated = date?.from && {
      moment: date.from,
      piece: {
        text: line.text.slice(date.start, date.end),
        start: line.start + date.start,
        end: line.start + date.end,
      },
    }
    const bare = trimmed(
      pieceOfLine({
        ...line,
        text: withoutDates(issued.text).replace(BULLET, match => ' '.repeat(match.length)),
      }),
    )
    const before = licenses.at(-1)
    if (!bare) {
      if (before && dated && !before.date) before.date = foundValue(dated.moment, 0.8, dated.piece)
      isOpen = false
      continue
    }
    const parts = splitPiece(bare, /\t|\s[|–—-]\s|\s*[,،，、]\s+|\s{3,}/)
    const [title, issuer] = parts
    const goesOn =
      isOpen && before && !before.issuer && line.gap < 0.9 && !BULLET.test(line.text) && parts.length === 1
    if (goesOn && title) before.issuer = foundValue(title.text, 0.6, title)
    else if (title)
      licenses.push({
        title: foundValue(title.text, 0.75, title),
        ...(issuer && { issuer: foundValue(issuer.text, 0.65, issuer) }),
        ...(dated && { date: foundValue(dated.moment, 0.85, dated.piece) }),
      })
    isOpen = parts.length === 1 && !dated
    if (goesOn && dated && before && !before.date) before.date = foundValue(dated.moment, 0.8, dated.piece)
  }
  return licenses.filter(({ title }) => title.value.length <= 120)
}

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s,;|()<>，、]+|(?:[a-z0-9-]+\.)*(?:linkedin\.com|github\.com|gitlab\.com|behance\.net|dribbble\.com)\/[^\s,;|()<>，、]+/giu
const OWN =
  /linkedin\.com\/(?:in|pub)\/|github\.com\/[^/]+\/?$|gitlab\.com\/[^/]+\/?$|behance\.net|dribbble\.com|stackoverflow\.com\/u|medium\.com\/@|kaggle\.com|twitter\.com|x\.com\//i
const MAX_LINKS = 6

/** Addresses of the person's own pages: those that the head of the resume shows, and profiles that it leads to. */
export const websitesIn = (
  head: readonly TextLine[],
  text: string,
  links: readonly string[],
): FoundValue<string>[] => {
  const shown = head.flatMap(line =>
    [...line.text.matchAll(ADDRESS)].map(match => ({
      text: match[0],
      start: line.start + match.index,
      end: line.start + match.index + match[0].length,
    })),
  )
  const elsewhere = [...text.matchAll(ADDRESS)]
    .filter(match => OWN.test(match[0]))
    .map(match => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
  const behind = links.filter(link => OWN.test(link)).map(link => ({ text: link, start: 0, end: 0 }))
  const seen = new Set<string>()
  return [...shown, ...elsewhere, ...behind]
    .flatMap(piece => {
      const bare = piece.text.replace(/[.,)]+$/, '')
      const url = URL.parse(/^https?:/i.test(bare) ? bare : `https://${bare}`)
      const key = url
        ? `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`.toLowerCase()
        : ''
      if (!url?.hostname.includes('.') || seen.has(key)) return []
      seen.add(key)
      return [foundValue(url.href, piece.end > 0 ? 0.9 : 0.75, piece)]
    })
    .slice(0, MAX_LINKS)
}
