import { escapeHtml } from '@hanap/markets/escape-html'
import type { Language } from '@hanap/markets/languages'
import { handOffRoute } from './hand-off.ts'
import { minimalPage } from './minimal-page.ts'

/**
 * A form's answer that leads to another site, as a page that goes there by itself: `form-action 'self'` holds for every
 * redirect after a form, and browsers that keep to it would stop at one.
 */
export const redirectPage = (
  answer: Response,
  origin: string,
  language: Pick<Language, 'tag' | 'dir'>,
): Response => {
  const location = answer.headers.get('location')
  if (answer.status < 300 || answer.status > 399 || location === null) return answer
  const target = new URL(location, origin)
  if (target.origin === origin && handOffRoute(target.pathname) === undefined) return answer
  const headers = new Headers(answer.headers)
  headers.delete('location')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('refresh', `0;url=${target.href}`)
  const name = escapeHtml(target.host)
  const link = `<p dir="ltr"><a href="${escapeHtml(target.href)}" rel="noreferrer">${name}</a></p>`
  return new Response(minimalPage(language, target.host, link), { status: 200, headers })
}
