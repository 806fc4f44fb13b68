import type { PageContext } from '@hanap/contracts/page'
import { pickMessages } from '@hanap/i18n/catalogues'
import type { Messages } from '@hanap/i18n/message'
import type { MessageKey } from '@hanap/i18n/message-key'
import { type Language, languageByCode } from '@hanap/markets/languages'
import { marketNameInText } from '@hanap/markets/market-names'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { data, type RouterContextProvider } from 'react-router'
import type { HeaderPerson, PageFacts } from './facts.ts'
import { pageContext } from './page-handler.ts'
import { regionOf } from './region.ts'

interface LoaderArguments {
  context: Readonly<RouterContextProvider>
  params: Readonly<Record<string, string | undefined>>
}

/** The page of a loader or action. A first path segment that is no language answers 404. */
export const pageOf = ({ context, params }: LoaderArguments): PageContext => {
  if (params.lang !== undefined && !languageByCode(params.lang)) throw notFound()
  return context.get(pageContext)
}

export const notFound = () => data(null, { status: 404 })

/** Thrown where a call that a page cannot do without was refused: 404 where there is no such thing; what passes keeps its status. */
export const refusedPage = (status: number) =>
  status === 404 || status === 422 ? notFound() : data(null, { status })

/** Where a market's pages have their addresses: the base host shows them too. */
export const originOfMarket = (page: PageContext, market = page.market): string =>
  page.sites[market] ?? page.origin

/** The hand-off to one of our other sites, for who is signed in: the session goes along (spec section 2). */
const HAND_OFF = '/jobseeker-login-redirect'
export const handOffTo = (address: string, prefix = ''): string =>
  `${prefix}${HAND_OFF}?${new URLSearchParams({ redirectUrl: address })}`
export const isHandOff = (path: string): boolean => path.includes(`${HAND_OFF}?`)
/** An address at another of our sites as a link for whoever reads the page. */
export const externalAddress = ({ user }: PageContext, address: string): string =>
  user ? handOffTo(address) : address

/** A companion site's first page in the reader's language; its own is the default market's. */
const companionAddress = (page: PageContext, site: 'resume' | 'academy', { code, slug }: Language): string =>
  externalAddress(page, `${page.sites[site] ?? ''}${code === defaultMarket.languages[0] ? '' : `/${slug}`}`)

/** Where employers are told of their site, in the reader's language and of the reader's country. */
const hireAddress = (page: PageContext, market: string, { code, slug }: Language): string => {
  const prefix = code === defaultMarket.languages[0] ? '' : `/${slug}`
  const query = market === defaultMarket.key ? '' : `?country=${market}`
  return externalAddress(page, `${page.sites.employer ?? ''}${prefix}/hire${query}`)
}

export const factsOf = (page: PageContext): PageFacts => {
  const market = marketByKey(page.market) ?? defaultMarket
  const language = languageByCode(page.language) ?? languageByCode(market.languages[0])
  if (!language) throw new Error(`${page.language} is no language`)
  return {
    market: market.key,
    marketId: market.id,
    country: marketNameInText(market.key, language.code),
    region: regionOf(market.key, language),
    currency: market.currency,
    timeZone: market.timeZone,
    language: language.code,
    languageId: language.id,
    tag: language.tag,
    dir: language.dir,
    languageName: language.value,
    prefix: language.code === market.languages[0] ? '' : `/${language.slug}`,
    assetsUrl: page.assetsUrl,
    supportEmail: page.supportEmail,
    employerUrl: hireAddress(page, market.key, language),
    builderUrl: companionAddress(page, 'resume', language),
    academyUrl: companionAddress(page, 'academy', language),
    year: new Date().getUTCFullYear(),
    ...(page.sites.demo !== undefined && { demoUrl: `${page.sites.demo}/${language.slug}/demo` }),
  }
}

/** A signed-in person without pages of their own. */
export const personOf = ({ user }: PageContext): HeaderPerson | null =>
  user && { firstName: user.first_name, avatar: user.avatar, unread: 0, bell: '', menu: [] }

const picked = new Map<string, Map<readonly string[], Messages>>()

/** The messages of a `?texts` list in the page's language, the same object for every request. */
export const textsFor = (language: PageFacts['language'], keys: readonly MessageKey[]): Messages => {
  const byKeys = picked.get(language) ?? new Map<readonly string[], Messages>()
  picked.set(language, byKeys)
  const cached = byKeys.get(keys)
  if (cached) return cached
  const made = pickMessages(language, keys)
  byKeys.set(keys, made)
  return made
}
