import {
  type Language,
  type LanguageCode,
  languageByCode,
  languageById,
  languages,
} from '@hanap/markets/languages'
import { defaultMarket, type Market, marketById, marketByKey } from '@hanap/markets/markets'
import type { HostSite } from '../pages/hosts.ts'
import { readCookie } from '../security/cookies.ts'
import { Refusal } from './refusal.ts'

/** Where a request is answered: the market of its host and the language of its reader. */
export interface Locale {
  market: Market
  language: LanguageCode
}

/** Market of a host; a host that names none has the market that the visitor chose, else the default. */
export const marketOfSite = (site: HostSite | undefined, chosen?: string): Market =>
  (site?.name === 'jobseeker' ? site.market : undefined) ??
  (chosen === undefined ? undefined : marketByKey(chosen)) ??
  defaultMarket

/** Cookie with the visitor's choice of market, for hosts that name none. */
const MARKET_COOKIE = 'market'

const byTag = new Map<string, Language>(
  languages.flatMap(language => [
    [language.tag.toLowerCase(), language],
    [language.code, language],
    [language.alias.toLowerCase(), language],
  ]),
)

/** The first language of an Accept-Language header that the site speaks, by quality. */
export const acceptedLanguage = (header: string | undefined): LanguageCode | undefined => {
  const preferred = (header ?? '')
    .split(',', 20)
    .map(part => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const quality = rest.map(text => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of preferred) {
    const taggedLanguage = byTag.get(tag) ?? byTag.get(tag.split('-')[0] ?? '') ?? chineseOf(tag)
    if (taggedLanguage) return taggedLanguage.code
  }
  return undefined
}

const chineseOf = (tag: string) => {
  if (!tag.startsWith('zh')) return undefined
  return languageByCode(/hant|-tw|-hk|-mo/.test(tag) ? 'zh-tw' : 'zh-cn')
}

const idOf = (header: string | undefined, refusal: 'unknown_country_id' | 'unknown_language_id') => {
  if (header === undefined) return undefined
  if (!/^\d{1,6}$/.test(header)) throw new Refusal(refusal)
  return Number(header)
}

/** Place of an API call: the headers Country-Id and Language-Id, else the host and Accept-Language. */
export const localeOfCall = (site: HostSite | undefined, headers: Headers): Locale => {
  const countryId = idOf(headers.get('country-id') ?? undefined, 'unknown_country_id')
  const languageId = idOf(headers.get('language-id') ?? undefined, 'unknown_language_id')
  const chosen = readCookie(headers.get('cookie'), MARKET_COOKIE)
  const market = countryId === undefined ? marketOfSite(site, chosen) : marketById(countryId)
  if (!market) throw new Refusal('unknown_country_id')
  const language =
    languageId === undefined
      ? (acceptedLanguage(headers.get('accept-language') ?? undefined) ?? market.languages[0])
      : languageById(languageId)?.code
  if (!language) throw new Refusal('unknown_language_id')
  return { market, language }
}

/** `hasSegment`: the path's first segment is a language. */
export interface PageLocale extends Locale {
  hasSegment: boolean
}

/** Place of a page: the host's market, and the language of the path's first segment or the market's default. */
export const localeOfPage = (site: HostSite | undefined, path: string, headers: Headers): PageLocale => {
  const market = marketOfSite(site, readCookie(headers.get('cookie'), MARKET_COOKIE))
  const [, segment = ''] = path.split('/', 2)
  // The browser's router asks for the data of `/ja` as `/ja.data`.
  const language = languageByCode(segment.replace(/\.data$/, ''))
  return {
    market,
    language: language?.code ?? market.languages[0],
    hasSegment: language !== undefined && !segment.endsWith('.data'),
  }
}
