import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { lockAccount } from '../accounts/deletion.ts'
import { socialNames } from './providers.ts'
import type { SocialTables } from './tables.ts'

/** Accounts of other sites with which an account is logged in to, and whether one of them may go. */
export const socialLoginsOf = async (db: Db, accountId: string) => {
  const [rows, account] = await Promise.all([
    db
      .withTables<SocialTables>()
      .selectFrom('social_logins')
      .select(['provider', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('provider')
      .execute(),
    db
      .withTables<SocialTables>()
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirst(),
  ])
  const hasPassword = account !== undefined && account.password_hash !== null
  return {
    social_logins: rows.map(({ provider, created_at, last_used_at }) => ({
      social_type: provider,
      name: socialNames[provider],
      linked_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
    can_unlink: hasPassword || rows.length > 1,
  }
}

/** Unlinks a provider's account; the last way to log in stays. */
export const unlinkSocialAccount = (db: Db, accountId: string, provider: SocialType) =>
  db.transaction().execute(async trx => {
    // Two that go at once come one after the other.
    await lockAccount(trx, accountId)
    const { social_logins: logins, can_unlink: canUnlink } = await socialLoginsOf(trx, accountId)
    if (!logins.some(({ social_type: type }) => type === provider)) throw new Refusal('not_found')
    if (!canUnlink) throw new Refusal('social_only_way')
    await trx
      .withTables<SocialTables>()
      .deleteFrom('social_logins')
      .where('account_id', '=', accountId)
      .where('provider', '=', provider)
      .execute()
    return socialLoginsOf(trx, accountId)
  })

/** Nobody of another site signs in to the account any more. */
export const deleteSocialLoginsOf = async (trx: Db, accountId: string) => {
  await trx
    .withTables<SocialTables>()
    .deleteFrom('social_logins')
    .where('account_id', '=', accountId)
    .execute()
}
