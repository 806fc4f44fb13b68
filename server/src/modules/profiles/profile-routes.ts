import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import * as schemas from '@hanap/contracts/jobseekers/profile.schemas'
import { parsePhoneField } from '../../calls/phone.ts'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { changeOwnDetails } from '../auth/index.ts'
import type { OwnUserOf } from './own-user.ts'
import { profileStore } from './profile-store.ts'
import { fieldErrorsWhere, isNoLocation, isUnlisted } from './section-rules.ts'
import { setSkills, skillsOfAccount } from './skills.ts'

const blankAsNull = (text: string | null | undefined) => (text === '' ? null : text)

/** What a seeker says of themselves beside the sections' entries: calls 045-047, 049 and 083. */
export const profileRoutes = (db: Db, ownUser: OwnUserOf): Route[] => [
  seekerRoute(calls.readMe, schemas.readMe, ({ caller, language }) => ownUser(caller.user, language)),

  seekerRoute(calls.updateMe, schemas.updateMe, async ({ body, caller, language, market }) => {
    const fields = fieldErrorsWhere(
      ['notice_period_id', 'invalid_choice', isUnlisted('notice_period_lists', body.notice_period_id)],
      ['user_identity_id', 'invalid_choice', isUnlisted('user_identity_lists', body.user_identity_id)],
      ['xp_lvl_id', 'invalid_choice', isUnlisted('xp_lvls', body.xp_lvl_id)],
      ['location_id', 'invalid_choice', isNoLocation(body.location_id)],
    )
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields })
    const phone =
      body.phone_num === undefined ? undefined : parsePhoneField('phone_num', body.phone_num, market.key)
    const user = await db.transaction().execute(async trx => {
      await profileStore.merge(trx, caller.accountId, {
        headline: blankAsNull(body.headline),
        about: blankAsNull(body.about),
        location_id: body.location_id,
        xp_lvl_id: body.xp_lvl_id,
        user_identity_id: body.user_identity_id,
      })
      return changeOwnDetails(trx, caller.user, {
        first_name: body.first_name,
        last_name: body.last_name,
        contact_number: phone,
        notice_period_id: body.notice_period_id,
      })
    })
    return ownUser(user, language)
  }),

  seekerRoute(calls.completeProfile, schemas.completeProfile, async ({ caller, language }) =>
    ownUser(await changeOwnDetails(db, caller.user, { is_profile_completed: true }), language),
  ),

  seekerRoute(calls.checkFirstRegistration, schemas.checkFirstRegistration, async ({ caller }) => ({
    is_first_registration: caller.user.is_new_account,
  })),

  seekerRoute(calls.updateSkills, schemas.updateSkills, async ({ body, caller, language }) => {
    await setSkills(db, caller.accountId, body)
    return skillsOfAccount(db, caller.accountId, language)
  }),
]
