import { languages } from '@hanap/markets/languages'
import { foldName } from '../../text/fold.ts'

/** Names that Intl does not have, folded. */
const aliases: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  'grande bretagne': 'GB',
  'gran bretana': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  'u a e': 'AE',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  macau: 'MO',
  macao: 'MO',
  korea: 'KR',
  'republic of korea': 'KR',
  'viet nam': 'VN',
  turkey: 'TR',
  czechia: 'CZ',
  'czech republic': 'CZ',
  russia: 'RU',
  ksa: 'SA',
  'kingdom of saudi arabia': 'SA',
  'republic of the philippines': 'PH',
  ph: 'PH',
  'the netherlands': 'NL',
  holland: 'NL',
  'ivory coast': 'CI',
  'republic of ireland': 'IE',
  'republic of serbia': 'RS',
  'mainland china': 'CN',
  'pr china': 'CN',
  prc: 'CN',
  中国大陆: 'CN',
  中國大陸: 'CN',
  香港: 'HK',
  澳門: 'MO',
  澳门: 'MO',
  台湾: 'TW',
  臺灣: 'TW',
  السعوديه: 'SA',
  الامارات: 'AE',
}

/** Beside the languages of ours, those in which feeds often name countries. */
const languageTags = [
  ...languages.map(({ tag }) => tag),
  'fr',
  'de',
  'it',
  'nl',
  'pl',
  'sr',
  'vi',
  'th',
  'ko',
  'fil',
]
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Intl also names groups of countries, private codes, and codes that others replaced (“CS” is Serbia, too). */
const isCountry = (code: string) =>
  !/^(EU|EZ|UN|QO|XA|XB|ZZ)$/.test(code) && new Intl.Locale(`und-${code}`).region === code

let byName: Map<string, string> | undefined

const codesByName = (): Map<string, string> => {
  const codes = new Map<string, string>()
  for (const tag of languageTags) {
    const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' })
    for (const code of LETTERS.flatMap(first => LETTERS.map(second => first + second))) {
      const name = names.of(code)
      if (name === undefined || !isCountry(code)) continue
      const folded = foldName(name)
      if (!codes.has(folded)) codes.set(folded, code)
    }
  }
  for (const [name, code] of Object.entries(aliases)) codes.set(foldName(name), code)
  return codes
}

/** ISO 3166-1 alpha-3 codes of the markets and of other countries that ads often are in. */
const alpha3 =
  'USA GBR ARE BRA CAN HKG IDN JPN LKA MAC MYS NGA PHL SGP TUR TWN ESP SRB SAU CHN KOR VNM THA IND DEU FRA ITA AUS NLD POL MEX'
const alpha2 = 'US GB AE BR CA HK ID JP LK MO MY NG PH SG TR TW ES RS SA CN KR VN TH IN DE FR IT AU NL PL MX'
const byAlpha3 = new Map(alpha3.split(' ').map((code, at) => [code, alpha2.split(' ')[at]]))

/** The ISO 3166-1 code of a country by code or by name in any language that we know; undefined for what is none. */
export const countryCode = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  byName ??= codesByName()
  const upper = trimmed.toUpperCase()
  if (upper === 'UK') return 'GB'
  if (/^[A-Z]{2}$/.test(upper) && isCountry(upper) && english.of(upper) !== undefined) return upper
  return (
    byAlpha3.get(upper) ??
    byName.get(foldName(trimmed)) ??
    byName.get(foldName(trimmed.replace(/\s*\(.*\)\s*/, ' ')))
  )
}

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

export const countryName = (code: string): string => english.of(code) ?? code
