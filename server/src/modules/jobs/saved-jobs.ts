import * as calls from '@hanap/contracts/jobs.calls'
import type { SavedJob } from '@hanap/contracts/jobs.schemas'
import * as schemas from '@hanap/contracts/jobs.schemas'
import type { Seeker } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Route, seekerRoute } from '../../http/route.ts'
import type { CardReader } from './cards.ts'
import type { Jobs } from './jobs.ts'
import { noteIn } from './notes.ts'
import { statusAt } from './rules.ts'
import { type SavedJobRow, savedJobs } from './saved-jobs-store.ts'

type SeekerReader = CardReader & { caller: Seeker }

/** Saved jobs (calls 008-013 and 020). Closed ones stay listed; their card's status_key says so. */
export const savedJobRoutes = (jobs: Jobs): Route[] => {
  const saved = savedJobs(jobs.db)

  const inWire = async (rows: readonly SavedJobRow[], reader: SeekerReader): Promise<SavedJob[]> => {
    const ids = rows.map(row => row.job_id)
    const [cards, notes] = await Promise.all([
      jobs.factsByIds(ids).then(facts => jobs.cards(facts, reader)),
      jobs.notes.among(reader.caller.accountId, ids),
    ])
    const cardOf = new Map(cards.map(card => [card.id, card]))
    return rows.flatMap(({ id, job_id, saved_at }) => {
      const job = cardOf.get(job_id)
      return job ? { id, job_id, saved_at: saved_at.toISOString(), job, note: noteIn(notes.get(job_id)) } : []
    })
  }

  const one = async (row: SavedJobRow | undefined, reader: SeekerReader) => {
    const [found] = row ? await inWire([row], reader) : []
    if (!found) throw new Refusal('saved_job_not_found')
    return found
  }

  const save = async (jobId: string, reader: SeekerReader) => {
    const { accountId } = reader.caller
    const kept = await saved.find(accountId, jobId)
    if (kept) return one(kept, reader)
    const job = await jobs.store.find(jobId)
    if (!job) throw new Refusal('job_not_found')
    if (statusAt(job, new Date()) !== 'active') throw new Refusal('job_closed')
    return one(await saved.save(accountId, jobId), reader)
  }

  const remove = async (accountId: string, id: string) => {
    if (!(await saved.remove(accountId, id))) throw new Refusal('saved_job_not_found')
    return {}
  }

  return [
    seekerRoute(calls.listSavedJobs, schemas.listSavedJobs, async incoming => {
      const { sort, page, size } = incoming.query
      const { rows, total } = await saved.page(incoming.caller.accountId, {
        isOldestFirst: sort === 2,
        page,
        size,
      })
      return {
        jobs: await inWire(rows, incoming),
        page,
        size,
        total_num: total,
        total_pages: Math.ceil(total / size),
      }
    }),
    seekerRoute(calls.readSavedJob, schemas.readSavedJob, async incoming =>
      one(await saved.find(incoming.caller.accountId, incoming.params.jobId), incoming),
    ),
    seekerRoute(calls.saveJob, schemas.saveJob, incoming => save(incoming.body.job_id, incoming)),
    seekerRoute(calls.createSavedJob, schemas.createSavedJob, incoming =>
      save(incoming.body.job_id, incoming),
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
