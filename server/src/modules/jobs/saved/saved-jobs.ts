import type { Body } from '@hanap/contracts/call'
import * as calls from '@hanap/contracts/jobs/jobs.calls'
import type { SavedJob } from '@hanap/contracts/jobs/jobs.schemas'
import * as schemas from '@hanap/contracts/jobs/jobs.schemas'
import { functionPath } from '@hanap/markets/functions'
import type { Seeker } from '../../../calls/caller.ts'
import { pageEnvelope } from '../../../calls/paged.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { CardViewer } from '../cards.ts'
import type { Jobs } from '../jobs.ts'
import { noteIn } from '../notes/notes.ts'
import { statusAt } from '../rules.ts'
import { noDetails, type SavedDetails, type SavedJobRow, savedJobs } from './saved-jobs-store.ts'

type SeekerCardViewer = CardViewer & { caller: Seeker }

type SavedJobBody = Body<typeof schemas.createSavedJob>

export interface SavedJobsDeps {
  db: Db
  /** Whether a job preference is the account's own. */
  hasPreference(accountId: string, preferenceId: string): Promise<boolean>
}

/** Saved jobs (calls 008-013 and 020). Closed ones stay listed; their card's status_key says so. */
export const savedJobRoutes = (jobs: Jobs, { db, hasPreference }: SavedJobsDeps): Route[] => {
  const saved = savedJobs(db)

  const toWire = async (rows: readonly SavedJobRow[], viewer: SeekerCardViewer): Promise<SavedJob[]> => {
    const ids = rows.map(row => row.job_id)
    const [cards, notes] = await Promise.all([
      jobs.factsByIds(ids).then(facts => jobs.cards(facts, viewer)),
      jobs.notesAmong(viewer.caller.accountId, ids),
    ])
    const cardOf = new Map(cards.map(card => [card.id, card]))
    return rows.flatMap(({ account_id: _, saved_at, ...row }) => {
      const job = cardOf.get(row.job_id)
      return job ? { ...row, saved_at: saved_at.toISOString(), job, note: noteIn(notes.get(row.job_id)) } : []
    })
  }

  const one = async (row: SavedJobRow | undefined, viewer: SeekerCardViewer) => {
    const [view] = row ? await toWire([row], viewer) : []
    if (!view) throw new Refusal('saved_job_not_found')
    return view
  }

  const save = async (jobId: string, viewer: SeekerCardViewer, details = noDetails) => {
    const { accountId } = viewer.caller
    const earlier = await saved.find(accountId, jobId)
    if (earlier && details === noDetails) return one(earlier, viewer)
    if (earlier) return one(await saved.save(accountId, jobId, details), viewer)
    const job = await jobs.find(jobId)
    if (!job) throw new Refusal('job_not_found')
    if (statusAt(job, new Date()) !== 'active') throw new Refusal('job_closed')
    return one(await saved.save(accountId, jobId, details), viewer)
  }

  /** A title or preference that is none, or another's, is refused by its field. */
  const detailsIn = async (
    accountId: string,
    { job_title_id: titleId, preference_id: preferenceId, ...device }: SavedJobBody,
  ): Promise<SavedDetails> => {
    if (titleId !== undefined && functionPath(titleId)?.function_job_title_id !== titleId)
      throw refuseField('job_title_id', 'invalid_choice')
    if (preferenceId !== undefined && !(await hasPreference(accountId, preferenceId)))
      throw refuseField('preference_id', 'invalid_choice')
    return {
      job_title_id: titleId ?? null,
      preference_id: preferenceId ?? null,
      device_uuid: device.device_uuid || null,
      device_udid: device.device_udid || null,
    }
  }

  const remove = async (accountId: string, id: string) => {
    if (!(await saved.remove(accountId, id))) throw new Refusal('saved_job_not_found')
    return {}
  }

  return [
    seekerRoute(calls.listSavedJobs, schemas.listSavedJobs, async incoming => {
      const { sort, page, size, preference_id: preferenceId } = incoming.query
      const { rows, total } = await saved.page(incoming.caller.accountId, {
        isOldestFirst: sort === 2,
        page,
        size,
        preferenceId,
      })
      return {
        jobs: await toWire(rows, incoming),
        ...pageEnvelope(total, { page, size }),
      }
    }),
    seekerRoute(calls.readSavedJob, schemas.readSavedJob, async incoming =>
      one(await saved.find(incoming.caller.accountId, incoming.params.jobId), incoming),
    ),
    seekerRoute(calls.saveJob, schemas.saveJob, incoming => save(incoming.body.job_id, incoming)),
    seekerRoute(calls.createSavedJob, schemas.createSavedJob, async incoming =>
      save(incoming.body.job_id, incoming, await detailsIn(incoming.caller.accountId, incoming.body)),
    ),
    seekerRoute(calls.unsaveJob, schemas.unsaveJob, ({ params, caller }) =>
      remove(caller.accountId, params.id),
    ),
    seekerRoute(calls.deleteSavedJob, schemas.deleteSavedJob, ({ params, caller }) =>
      remove(caller.accountId, params.id),
    ),
    seekerRoute(calls.isJobSaved, schemas.isJobSaved, async ({ params, caller }) => {
      const row = await saved.find(caller.accountId, params.id)
      return { is_saved: row !== undefined, id: row?.id ?? null }
    }),
  ]
}
