import * as calls from '@hanap/contracts/jobseekers/privacy.calls'
import * as schemas from '@hanap/contracts/jobseekers/privacy.schemas'
import { languageByCode, languageById } from '@hanap/markets/languages'
import { marketById, marketByKey } from '@hanap/markets/markets'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { changeOwnSetting, ownSettingOf } from '../auth/index.ts'
import { changeSeekerSettings, isMailStopped, notificationSettingsOf } from '../notifications/index.ts'
import { isFindable, setFindable, wakeTalentIndex } from './findable.ts'
import type { PrivacyTables } from './tables.ts'

const visibilityOf = async (db: Db, accountId: string): Promise<schemas.AccountSetting['visibility']> => {
  const row = await db
    .withTables<PrivacyTables>()
    .selectFrom('account_visibility')
    .select('visibility')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.visibility ?? 'open'
}

const setVisibility = async (
  trx: Db,
  accountId: string,
  visibility: schemas.AccountSetting['visibility'],
) => {
  await trx
    .withTables<PrivacyTables>()
    .insertInto('account_visibility')
    .values({ account_id: accountId, visibility })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet({ visibility }))
    .execute()
  await wakeTalentIndex(trx)
}

const ENGLISH_ID = 1

const accountSetting = async (db: Db, accountId: string): Promise<schemas.AccountSetting> => {
  const own = await ownSettingOf(db, accountId)
  if (!own) throw new Refusal('sign_in_required')
  return {
    language_id: languageByCode(own.language)?.id ?? ENGLISH_ID,
    country_id: marketByKey(own.market).id,
    email: own.email,
    is_email_verify: own.isEmailVerified,
    is_email_reachable: !(await isMailStopped(db, own.email)),
    has_password: own.hasPassword,
    is_chat_activity_shown: !own.hidesChatActivity,
    has_push_previews: own.hasPushPreviews,
    visibility: await visibilityOf(db, accountId),
    is_findable: await isFindable(db, accountId),
    notifications: await notificationSettingsOf(db, accountId),
  }
}

const languageOf = (id: number | undefined) => {
  if (id === undefined) return undefined
  return languageById(id)?.code ?? invalid('language_id')
}

const marketOf = (id: number | undefined) => {
  if (id === undefined) return undefined
  return marketById(id)?.key ?? invalid('country_id')
}

const invalid = (field: string): never => {
  throw refuseField(field, 'invalid_choice')
}

/** Account settings: calls 044 and 048. */
export const settingRoutes = (db: Db): Route[] => [
  seekerRoute(calls.readAccountSetting, schemas.readAccountSetting, ({ caller }) =>
    accountSetting(db, caller.accountId),
  ),

  seekerRoute(calls.changeUserSettings, schemas.changeUserSettings, async ({ body, caller }) => {
    const { accountId } = caller
    const { is_chat_activity_shown: isShown } = body
    const own = {
      language: languageOf(body.language_id),
      market: marketOf(body.country_id),
      hidesChatActivity: isShown === undefined ? undefined : !isShown,
      hasPushPreviews: body.has_push_previews,
    }
    return db.transaction().execute(async trx => {
      await changeOwnSetting(trx, accountId, own)
      if (body.visibility) await setVisibility(trx, accountId, body.visibility)
      if (body.is_findable !== undefined) await setFindable(trx, accountId, body.is_findable)
      if (body.notifications) await changeSeekerSettings(trx, accountId, body.notifications)
      return accountSetting(trx, accountId)
    })
  }),
]
