import { escapeHtmlText } from '@hanap/markets/escape-html'
import { type LanguageCode, languageByCode, languages } from '@hanap/markets/languages'
import { defaultMarket } from '@hanap/markets/markets'
import { type ClientAddress, originOf } from '../security/client-address.ts'

const MAX_AGE = 'public, max-age=3600'
const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': MAX_AGE } })

const pathIn = (language: LanguageCode, path: string) => {
  const prefix =
    language === defaultMarket.languages[0] ? '' : `/${languageByCode(language)?.slug ?? language}`
  return prefix + (path === '/' && prefix ? '' : path)
}

interface CompanionSite {
  /** Beginnings of paths that a robot gains nothing from. */
  disallowed: readonly string[]
  /** The path of its first page for visitors; absent: `/`. */
  home?: string
  /** Pages beside that, each in its languages. */
  pages: () => Promise<readonly CompanionPage[]>
}

interface CompanionPage {
  path: string
  languages: readonly LanguageCode[]
  changedAt: Date
}

/** `/robots.txt` and `/sitemap.xml` of a site beside the markets': its first page in every language, and its pages. Nothing for any other path. */
export const createCompanionSitemap =
  ({ disallowed, home = '/', pages }: CompanionSite) =>
  async (path: string, clientAddress: ClientAddress): Promise<Response | undefined> => {
    const origin = originOf(clientAddress)
    if (path === '/robots.txt')
      return text(
        `User-agent: *\n${disallowed.map(each => `Disallow: ${each}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
        'text/plain',
      )
    if (path !== '/sitemap.xml') return undefined
    const item = (language: LanguageCode, page: string, changedAt?: Date) =>
      `<url><loc>${escapeHtmlText(origin + pathIn(language, page))}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`
    const items = [
      ...languages.map(({ code }) => item(code, home)),
      ...(await pages()).flatMap(page =>
        page.languages.map(language => item(language, page.path, page.changedAt)),
      ),
    ]
    return text(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</urlset>\n`,
      'application/xml',
    )
  }
