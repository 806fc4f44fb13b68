import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { MyinfoDetails } from './myinfo.ts'
import type { SingpassTables } from './tables.ts'
import type { Vault } from './vault.ts'

/** What must be the same when the seeker comes back. */
export const PendingAuthorisation = z.object({
  redirectUri: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  proofKey: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
})
export type PendingAuthorisation = z.output<typeof PendingAuthorisation>

interface AuthorisationOwner {
  accountId: string
  sessionId: string
}

const AUTHORISATION_MINUTES = 15
const DETAILS_MINUTES = 60

const stateHash = (state: string) => createHash('sha256').update(state).digest()
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const isAlreadyVerified = (error: unknown) =>
  error instanceof DatabaseError && error.constraint === 'singpass_identities_uinfin_index_key'

/** Rows of the identity check; everything personal in them is sealed. */
export const singpassStore = (database: Db, vault: Vault) => {
  const db = database.withTables<SingpassTables>()
  return {
    begin: async (
      state: string,
      { accountId, sessionId }: AuthorisationOwner,
      authorisation: PendingAuthorisation,
    ) => {
      await db
        .insertInto('singpass_authorisations')
        .values({
          state_hash: stateHash(state),
          account_id: accountId,
          session_id: sessionId,
          ...vault.seal(`authorisation ${accountId}`, JSON.stringify(authorisation)),
          expires_at: inMinutes(AUTHORISATION_MINUTES),
        })
        .execute()
    },

    /** What was begun under the state, once, and only by the session that began it. */
    take: async (
      state: string,
      { accountId, sessionId }: AuthorisationOwner,
    ): Promise<PendingAuthorisation | undefined> => {
      const row = await db
        .deleteFrom('singpass_authorisations')
        .where('state_hash', '=', stateHash(state))
        .where('account_id', '=', accountId)
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['data_key_id', 'sealed'])
        .executeTakeFirst()
      return row && PendingAuthorisation.parse(JSON.parse(vault.open(`authorisation ${accountId}`, row)))
    },

    keepDetails: async (accountId: string, details: MyinfoDetails) => {
      const row = {
        ...vault.seal(`details ${accountId}`, JSON.stringify(details)),
        expires_at: inMinutes(DETAILS_MINUTES),
      }
      await db
        .insertInto('singpass_details')
        .values({ account_id: accountId, ...row })
        .onConflict(conflict => conflict.column('account_id').doUpdateSet(row))
        .execute()
    },

    details: async (accountId: string): Promise<MyinfoDetails | undefined> => {
      const row = await db
        .selectFrom('singpass_details')
        .select(['data_key_id', 'sealed'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
      return row && MyinfoDetails.parse(JSON.parse(vault.open(`details ${accountId}`, row)))
    },

    dropDetails: async (accountId: string) => {
      await db.deleteFrom('singpass_details').where('account_id', '=', accountId).execute()
    },

    /** The account's identity from now on; false where another account has it. */
    saveIdentity: async (accountId: string, uinfin: string, userIdentityId: number): Promise<boolean> => {
      const row = {
        user_identity_id: userIdentityId,
        uinfin_index: vault.indexOf(uinfin),
        ...vault.seal(`identity ${accountId}`, uinfin),
        verified_at: new Date(),
      }
      try {
        await db
          .insertInto('singpass_identities')
          .values({ account_id: accountId, ...row })
          .onConflict(conflict => conflict.column('account_id').doUpdateSet(row))
          .execute()
        return true
      } catch (error) {
        if (isAlreadyVerified(error)) return false
        throw error
      }
    },

    identity: async (accountId: string) => {
      const row = await db
        .selectFrom('singpass_identities')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return row && { ...row, uinfin: vault.open(`identity ${accountId}`, row) }
    },

    /** Seals anew what is sealed with a key that is no longer the first, so that this one may go. */
    reseal: async () => {
      const rows = await db
        .selectFrom('singpass_identities')
        .select(['account_id', 'data_key_id', 'sealed'])
        .where('data_key_id', '!=', vault.currentId)
        .execute()
      for (const row of rows) {
        const as = `identity ${row.account_id}`
        await db
          .updateTable('singpass_identities')
          .set(vault.seal(as, vault.open(as, row)))
          .where('account_id', '=', row.account_id)
          .where('data_key_id', '=', row.data_key_id)
          .execute()
      }
    },

    /** Removes what has had its time. */
    sweep: async () => {
      for (const table of ['singpass_authorisations', 'singpass_details'] as const)
        await db.deleteFrom(table).where('expires_at', '<=', sql<Date>`now()`).execute()
    },
  }
}
export type SingpassStore = ReturnType<typeof singpassStore>
