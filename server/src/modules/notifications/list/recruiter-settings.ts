import * as calls from '@hanap/contracts/recruiters/notification-settings.calls'
import * as schemas from '@hanap/contracts/recruiters/notification-settings.schemas'
import { type Route, recruiterRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { changeRecruiterSettings, recruiterSettingsOf } from '../settings.ts'

/** What recruiters are told: calls 472 and 473. */
export const recruiterSettingRoutes = (db: Db): Route[] => [
  recruiterRoute(calls.readNotificationSettings, schemas.readNotificationSettings, async ({ caller }) => ({
    notifications: await recruiterSettingsOf(db, caller.accountId),
  })),

  recruiterRoute(calls.changeNotificationSettings, schemas.changeNotificationSettings, ({ body, caller }) =>
    db.transaction().execute(async trx => {
      await changeRecruiterSettings(trx, caller.accountId, body.notifications)
      return { notifications: await recruiterSettingsOf(trx, caller.accountId) }
    }),
  ),
]
