import { createHash, randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { API_TOKEN_PREFIX } from '../../../calls/bearer.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { TokenScope, TokenTables } from './tables.ts'

export type TokenRow = Selectable<TokenTables['api_tokens']>

const HINT_LENGTH = 4

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

export const tokensStore = {
  /** The newest first. */
  ofCompany: (db: Db, companyId: string): Promise<TokenRow[]> =>
    db
      .withTables<TokenTables>()
      .selectFrom('api_tokens')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  /** Its secret is in this answer alone. */
  insert: async (
    trx: Db,
    token: { companyId: string; accountId: string; name: string; scopes: readonly TokenScope[] },
  ): Promise<{ row: TokenRow; secret: string }> => {
    const secret = `${API_TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
    const row = await trx
      .withTables<TokenTables>()
      .insertInto('api_tokens')
      .values({
        id: newId(),
        company_id: token.companyId,
        account_id: token.accountId,
        name: token.name,
        secret_hash: hashOf(secret),
        hint: secret.slice(-HINT_LENGTH),
        scopes: [...new Set(token.scopes)],
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row, secret }
  },

  /** Marks it as used, once a minute. */
  use: async (db: Db, secret: string): Promise<TokenRow | undefined> => {
    const tokens = db.withTables<TokenTables>()
    const row = await tokens
      .selectFrom('api_tokens')
      .selectAll()
      .where('secret_hash', '=', hashOf(secret))
      .executeTakeFirst()
    if (row && (row.last_used_at === null || row.last_used_at.getTime() < Date.now() - 60_000))
      await tokens
        .updateTable('api_tokens')
        .set({ last_used_at: sql<Date>`now()` })
        .where('id', '=', row.id)
        .execute()
    return row
  },

  /** The one that was removed; nothing where it is not the company's. */
  remove: (trx: Db, companyId: string, id: string): Promise<TokenRow | undefined> =>
    trx
      .withTables<TokenTables>()
      .deleteFrom('api_tokens')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .returningAll()
      .executeTakeFirst(),

  removeOfMember: async (trx: Db, accountId: string) => {
    await trx.withTables<TokenTables>().deleteFrom('api_tokens').where('account_id', '=', accountId).execute()
  },
}
