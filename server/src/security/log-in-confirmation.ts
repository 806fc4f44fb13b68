import { translator } from '@hanap/i18n/catalogues'
import { escapeHtml } from '@hanap/markets/escape-html'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import { minimalPage } from '../pages/minimal-page.ts'
import { pageHeaders } from './security-headers.ts'

const HEADING = 'margin:0;font-size:1.625rem;line-height:1.25'
const BUTTON =
  'min-height:2.75rem;padding:.625rem 1.5rem;border:0;border-radius:999px;background:CanvasText;color:Canvas;font:inherit;font-weight:600;cursor:pointer'
const LINK = 'display:inline-block;padding:.625rem 0;color:inherit'

/**
 * Whether whoever arrives came by a link of another site, or by none of a page's: nobody is signed in by a click that
 * somebody else prepared. Browsers that do not say are taken at the code's word.
 */
export const isCrossSiteArrival = (headers: Headers) =>
  ['cross-site', 'none'].includes(headers.get('sec-fetch-site') ?? '')

/** Asks for a press before a code of the address signs in whom it names; the press asks for the same address. */
export const logInConfirmation = (
  { url, path, email, isHttps }: { url: URL; path: string; email: string; isHttps: boolean },
  code: LanguageCode,
): Response => {
  const t = translator(code)
  const language = languageByCode(code)
  const fields = [...url.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const main = `<h1 style="${HEADING}">${escapeHtml(t('auth.arrivalHeading'))}</h1>
<p>${escapeHtml(t('auth.arrivalText'))}</p>
<p><bdi><strong>${escapeHtml(email)}</strong></bdi></p>
<form action="${escapeHtml(url.pathname)}">${fields.join('')}<button style="${BUTTON}">${escapeHtml(t('auth.arrivalLogIn'))}</button></form>
<p><a style="${LINK}" href="${escapeHtml(path)}">${escapeHtml(t('auth.arrivalDecline'))}</a></p>`
  const page = minimalPage(
    { tag: language?.tag ?? 'en', dir: language?.dir ?? 'ltr' },
    `${t('auth.arrivalHeading')} | ${t('common.brand')}`,
    main,
  )
  return new Response(page, {
    headers: {
      ...Object.fromEntries(pageHeaders(isHttps, '')),
      'content-type': 'text/html; charset=utf-8',
      'content-language': language?.tag ?? 'en',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
