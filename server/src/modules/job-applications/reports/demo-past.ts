import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { pipelineIdOf } from '../rules.ts'
import type { ApplicationTables } from '../tables.ts'

export interface PastApplication {
  seekerId: string
  jobId: string
  companyId: string
  recruiterId: string
  market: string
  appliedAt: Date
  foundBy: string | null
  moves: readonly { stage: Stage; at: Date }[]
}

/** Writes applications of the demo data with all that became of them, as if it had happened when it says. */
export const saveDemoPast = async (trx: Db, past: readonly PastApplication[]): Promise<void> => {
  const rows = past.map(each => ({ id: newId(), ...each }))
  const tables = trx.withTables<ApplicationTables>()
  const saved = await tables
    .insertInto('applications')
    .values(
      rows.map(({ id, seekerId, moves, ...row }) => {
        const stage = moves.at(-1)?.stage ?? 'applied'
        return {
          id,
          job_id: row.jobId,
          account_id: seekerId,
          attempt: 1,
          stage,
          pipeline_stage_id: pipelineIdOf(stage),
          company_id: row.companyId,
          recruiter_id: row.recruiterId,
          first_message: null,
          screening_answers: '[]',
          resume_id: null,
          source: 'demo',
          market: row.market,
          device_id: null,
          found_by: row.foundBy,
          applied_at: row.appliedAt,
          opened_at: moves[0]?.at ?? null,
          answered_at: moves.find(move => move.stage !== 'viewed' && move.stage !== 'withdrawn')?.at ?? null,
        }
      }),
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = new Set(saved.map(({ id }) => id))
  const events = rows
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, seekerId, recruiterId, appliedAt, moves }) =>
      [{ stage: 'applied' as const, at: appliedAt }, ...moves].map(({ stage, at }) => {
        const isOwn = stage === 'applied' || stage === 'withdrawn'
        return {
          application_id: id,
          at,
          stage,
          pipeline_stage_id: pipelineIdOf(stage),
          by: isOwn ? ('seeker' as const) : ('recruiter' as const),
          author_id: isOwn ? seekerId : recruiterId,
          message: null,
        }
      }),
    )
  if (events.length === 0) return
  await tables
    .insertInto('application_events')
    .values(events.sort((a, b) => a.at.getTime() - b.at.getTime()))
    .execute()
  await publishChanges(
    trx,
    saved.map(({ id }) => ({ topic: 'application', id })),
  )
}

/** Says of applications of the demo data from which lists they came. */
export const spreadDemoSources = async (trx: Db): Promise<void> => {
  await sql`
    update applications set found_by = (array['search', 'search', 'search', 'home', 'company', 'similar'])
      [1 + (('x' || left(md5(account_id || job_id), 7))::bit(28)::int % 8)]
    where source = 'demo' and found_by is null`.execute(trx)
}
