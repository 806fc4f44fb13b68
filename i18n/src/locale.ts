import { type LanguageCode, languageByCode } from '@hanap/markets/languages'

/** Made from English for tests: `pseudo-long` is about 40 % longer and accented, `pseudo-rtl` runs right to left. */
export type PseudoLanguage = 'pseudo-long' | 'pseudo-rtl'

export type CatalogueLanguage = LanguageCode | PseudoLanguage

export const pseudoLanguages: readonly PseudoLanguage[] = ['pseudo-long', 'pseudo-rtl']

export const direction = (language: CatalogueLanguage): 'ltr' | 'rtl' =>
  language === 'pseudo-rtl' ? 'rtl' : (languageByCode(language)?.dir ?? 'ltr')

/**
 * The tag that Intl gets; with a country (two capital letters) the country's customs too.
 * Arabic writes Latin digits in every market: salaries, dates and phone numbers of job ads in the Gulf are
 * written so, and they line up with what people type into a form.
 */
export const intlTag = (language: CatalogueLanguage, country?: string): string => {
  const base = intlBases.get(language) ?? languageByCode(language)?.tag ?? 'en'
  const region = country && /^[A-Z]{2}$/.test(country) ? `-${country}` : ''
  // zh-CN and zh-TW name a country already; their script keeps the characters right when it changes.
  if (base === 'zh-CN') return region ? `zh-Hans${region}` : base
  if (base === 'zh-TW') return region ? `zh-Hant${region}` : base
  if (base === 'ar') return `ar${region}-u-nu-latn`
  return region ? `${base.split('-')[0]}${region}` : base
}

const intlBases = new Map<string, string>([
  ['pseudo-long', 'en'],
  ['pseudo-rtl', 'en'],
])

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/
const LEFT_TO_RIGHT = /[A-Za-z0-9\u00C0-\u058F\u0900-\u1FFF\u2C00-\uFAFF]/

/**
 * Text that runs the other way than its surroundings, wrapped in marks that keep it from reordering them
 * (a Latin company name or a phone number in an Arabic sentence). Other text comes back as it is.
 */
export const isolate = (text: string, surroundings: 'ltr' | 'rtl'): string => {
  const other = surroundings === 'rtl' ? LEFT_TO_RIGHT : RIGHT_TO_LEFT
  return other.test(text) ? `\u2068${text}\u2069` : text
}

/** Names whose signs belong to them: `.NET`, `C++`, `C#`. */
const SIGNED_NAME = /(?<![\p{L}\p{N}])(?:\.[A-Za-z][A-Za-z0-9.]*|[A-Za-z][A-Za-z0-9]*[+#]+)(?![\p{L}\p{N}])/gu

/**
 * A text of its own direction in which Latin names keep their signs: in an Arabic title the dot of `.NET` would stand behind
 * it. A text without right-to-left letters comes back as it is.
 */
export const isolateNames = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? text.replace(SIGNED_NAME, '\u2066$&\u2069') : text
