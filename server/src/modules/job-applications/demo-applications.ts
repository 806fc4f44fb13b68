import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { options } from '@hanap/markets/lists'
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

export interface DemoApplicationWithSteps extends Omit<DemoApplication, 'stage' | 'movedAt'> {
  message: string | null
  /** Keys of the pipeline after `applied`, in their order. */
  steps: readonly { key: string; at: Date }[]
}

const stageOfKey = (key: string) => {
  const stage = options('pipeline_stage_lists', 'en').find(option => option.key === key)
  if (!stage) throw new Error(`The pipeline has no stage ${key}`)
  return stage
}

const rowOf = ({
  seekerId,
  jobId,
  companyId,
  recruiterId,
  market,
  appliedAt,
  steps,
  message,
}: DemoApplicationWithSteps) => {
  const last = stageOfKey(steps.at(-1)?.key ?? 'applied')
  const [first] = steps
  const answer = steps.find(({ key }) => key !== 'viewed')
  return {
    id: newId(),
    job_id: jobId,
    account_id: seekerId,
    attempt: 1,
    stage: last.seeker_stage,
    pipeline_stage_id: last.id,
    company_id: companyId,
    recruiter_id: recruiterId,
    first_message: message,
    screening_answers: '[]',
    resume_id: null,
    source: 'demo',
    market,
    device_id: null,
    applied_at: appliedAt,
    opened_at: first?.at ?? null,
    answered_at: answer?.at ?? null,
  }
}

/** The same of many at once, each with its way through the pipeline; those that are there already are left as they are. */
export const saveDemoApplications = async (
  trx: Db,
  applications: readonly DemoApplicationWithSteps[],
): Promise<void> => {
  const tables = trx.withTables<ApplicationTables>()
  const rows = applications.map(application => ({ application, row: rowOf(application) }))
  const inserted = await tables
    .insertInto('applications')
    .values(rows.map(({ row }) => row))
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  const ids = new Set(inserted.map(({ id }) => id))
  const events = rows.flatMap(({ row: { id }, application: { seekerId, recruiterId, appliedAt, steps } }) =>
    ids.has(id)
      ? [
          { key: 'applied', at: appliedAt, by: 'seeker' as const, author: seekerId },
          ...steps.map(step => ({ ...step, by: 'recruiter' as const, author: recruiterId })),
        ].map(({ key, at, by, author }) => ({
          application_id: id,
          at,
          stage: stageOfKey(key).seeker_stage,
          pipeline_stage_id: stageOfKey(key).id,
          by,
          author_id: author,
          message: null,
        }))
      : [],
  )
  if (events.length > 0) await tables.insertInto('application_events').values(events).execute()
  await publishChanges(
    trx,
    inserted.map(({ id }) => ({ topic: 'application', id })),
  )
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
