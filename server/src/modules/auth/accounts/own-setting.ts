import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import type { Db } from '../../../db/client.ts'
import { storedLanguage, storedMarket } from '../rules.ts'
import type { AuthTables } from '../tables.ts'
import { accountsStore } from './accounts-store.ts'

/** How an account logs in, and where and in which language mails reach its owner. */
export interface OwnSetting {
  language: LanguageCode
  market: MarketKey
  email: string
  isEmailVerified: boolean
  hasPassword: boolean
  hidesChatActivity: boolean
  hasPushPreviews: boolean
}

type OwnSettingChanges = {
  [Key in 'language' | 'market' | 'hidesChatActivity' | 'hasPushPreviews']: OwnSetting[Key] | undefined
}

/** Undefined where there is no such account any more. */
export const ownSettingOf = async (db: Db, accountId: string): Promise<OwnSetting | undefined> => {
  const [account] = await accountsStore.byIds(db, [accountId])
  return (
    account && {
      language: storedLanguage(account.language),
      market: storedMarket(account.country_key),
      email: account.email,
      isEmailVerified: account.is_email_verified,
      hasPassword: account.password_hash !== null,
      hidesChatActivity: account.hides_chat_activity,
      hasPushPreviews: account.has_push_previews,
    }
  )
}

/** Changes what is given. */
export const changeOwnSetting = async (
  trx: Db,
  accountId: string,
  { language, market, hidesChatActivity, hasPushPreviews }: Partial<OwnSettingChanges>,
) => {
  const changes = {
    ...(language && { language }),
    ...(market && { country_key: market }),
    ...(hidesChatActivity !== undefined && { hides_chat_activity: hidesChatActivity }),
    ...(hasPushPreviews !== undefined && { has_push_previews: hasPushPreviews }),
  }
  if (Object.keys(changes).length === 0) return
  await trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set(changes)
    .where('id', '=', accountId)
    .execute()
}
