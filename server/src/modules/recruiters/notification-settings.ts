import * as calls from '@hanap/contracts/recruiters/notification-settings.calls'
import * as schemas from '@hanap/contracts/recruiters/notification-settings.schemas'
import { type Route, recruiterRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { changeOwnSetting, ownSettingOf } from '../auth/index.ts'
import { changeRecruiterSettings, recruiterSettingsOf } from '../notifications/index.ts'

const settingsOf = async (db: Db, accountId: string) => ({
  notifications: await recruiterSettingsOf(db, accountId),
  has_push_previews: (await ownSettingOf(db, accountId))?.hasPushPreviews ?? false,
})

/** What recruiters are told, and how: calls 472 and 473. */
export const notificationSettingRoutes = (db: Db): Route[] => [
  recruiterRoute(calls.readNotificationSettings, schemas.readNotificationSettings, ({ caller }) =>
    settingsOf(db, caller.accountId),
  ),

  recruiterRoute(calls.changeNotificationSettings, schemas.changeNotificationSettings, ({ body, caller }) =>
    db.transaction().execute(async trx => {
      const { accountId } = caller
      if (body.notifications) await changeRecruiterSettings(trx, accountId, body.notifications)
      await changeOwnSetting(trx, accountId, { hasPushPreviews: body.has_push_previews })
      return settingsOf(trx, accountId)
    }),
  ),
]
