import * as calls from '@hanap/contracts/jobs/jobs.calls'
import type { JobNote } from '@hanap/contracts/jobs/jobs.schemas'
import * as schemas from '@hanap/contracts/jobs/jobs.schemas'
import { pageEnvelope } from '../../../calls/paged.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { CardViewer } from '../cards.ts'
import type { Jobs } from '../jobs.ts'
import { jobNotes, type NoteRow } from './notes-store.ts'

/** A note as its writer sees it; null where there is none. */
export const noteIn = (row: NoteRow | undefined) =>
  row ? { text: row.text, updated_at: row.updated_at.toISOString() } : null

/** A seeker's private notes on jobs, open or not (calls 230-233). */
export const noteRoutes = (jobs: Jobs, db: Db): Route[] => {
  const notes = jobNotes(db)

  const toWire = async (rows: readonly (readonly [string, NoteRow | undefined])[], viewer: CardViewer) => {
    const cards = await jobs.cards(await jobs.factsByIds(rows.map(([id]) => id)), viewer)
    const cardOf = new Map(cards.map(card => [card.id, card]))
    return rows.flatMap(([job_id, row]): JobNote[] => {
      const job = cardOf.get(job_id)
      return job ? [{ job_id, job, note: noteIn(row) }] : []
    })
  }

  const one = async (jobId: string, row: NoteRow | undefined, viewer: CardViewer) => {
    const [view] = await toWire([[jobId, row]], viewer)
    if (!view) throw new Refusal('job_not_found')
    return view
  }

  return [
    seekerRoute(calls.listJobNotes, schemas.listJobNotes, async incoming => {
      const { page, size } = incoming.query
      const { rows, total } = await notes.page(incoming.caller.accountId, incoming.query)
      return {
        notes: await toWire(
          rows.map(row => [row.job_id, row]),
          incoming,
        ),
        ...pageEnvelope(total, { page, size }),
      }
    }),

    seekerRoute(calls.readJobNote, schemas.readJobNote, async incoming => {
      const { params, caller } = incoming
      const written = await notes.among(caller.accountId, [params.id])
      return one(params.id, written.get(params.id), incoming)
    }),

    seekerRoute(calls.writeJobNote, schemas.writeJobNote, async incoming => {
      const { params, body, caller } = incoming
      if (!(await jobs.find(params.id))) throw new Refusal('job_not_found')
      const row = await notes.write(caller.accountId, params.id, body.text)
      if (!row) throw new Refusal('too_many_notes')
      return one(params.id, row, incoming)
    }),

    seekerRoute(calls.deleteJobNote, schemas.deleteJobNote, async ({ params, caller }) => {
      await notes.remove(caller.accountId, params.id)
      return {}
    }),
  ]
}
