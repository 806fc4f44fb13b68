import type { Db } from '../../../db/client.ts'
import type { SocialTables } from '../social/tables.ts'

/** What is kept of an account and its log-ins that no call shows; no secret is in it. */
export const ownRecordOf = async (database: Db, accountId: string) => {
  const db = database.withTables<SocialTables>()
  const [account, logIns] = await Promise.all([
    db
      .selectFrom('accounts')
      .select([
        'created_at',
        'last_active_at',
        'terms_accepted_at',
        'is_subscribed',
        'source',
        'country_key',
        'language',
      ])
      .where('id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('social_logins')
      .select(['provider', 'subject', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('provider')
      .execute(),
  ])
  return { account, logIns }
}
