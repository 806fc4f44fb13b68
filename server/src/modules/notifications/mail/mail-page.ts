import { escapeHtml } from '@hanap/markets/escape-html'
import { BARE_POLICY } from '../../../security/security-headers.ts'
import type { MailCatcher } from '../index.ts'

const html = (body: string, policy: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
  })

/** A mail may show itself and be left by its links, and nothing more. */
const MAIL_POLICY = `sandbox allow-top-navigation allow-popups; ${BARE_POLICY}; style-src 'unsafe-inline'; img-src 'self' data:`
const LIST_POLICY = `${BARE_POLICY}; style-src 'unsafe-inline'`

const list = async (catcher: MailCatcher) => {
  const mails = await catcher.list()
  const rows = mails.map(
    ({ id, address, subject, caughtAt }) =>
      `<tr><td><time>${caughtAt.toISOString().slice(0, 19).replace('T', ' ')}</time></td><td>${escapeHtml(address)}</td>` +
      `<td dir="auto"><a href="/mail/${id}">${escapeHtml(subject)}</a> <a href="/mail/${id}.txt">text</a></td></tr>`,
  )
  const body = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>No mail yet.</p>'
  return html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Caught mail</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.4rem .8rem .4rem 0;vertical-align:top}</style>
<h1>Caught mail</h1><p>Nothing leaves this machine: what the marketplace would send stands here.</p>${body}</html>`,
    LIST_POLICY,
  )
}

/** `/mail`: what the local catcher took, to read as it was written; outside production only. */
export const createMailPage =
  (catcher: MailCatcher) =>
  async (path: string): Promise<Response | undefined> => {
    if (path === '/mail') return list(catcher)
    const [, id, isText] = /^\/mail\/(\w{1,40})(\.txt)?$/.exec(path) ?? []
    const mail = id === undefined ? undefined : await catcher.read(id)
    if (!mail) return undefined
    return isText
      ? new Response(mail.text, {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        })
      : html(mail.html, MAIL_POLICY)
  }
