import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { scoredValue } from '../entries/evidence.ts'
import type { LabelRole } from '../headings/label-words.ts'
import { labelledValuesIn } from '../headings/labels.ts'
import type { ResumePartLines } from '../headings/sections.ts'
import { foldCharacters } from '../layout/characters.ts'
import type { ReadText, TextLine } from '../layout/line.ts'
import type { FoundValue, TextPiece } from '../layout/text-piece.ts'
import { countriesIn } from './places.ts'

/** Digits in groups, with what people put between them. */
const NUMBER =
  /(?<![\p{L}\d/.,:-])(?:(?<=[\p{L}])\s*)?(?:\+|00)?[(（]?\d{1,6}[)）]?(?:[\s.‐‑‒–—\u00ad-]{0,3}[(（]?\d{1,12}[)）]?){0,8}(?![\d%]|[.,:/]\d)/gu
const PHONE_WORD =
  /(?:phone|tele?|mobile?|mob|cell|contact|telepon|telp|hp|no\.?\s?hp|handphone|whatsapp|wa|telefon\p{L}*|gsm|cep|movil|celular|cel|fone|tel|tlf|fijo|bimbit|الهاتف|هاتف|جوال|الجوال|موبايل|الموبايل|واتساب|電話|携帯|手机|电话|手機|行動|\bph|☎|📞|✆|\(?[mtp]\)?)[\s.:#()\p{Co}-]*(?:no|number|nos|num|番号|号码|號碼)?[\s.:#()-]*$/u
/** Numbers of other things: papers, post, marks. */
const OTHER_WORD =
  /(?:〒|\b(?:fax|faks|ktp|nik|npwp|tckn|t\.?c\.?|ssn|sss|tin|passport|pasaporte|id|ic|nric|dni|c\.?c|c\.?i|rut|run|cpf|rg|cep|curp|rfc|nss|cedula|documento|aadhaa?r|pan|pin(?:\s?code)?|zip|postal|postcode|p\.?o\.?\s?box|box|account|a\/c|iban|roll|reg(?:istration)?|licen[cs]e|certificate|no\.? kad pengenalan|kad pengenalan|k\/p|iqama|visa|emirates id|born|birth|dob|marks|score|iso|bs|en|isbn|issn|doi|vol|pp)|رقم الهويه|الهويه|الاقامه|الجواز|فاكس|邮编|郵遞區號|身份证号?|身分證|传真|傳真|qq号?|微信)\W{0,4}(?:no|number|num|nro|n[o°º])?\W{0,4}$/u

interface PhoneCandidate {
  raw: string
  start: number
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isLength = (text: string) => {
  const { length } = digitsOf(text)
  return length >= 7 && length <= 15
}

/** Two numbers with a dash between them. */
const halves = ({ raw, start }: PhoneCandidate): PhoneCandidate[] => {
  const match = /\s+[-–—]\s+/.exec(raw)
  if (!match) return [{ raw, start }]
  const [one, other] = [raw.slice(0, match.index), raw.slice(match.index + match[0].length)]
  return isLength(one) && isLength(other)
    ? [{ raw: one, start }, ...halves({ raw: other, start: start + match.index + match[0].length })]
    : [{ raw, start }]
}

/** Two years, months of years, a day: a time, not a number to call. */
const isTime = (raw: string) =>
  /^(?:19|20)\d{2}(?:\d{2})?(?:19|20)\d{2}(?:\d{2})?$/.test(digitsOf(raw)) ||
  /^\d{4}[\s.-]+\d{1,2}[\s.-]+\d{1,2}$/.test(raw) ||
  /^\d{1,2}[\s.-]+\d{1,2}[\s.-]+(?:19|20)\d{2}$/.test(raw)
/** “50050-000”. */
const isPostCode = (raw: string) => /^\d{5}-\d{3}$/.test(raw)
/** Six digits of a birthday, two and four: an identity card of Malaysia, and the numbers of others. */
const isIdentity = (raw: string) =>
  /^\d{6}-\d{2}-\d{4}$/.test(raw) ||
  /^\d{1,3}\.\d{3}\.\d{3}(?:[.-]\d{1,3})*$/.test(raw) ||
  /^\d{6}[\s-]?\d{4}[\s-]?\d{2}[\s-]?\d$/.test(raw)

const parsed = (raw: string, countries: readonly CountryCode[]) => {
  const plain = raw.replace(/[（]/gu, '(').replace(/[）]/gu, ')').replace(/^00/, '+')
  if (plain.startsWith('+')) {
    const number = parsePhoneNumberFromString(plain)
    return { isPossible: number?.isPossible() ?? false, isValid: number?.isValid() ?? false }
  }
  const numbers = countries.flatMap(country => parsePhoneNumberFromString(plain, country) ?? [])
  return {
    isPossible: numbers.some(number => number.isPossible()),
    isValid: numbers.some(number => number.isValid()),
  }
}

/** The post code that stands before a number on the same line is no part of it. */
const withoutPostCode = (candidate: PhoneCandidate, countries: readonly CountryCode[]): PhoneCandidate => {
  const match = /^\d{4,6}\s+(?=[(+\d])/.exec(candidate.raw)
  if (!match) return candidate
  const rest = { raw: candidate.raw.slice(match[0].length), start: candidate.start + match[0].length }
  const isBetter =
    isLength(rest.raw) &&
    (parsed(rest.raw, countries).isValid || !parsed(candidate.raw, countries).isPossible)
  return isBetter ? rest : candidate
}

const defaults: readonly CountryCode[] = [
  'US',
  'GB',
  'IN',
  'PH',
  'ID',
  'MY',
  'TR',
  'BR',
  'JP',
  'CN',
  'TW',
  'SA',
  'AE',
  'ES',
  'NG',
  'SG',
  'HK',
  'LK',
  'MX',
  'CO',
]
const MAX_COUNTRIES = 6

/** Countries of which the head of a resume speaks. */
const countriesOf = (lines: readonly TextLine[]): CountryCode[] =>
  countriesIn(lines.map(({ text }) => text).join('\n'))
    .filter(code => isSupportedCountry(code))
    .slice(0, MAX_COUNTRIES)

interface PhoneSpot {
  line: TextLine
  part: ResumePartLines['part']
  /** Stands where other people are told of. */
  isOther: boolean
}

const labelledAs = (line: TextLine, at: number): readonly LabelRole[] => {
  const values = labelledValuesIn(line).filter(
    ({ value }) => value && at >= value.start - 4 && at <= value.end,
  )
  return values.flatMap(({ roles }) => roles)
}

const flag = (is: boolean) => (is ? 1 : 0)

/** The number to call: what labels, form, place and the countries of the head speak for most. */
export const phoneInResume = (
  read: ReadText,
  sections: readonly ResumePartLines[],
  isOther: (section: ResumePartLines) => boolean,
  email: FoundValue<string> | undefined,
): FoundValue<string> | undefined => {
  const spots = sections.flatMap((section): PhoneSpot[] =>
    section.lines.map(line => ({ line, part: section.part, isOther: isOther(section) })),
  )
  const near = sections
    .filter(({ part }) => part === 'head' || part === 'contact')
    .flatMap(({ lines }) => lines)
  const own = countriesOf(near)
  const countries = own.length > 0 ? own : defaults
  const mailLine = read.lines.findIndex(
    ({ start, text }) => email && email.end > 0 && start <= email.start && email.start <= start + text.length,
  )
  const byStart = new Map(read.lines.map((line, at) => [line.start, at]))
  const candidates = spots.flatMap(spot => {
    const { line } = spot
    const folded = foldCharacters(line.text)
    if (!/\d{2}/.test(folded)) return []
    return [...folded.matchAll(NUMBER)]
      .map(match => ({
        raw: match[0].trim(),
        start: match.index + match[0].length - match[0].trimStart().length,
      }))
      .flatMap(halves)
      .map(candidate => withoutPostCode(candidate, countries))
      .filter(({ raw }) => isLength(raw) && !isTime(raw))
      .map(({ raw, start }) => {
        const before = folded.slice(0, start)
        const roles = labelledAs(line, line.start + start)
        const isLabelled = PHONE_WORD.test(before) || roles.includes('phone')
        const at = byStart.get(line.start) ?? read.lines.length
        const { isPossible, isValid } = parsed(raw, countries)
        const evidence = {
          label: flag(isLabelled),
          otherLabel: flag(!isLabelled && (OTHER_WORD.test(before) || roles.includes('person'))),
          plus: flag(/^(?:\+|00)/.test(raw)),
          zero: flag(/^\(?0/.test(raw)),
          possible: flag(isPossible),
          valid: flag(isValid),
          head: flag(spot.part === 'head'),
          contact: flag(spot.part === 'contact'),
          elsewhere: flag(spot.part !== 'head' && spot.part !== 'contact'),
          others: flag(spot.isOther),
          nearMail: flag(mailLine >= 0 && Math.abs(at - mailLine) <= 2),
          identity: flag(isIdentity(raw) || isPostCode(raw)),
          short: flag(digitsOf(raw).length < 9),
          bare: flag(!/[^\d]/.test(raw)),
        }
        const piece: TextPiece = {
          text: raw,
          start: line.start + start,
          end: line.start + start + raw.length,
        }
        const value = raw
          .replace(/[‐‑‒–—\u00ad-]+/gu, '-')
          .replace(/[（]/gu, '(')
          .replace(/[）]/gu, ')')
          .replace(/\s+/g, ' ')
        return scoredValue('phone', value, evidence, piece)
      })
  })
  // Of two that are as likely the first is the one to call.
  const [best] = candidates.sort((one, other) => other.confidence - one.confidence || one.start - other.start)
  return best
}
