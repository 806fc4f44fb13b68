import * as calls from '@hanap/contracts/job-applications/applicants.calls'
import * as schemas from '@hanap/contracts/job-applications/applicants.schemas'
import { Refusal, refuseIdempotencyConflict } from '../../../calls/refusal.ts'
import { memberRoute, type Route } from '../../../calls/route.ts'
import { withIdempotency } from '../../../db/idempotency.ts'
import { teamWorkOf } from '../applicants/applicant-views.ts'
import type { ApplicantRoutesDeps } from '../applicants/routes.ts'
import { findVisible } from '../visibility.ts'
import { changeHiringSettingsOf, type HiringSettings, hiringSettingsOf } from './hiring-settings.ts'
import { replaceSavedViews, savedViewsOf } from './saved-views.ts'
import { labelsWithoutRepeats, teamWorkStore } from './team-work-store.ts'

const settingsView = ({ refusalDelay, isNameBlind }: HiringSettings) => ({
  settings: { refusal_delay: refusalDelay, is_name_blind: isNameBlind },
})

/** What a team writes about applicants, and how it works: calls 348-350, 430-433, 436 and 437. */
export const teamWorkRoutes = (deps: ApplicantRoutesDeps): Route[] => {
  const { db } = deps
  return [
    memberRoute(calls.writeApplicantNote, schemas.writeApplicantNote, async incoming => {
      const { params, body, caller, idempotencyKey } = incoming
      const { id } = await findVisible(deps, caller, params.id)
      const noteId = await withIdempotency(db, idempotencyKey, refuseIdempotencyConflict, async trx => {
        const note = { applicationId: id, authorId: caller.accountId, text: body.text }
        return (await teamWorkStore.addNote(trx, note)).id
      })
      const note = (await teamWorkOf(deps, [id])).notesOf(id).find(each => each.id === noteId)
      if (!note) throw new Refusal('application_not_found')
      return { note }
    }),

    memberRoute(calls.changeApplicantNote, schemas.changeApplicantNote, async ({ params, body, caller }) => {
      const { id } = await findVisible(deps, caller, params.id)
      const own = { id: params.note_id, applicationId: id, authorId: caller.accountId }
      const isChanged = await teamWorkStore.changeNote(db, { ...own, text: body.text })
      const note = (await teamWorkOf(deps, [id])).notesOf(id).find(each => each.id === params.note_id)
      if (!isChanged || !note) throw new Refusal('note_not_found')
      return { note }
    }),

    memberRoute(calls.deleteApplicantNote, schemas.deleteApplicantNote, async ({ params, caller }) => {
      const { id } = await findVisible(deps, caller, params.id)
      const isAnybodys = caller.role === 'owner' || caller.role === 'admin'
      const isDeleted = await teamWorkStore.deleteNote(db, {
        id: params.note_id,
        applicationId: id,
        ...(!isAnybodys && { authorId: caller.accountId }),
      })
      if (!isDeleted) throw new Refusal('note_not_found')
      return {}
    }),

    memberRoute(calls.rateApplicant, schemas.rateApplicant, async ({ params, body, caller }) => {
      const { id } = await findVisible(deps, caller, params.id)
      await teamWorkStore.rate(db, {
        applicationId: id,
        authorId: caller.accountId,
        criteria: body.criteria,
        comment: body.comment || null,
      })
      return { rating: (await teamWorkOf(deps, [id])).ratingOf(id, caller) }
    }),

    memberRoute(calls.labelApplicant, schemas.labelApplicant, async ({ params, body, caller }) => {
      const { id } = await findVisible(deps, caller, params.id)
      const labels = labelsWithoutRepeats(body.labels)
      await teamWorkStore.setLabels(db, id, labels)
      return { labels }
    }),

    memberRoute(calls.readHiringSettings, schemas.readHiringSettings, async ({ caller }) =>
      settingsView(await hiringSettingsOf(db, caller.companyId)),
    ),

    memberRoute(calls.changeHiringSettings, schemas.changeHiringSettings, async ({ body, caller }) =>
      settingsView(
        await changeHiringSettingsOf(db, caller.companyId, {
          refusalDelay: body.refusal_delay,
          isNameBlind: body.is_name_blind,
        }),
      ),
    ),

    memberRoute(calls.listApplicantViews, schemas.listApplicantViews, async ({ caller }) => ({
      views: await savedViewsOf(db, caller.accountId),
    })),

    memberRoute(calls.saveApplicantViews, schemas.saveApplicantViews, async ({ body, caller }) => {
      await replaceSavedViews(db, caller.accountId, body.views)
      return { views: await savedViewsOf(db, caller.accountId) }
    }),
  ]
}
