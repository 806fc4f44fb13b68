import { translator } from '@hanap/i18n/catalogues'
import { languageByCode } from '@hanap/markets/languages'
import { marketNameInText } from '@hanap/markets/market-names'
import { localeOfPage } from '../calls/locale.ts'
import type { ClientAddress } from '../security/client-address.ts'

const PATH = /^(?:\/([a-z-]{2,5}))?\/manifest\.webmanifest$/
/** The light surface of `web/ui/src/theme.css`; the pages' own `theme-color` has the dark one. */
const SURFACE = '#faf9f6'

const png = (assetsUrl: string, name: string, side: number) => ({
  src: `${assetsUrl}/jobseeker/icons/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
})

/** The web app manifest of a market in the language of its path; undefined for any other path. */
export const webManifest = (
  path: string,
  { site }: Pick<ClientAddress, 'site'>,
  headers: Headers,
  assetsUrl: string,
): Response | undefined => {
  const [isPath, segment] = PATH.exec(path) ?? []
  if (!isPath || (segment !== undefined && !languageByCode(segment))) return undefined
  const { market, language: code } = localeOfPage(site, path, headers)
  const language = languageByCode(code)
  const t = translator(code)
  const prefix = code === market.languages[0] ? '' : `/${language?.slug}`
  const shortcut = (name: string, to: string) => ({
    name,
    url: `${prefix}${to}`,
    icons: [png(assetsUrl, 'icon', 96)],
  })
  const manifest = {
    // One app for a market, in whatever language it was installed.
    id: '/',
    name: `${t('common.brand')} | ${t('home.title', { country: marketNameInText(market.key, code) })}`,
    short_name: t('common.brand'),
    description: t('offline.description'),
    lang: language?.tag,
    dir: language?.dir,
    start_url: prefix || '/',
    scope: '/',
    display: 'standalone',
    theme_color: SURFACE,
    background_color: SURFACE,
    categories: ['business'],
    icons: [
      { src: `${assetsUrl}/jobseeker/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      png(assetsUrl, 'icon', 192),
      png(assetsUrl, 'icon', 512),
      { ...png(assetsUrl, 'maskable', 192), purpose: 'maskable' },
      { ...png(assetsUrl, 'maskable', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut(t('common.findJobs'), '/job-search'),
      shortcut(t('common.savedJobs'), '/saved-jobs'),
      shortcut(t('common.appliedJobs'), '/applied-jobs'),
    ],
  }
  return Response.json(manifest, {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      // A host of no market has the one that its visitor chose.
      'cache-control': 'private, max-age=3600',
    },
  })
}
