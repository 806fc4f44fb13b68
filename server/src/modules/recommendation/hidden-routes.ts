import { hideJob, listHiddenJobs, unhideJob } from '@hanap/contracts/recommendation/recommendation.calls'
import type { HiddenJob } from '@hanap/contracts/recommendation/recommendation.schemas'
import * as schemas from '@hanap/contracts/recommendation/recommendation.schemas'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import type { Jobs } from '../jobs/index.ts'
import { type HiddenRow, hiddenPage, hide, unhide } from './hidden-jobs.ts'

/** Jobs that a seeker hides (calls 133-135). Closed ones stay listed; their card's status_key says so. */
export const hiddenJobRoutes = (db: Db, jobs: Pick<Jobs, 'find' | 'cards' | 'factsByIds'>): Route[] => {
  const toWire = async (
    rows: readonly HiddenRow[],
    viewer: Parameters<Jobs['cards']>[1],
  ): Promise<HiddenJob[]> => {
    const cards = await jobs.cards(await jobs.factsByIds(rows.map(row => row.job_id)), viewer)
    const cardOf = new Map(cards.map(card => [card.id, card]))
    return rows.flatMap(({ job_id, hidden_at }) => {
      const job = cardOf.get(job_id)
      return job ? { id: job_id, job_id, hidden_at: hidden_at.toISOString(), job } : []
    })
  }

  return [
    seekerRoute(listHiddenJobs, schemas.listHiddenJobs, async incoming => {
      const { query, caller } = incoming
      const { rows, total } = await hiddenPage(db, caller.accountId, query)
      return {
        jobs: await toWire(rows, incoming),
        ...pageEnvelope(total, query),
      }
    }),

    seekerRoute(hideJob, schemas.hideJob, async incoming => {
      const { body, caller } = incoming
      if (!(await jobs.find(body.job_id))) throw new Refusal('job_not_found')
      const row = await hide(db, caller.accountId, body.job_id)
      if (!row) throw new Refusal('too_many_hidden')
      const [entry] = await toWire([row], incoming)
      if (!entry) throw new Refusal('job_not_found')
      return entry
    }),

    seekerRoute(unhideJob, schemas.unhideJob, async ({ params, caller }) => {
      await unhide(db, caller.accountId, params.id)
      return {}
    }),
  ]
}
