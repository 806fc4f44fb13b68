import { escapeHtmlText } from '@hanap/markets/escape-html'
import { type LanguageCode, languageByCode, languages } from '@hanap/markets/languages'
import { defaultMarket } from '@hanap/markets/markets'
import type { Db } from '../db/client.ts'
import { coursePages } from '../modules/academy/index.ts'
import { type ClientAddress, originOf } from '../security/client-address.ts'

const MAX_AGE = 'public, max-age=3600'
/** Paths that a robot gains nothing from. */
const DISALLOWED = ['/api/', '/my-courses', '/get-started', '/certificates/']

const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': MAX_AGE } })

const pathIn = (language: LanguageCode, path: string) => {
  const prefix =
    language === defaultMarket.languages[0] ? '' : `/${languageByCode(language)?.slug ?? language}`
  return prefix + (path === '/' && prefix ? '' : path)
}

/** `/robots.txt` and `/sitemap.xml` of the academy: its catalogue and courses, each in its languages. Nothing for any other path. */
export const createAcademySitemap =
  (db: Db) =>
  async (path: string, clientAddress: ClientAddress): Promise<Response | undefined> => {
    const origin = originOf(clientAddress)
    if (path === '/robots.txt')
      return text(
        `User-agent: *\n${DISALLOWED.map(each => `Disallow: ${each}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
        'text/plain',
      )
    if (path !== '/sitemap.xml') return undefined
    const item = (language: LanguageCode, page: string, changedAt?: Date) =>
      `<url><loc>${escapeHtmlText(origin + pathIn(language, page))}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`
    const items = [
      ...languages.map(({ code }) => item(code, '/')),
      ...(await coursePages(db, defaultMarket.key)).flatMap(page =>
        page.languages.map(language => item(language, page.path, page.changedAt)),
      ),
    ]
    return text(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</urlset>\n`,
      'application/xml',
    )
  }
