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

/** Whether a press on a page of this very site led here; browsers that do not say are not believed. */
export const isOwnPress = (headers: Headers) => headers.get('sec-fetch-site') === 'same-origin'

/** The parameter by which somebody takes the account that arrives in place of the one that is signed in. */
export const TAKES_ARRIVING = 'account'

interface Arrival {
  url: URL
  path: string
  isHttps: boolean
  /** Whom the code would sign in. */
  arriving: string
}

/** The same address again, asked for by a press, with more parameters. */
const pressAgain = (url: URL, label: string, more: Record<string, string> = {}) => {
  const fields = [...url.searchParams, ...Object.entries(more)].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form action="${escapeHtml(url.pathname)}">${fields.join('')}<button style="${BUTTON}">${label}</button></form>`
}

const question = (heading: string, main: string, code: LanguageCode, isHttps: boolean) => {
  const t = translator(code)
  const language = languageByCode(code)
  const page = minimalPage(
    { tag: language?.tag ?? 'en', dir: language?.dir ?? 'ltr' },
    `${heading} | ${t('common.brand')}`,
    `<h1 style="${HEADING}">${escapeHtml(heading)}</h1>\n${main}`,
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

const named = (email: string) => `<bdi><strong>${escapeHtml(email)}</strong></bdi>`

/** Asks for a press before a code of the address signs in whom it names; the press asks for the same address. */
export const logInConfirmation = (
  { url, path, isHttps, arriving }: Arrival,
  code: LanguageCode,
): Response => {
  const t = translator(code)
  const main = `<p>${escapeHtml(t('auth.arrivalText'))}</p>
<p>${named(arriving)}</p>
${pressAgain(url, escapeHtml(t('auth.arrivalLogIn')))}
<p><a style="${LINK}" href="${escapeHtml(path)}">${escapeHtml(t('auth.arrivalDecline'))}</a></p>`
  return question(t('auth.arrivalHeading'), main, code, isHttps)
}

/** Asks somebody who is signed in here and comes as another which of the two goes on. */
export const accountChoice = (
  { url, path, isHttps, arriving, present }: Arrival & { present: string },
  code: LanguageCode,
): Response => {
  const t = translator(code)
  const stay = `<p><a style="${LINK}" href="${escapeHtml(path)}">${escapeHtml(t('auth.accountChoiceStay'))}</a></p>`
  const main = `<p>${escapeHtml(t('auth.accountChoicePresent'))} ${named(present)}</p>
${stay}
<p>${escapeHtml(t('auth.accountChoiceArriving'))} ${named(arriving)}</p>
${pressAgain(url, escapeHtml(t('auth.accountChoiceSwitch')), { [TAKES_ARRIVING]: 'arriving' })}`
  return question(t('auth.accountChoiceHeading'), main, code, isHttps)
}
