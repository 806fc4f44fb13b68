import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** What a link of a mail may do: confirm an account's address until a time; end one alert's mails or those of followed companies, at any time. */
export type LinkFor =
  | { kind: 'confirm'; accountId: string; until: Date }
  | { kind: 'unsubscribe'; alertId: string }
  | { kind: 'company_news'; accountId: string }

const MINUTE_MS = 60_000

const textOf = (link: LinkFor) => {
  switch (link.kind) {
    case 'confirm':
      return `c.${link.accountId}.${Math.ceil(link.until.getTime() / MINUTE_MS).toString(36)}`
    case 'unsubscribe':
      return `u.${link.alertId}`
    case 'company_news':
      return `n.${link.accountId}`
  }
}

/** Signs links of mails and reads them again, by the caller's connection. Nothing is kept of them. */
export const createLinkTokens = () => {
  let secret: Buffer | undefined
  const readSecret = async (db: Db) => {
    const { rows } = await sql<{ secret: Buffer }>`select secret from job_alert_link_secret`.execute(db)
    const [row] = rows
    if (!row) throw new Error('The secret for signing links is missing')
    return row.secret
  }
  const signatureOf = async (db: Db, text: string) => {
    secret ??= await readSecret(db)
    return createHmac('sha256', secret).update(text).digest('base64url')
  }

  return {
    sign: async (db: Db, link: LinkFor): Promise<string> => {
      const text = textOf(link)
      return `${text}.${await signatureOf(db, text)}`
    },

    /** Nothing where nobody here signed it, or its time is over. */
    read: async (db: Db, token: string): Promise<LinkFor | undefined> => {
      const text = token.slice(0, token.lastIndexOf('.'))
      const signature = Buffer.from(token.slice(text.length + 1))
      const expected = Buffer.from(await signatureOf(db, text))
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
      const [kind, id = '', until = ''] = text.split('.')
      if (kind === 'u') return { kind: 'unsubscribe', alertId: id }
      if (kind === 'n') return { kind: 'company_news', accountId: id }
      const time = Number.parseInt(until, 36) * MINUTE_MS
      return time > Date.now() ? { kind: 'confirm', accountId: id, until: new Date(time) } : undefined
    },
  }
}

export type LinkTokens = ReturnType<typeof createLinkTokens>
