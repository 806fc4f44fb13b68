import { escapeHtmlText } from '@hanap/markets/escape-html'
import { functionPath, functionText } from '@hanap/markets/functions'
import { type Language, languageByCode, languages } from '@hanap/markets/languages'
import type { Market } from '@hanap/markets/markets'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { localeOfPage } from '../calls/locale.ts'
import type { Db } from '../db/client.ts'
import { countOpenJobs, JOBS_PER_SITEMAP, marketPages } from '../modules/jobs/index.ts'
import { type ClientAddress, originAt, originOf } from '../security/client-address.ts'

/** Blockchain and web3, which have a topic page. */
const WEB3_FUNCTION = 108

const NAME = /^\/sitemap-([a-z-]{2,5})-(\d{1,3})\.xml$/
const MAX_AGE = 'public, max-age=3600'

/** Paths that a robot gains nothing from. */
const DISALLOWED = [
  '/api/',
  '/*/apply',
  '/*/report',
  '/get-started',
  '/saved-jobs',
  '/applied-jobs',
  '/my-account',
  '/country-and-language',
]

const xml = (root: string, items: readonly string[]) =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': MAX_AGE } },
  )

const ownLanguages = (market: Market): Language[] =>
  market.languages.flatMap(code => languages.filter(language => language.code === code))

const index = async (db: Db, market: Market, origin: string) => {
  const parts = Math.max(1, Math.ceil((await countOpenJobs(db, market.key)) / JOBS_PER_SITEMAP))
  const names = ownLanguages(market).flatMap(({ slug }) =>
    Array.from({ length: parts }, (_, part) => `/sitemap-${slug}-${part + 1}.xml`),
  )
  return xml(
    'sitemapindex',
    names.map(name => `<sitemap><loc>${origin}${name}</loc></sitemap>`),
  )
}

/** Pages of one language of a market: its jobs, and in the first part the keyword and place pages that have some. */
const urlset = async (db: Db, market: Market, language: Language, part: number, origin: string) => {
  const { jobs, placeIds, functionIds } = await marketPages(db, market.key, part)
  const prefix = language.code === market.languages[0] ? '' : `/${language.slug}`
  const searches = [
    ...placeIds.map(id => ({ ...emptySearch, location: [id] })),
    ...functionIds.map(id => ({ ...emptySearch, query: functionText(id, language.code) })),
  ]
  const paths = searches
    .map(search => buildSearchUrl(market.key, language.code, search))
    // A name that no path can say has no page of its own.
    .filter(path => !path.includes('?'))
  const hasWeb3 = functionIds.some(id => functionPath(id)?.job_function_id === WEB3_FUNCTION)
  const topics = hasWeb3 ? ['/web3'] : []
  const fixed = part === 1 ? [prefix === '' ? '/' : '', '/job-search', '/companies', ...topics] : []
  const item = (path: string, changedAt?: Date) =>
    `<url><loc>${escapeHtmlText(new URL(prefix + path, origin).href)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`
  return xml('urlset', [
    ...[...new Set([...fixed, ...paths])].map(path => item(path)),
    ...jobs.map(({ path, changedAt }) => item(path, changedAt)),
  ])
}

const PATH = /^\/(robots\.txt|sitemap[a-z0-9-]*\.xml)$/

const robots = (origin: string) =>
  new Response(
    `User-agent: *\n${DISALLOWED.map(each => `Disallow: ${each}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': MAX_AGE } },
  )

/**
 * `/robots.txt`, `/sitemap.xml` and the sitemaps that it names, of a market on its own host; the base host, whose pages
 * have their addresses there, leads to them. Nothing for any other path.
 */
export const createSitemaps =
  (db: Db, baseHost: string) =>
  async (path: string, clientAddress: ClientAddress, headers: Headers): Promise<Response | undefined> => {
    if (!PATH.test(path)) return undefined
    const { market } = localeOfPage(clientAddress.site, path, headers)
    const origin = originAt(clientAddress, market.hostLabel, baseHost)
    if (origin !== originOf(clientAddress))
      return new Response(null, {
        status: 301,
        headers: { location: origin + path, 'cache-control': MAX_AGE },
      })
    if (path === '/robots.txt') return robots(origin)
    if (path === '/sitemap.xml') return index(db, market, origin)
    const [, slug = '', part = ''] = NAME.exec(path) ?? []
    const language = languageByCode(slug)
    const isOwn = language !== undefined && market.languages.includes(language.code)
    return isOwn && Number(part) > 0 ? urlset(db, market, language, Number(part), origin) : undefined
  }
