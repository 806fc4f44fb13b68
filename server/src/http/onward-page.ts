import { handOffRoute } from './hand-off.ts'

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replace(/[&"<>]/g, character => escapes[character] ?? character)

/**
 * A form's answer that leads to another site, as a page that goes there by itself: `form-action 'self'` holds for every
 * redirect after a form, and browsers that keep to it would stop at one.
 */
export const onwardPage = (answer: Response, origin: string): Response => {
  const location = answer.headers.get('location')
  if (answer.status < 300 || answer.status > 399 || location === null) return answer
  const target = new URL(location, origin)
  if (target.origin === origin && handOffRoute(target.pathname) === undefined) return answer
  const headers = new Headers(answer.headers)
  headers.delete('location')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('refresh', `0;url=${target.href}`)
  const address = escapeHtml(target.href)
  const page = `<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(target.host)}</title>
<p dir="ltr"><a href="${address}" rel="noreferrer">${escapeHtml(target.host)}</a></p>
`
  return new Response(page, { status: 200, headers })
}
