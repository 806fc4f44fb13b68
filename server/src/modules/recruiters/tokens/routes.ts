import * as calls from '@hanap/contracts/recruiters/programs/tokens.calls'
import * as schemas from '@hanap/contracts/recruiters/programs/tokens.schemas'
import { sql } from 'kysely'
import { Refusal } from '../../../calls/refusal.ts'
import { memberRoute, type Route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { recordAudit } from '../../audit/index.ts'
import type { AccountFacts } from '../../auth/index.ts'
import { type TokenRow, tokensStore } from './tokens-store.ts'

const MAX_TOKENS = 20

export interface TokenDeps {
  db: Db
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
}

/** With what programs act for a company: calls 358-360. */
export const tokenRoutes = ({ db, accountsByIds }: TokenDeps): Route[] => {
  const viewsOf = async (rows: readonly TokenRow[]) => {
    const accounts = await accountsByIds([...new Set(rows.map(row => row.account_id))])
    return rows.map(({ id, name, scopes, hint, account_id, created_at, last_used_at }) => ({
      id,
      name,
      scopes,
      hint,
      member: {
        id: account_id,
        first_name: accounts.get(account_id)?.firstName ?? '',
        last_name: accounts.get(account_id)?.lastName ?? '',
      },
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    }))
  }

  return [
    memberRoute(calls.listTokens, schemas.listTokens, async ({ caller }) => ({
      tokens: await viewsOf(await tokensStore.ofCompany(db, caller.companyId)),
    })),

    memberRoute(calls.createToken, schemas.createToken, async ({ body, caller }) => {
      const { companyId, accountId } = caller
      const { row, secret } = await db.transaction().execute(async trx => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`tokens ${companyId}`}, 0))`.execute(trx)
        if ((await tokensStore.ofCompany(trx, companyId)).length >= MAX_TOKENS)
          throw new Refusal('too_many_tokens')
        const made = await tokensStore.insert(trx, { companyId, accountId, ...body })
        await recordAudit(trx, {
          companyId,
          action: 'token_created',
          actor: { kind: 'member', id: accountId },
          details: { value: body.name },
        })
        return made
      })
      const [token] = await viewsOf([row])
      if (!token) throw new Refusal('token_not_found')
      return { token, secret }
    }),

    memberRoute(calls.revokeToken, schemas.revokeToken, async ({ params, caller }) => {
      await db.transaction().execute(async trx => {
        const removed = await tokensStore.remove(trx, caller.companyId, params.id)
        if (!removed) throw new Refusal('token_not_found')
        await recordAudit(trx, {
          companyId: caller.companyId,
          action: 'token_revoked',
          actor: { kind: 'member', id: caller.accountId },
          details: { value: removed.name },
        })
      })
      return {}
    }),
  ]
}
