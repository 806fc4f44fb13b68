import type { Db } from '../../db/client.ts'
import { accountFactsByIds } from '../auth/index.ts'
import { changeSeekerSettings } from '../notifications/index.ts'
import { alertChanges } from './alert-changes.ts'
import { alertStore } from './store.ts'
import { createLinkTokens, type LinkTokens } from './tokens.ts'

const PAGE = /^\/(?:[\w-]+\/)?job-alerts\/unsubscribe$/
const ONE_CLICK = /(?:^|&)List-Unsubscribe=One-Click(?:&|$)/
const MAX_BYTES = 1000

/** Ends one alert's mails, or those of followed companies. False where the token is none of ours. */
export const endMailsByToken = async (db: Db, tokens: LinkTokens, token: string): Promise<boolean> => {
  const link = await tokens.read(db, token)
  if (link?.kind === 'company_news') {
    const { accountId } = link
    const accounts = await accountFactsByIds(db, [accountId])
    if (accounts.has(accountId))
      await db
        .transaction()
        .execute(trx => changeSeekerSettings(trx, accountId, { company_news: { email: false } }))
    return true
  }
  if (link?.kind !== 'unsubscribe') return false
  const row = await alertStore.byId(db, link.alertId)
  if (row?.is_active)
    await db.transaction().execute(trx => alertChanges.update(trx, row, { isActive: false }))
  return true
}

/**
 * The one press in a mail program (RFC 8058): a form from no browser, without a session, sent to the address that the mail
 * names. A browser's own form there is the page's.
 */
export const handleOneClick = (db: Db) => {
  const tokens = createLinkTokens()
  return async (request: Request, url: URL): Promise<Response | undefined> => {
    const { headers } = request
    const isBrowsers = headers.has('cookie') || headers.has('origin') || headers.has('sec-fetch-site')
    if (request.method !== 'POST' || isBrowsers || !PAGE.test(url.pathname)) return undefined
    if (Number(headers.get('content-length') ?? MAX_BYTES) >= MAX_BYTES) return undefined
    if (!ONE_CLICK.test(await request.clone().text())) return undefined
    const isOurs = await endMailsByToken(db, tokens, url.searchParams.get('token') ?? '')
    return new Response(null, { status: isOurs ? 200 : 404, headers: { 'cache-control': 'no-store' } })
  }
}
