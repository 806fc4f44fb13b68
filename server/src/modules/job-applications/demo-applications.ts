import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publishChanges } from '../../db/outbox.ts'
import { pipelineIdOf } from './rules.ts'
import type { ApplicationTables } from './tables.ts'

export interface DemoApplication {
  seekerId: string
  jobId: string
  companyId: string
  recruiterId: string
  market: string
  appliedAt: Date
  stage: Extract<Stage, 'in_review' | 'interview'>
  movedAt: Date
}

/** Writes an application of the demo data as if it had been sent and moved when it says; nothing where it is there already. */
export const saveDemoApplication = async (
  trx: Db,
  application: DemoApplication,
): Promise<string | undefined> => {
  const { seekerId, jobId, companyId, recruiterId, market, appliedAt, stage, movedAt } = application
  const tables = trx.withTables<ApplicationTables>()
  const inserted = await tables
    .insertInto('applications')
    .values({
      id: newId(),
      job_id: jobId,
      account_id: seekerId,
      attempt: 1,
      stage,
      pipeline_stage_id: pipelineIdOf(stage),
      company_id: companyId,
      recruiter_id: recruiterId,
      first_message: null,
      screening_answers: '[]',
      resume_id: null,
      source: 'demo',
      market,
      device_id: null,
      applied_at: appliedAt,
      opened_at: movedAt,
      answered_at: movedAt,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  await tables
    .insertInto('application_events')
    .values([
      {
        application_id: inserted.id,
        at: appliedAt,
        stage: 'applied',
        pipeline_stage_id: pipelineIdOf('applied'),
        by: 'seeker',
        author_id: seekerId,
        message: null,
      },
      {
        application_id: inserted.id,
        at: movedAt,
        stage,
        pipeline_stage_id: pipelineIdOf(stage),
        by: 'recruiter',
        author_id: recruiterId,
        message: null,
      },
    ])
    .execute()
  await publishChanges(trx, [{ topic: 'application', id: inserted.id }])
  return inserted.id
}
