import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { options } from '@hanap/markets/lists'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { StoredAnswer } from './screening.ts'
import type { ApplicationTables } from './tables.ts'

export interface DemoApplication {
  seekerId: string
  jobId: string
  companyId: string
  recruiterId: string
  market: string
  appliedAt: Date
  message: string | null
  answers?: readonly StoredAnswer[]
  stage: Extract<Stage, 'in_review' | 'interview'>
  movedAt: Date
}

export interface DemoApplicationWithSteps extends Omit<DemoApplication, 'stage' | 'movedAt'> {
  resumeId?: string | undefined
  labels?: readonly string[]
  notes?: readonly { text: string; at: Date }[]
  rating?: { criteria: Readonly<Record<string, number>>; comment: string | null } | null
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
  answers = [],
  resumeId,
  labels = [],
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
    screening_answers: sql<string>`${JSON.stringify(answers)}::text::jsonb`,
    resume_id: resumeId ?? null,
    labels: [...labels],
    source: 'demo',
    market,
    device_id: null,
    applied_at: appliedAt,
    opened_at: first?.at ?? null,
    answered_at: answer?.at ?? null,
    moved_at: answer ? (steps.at(-1)?.at ?? null) : null,
    // Nobody is told on the first day of what waits since long ago.
    reminded_at: sql<Date>`now()`,
  }
}

interface WrittenApplication {
  application: DemoApplicationWithSteps
  row: { id: string }
}

/** What the team has of them: notes and ratings, all by the ads' recruiter. */
const saveTeamWork = async (trx: Db, written: readonly WrittenApplication[]) => {
  const tables = trx.withTables<ApplicationTables>()
  const notes = written.flatMap(({ row, application: { notes: all = [], recruiterId } }) =>
    all.map(({ text, at }) => ({
      id: newId(),
      application_id: row.id,
      author_id: recruiterId,
      text,
      created_at: at,
    })),
  )
  const ratings = written.flatMap(({ row, application: { rating, recruiterId } }) =>
    rating
      ? [
          {
            application_id: row.id,
            author_id: recruiterId,
            criteria: sql<string>`${JSON.stringify(rating.criteria)}::text::jsonb`,
            comment: rating.comment,
          },
        ]
      : [],
  )
  if (notes.length > 0) await tables.insertInto('application_notes').values(notes).execute()
  if (ratings.length > 0) await tables.insertInto('application_ratings').values(ratings).execute()
}

/** The same of many at once, each with its way through the pipeline; those that are there already are left as they are. */
export const saveDemoApplications = async (
  trx: Db,
  applications: readonly DemoApplicationWithSteps[],
): Promise<string[]> => {
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
  await saveTeamWork(
    trx,
    rows.filter(({ row }) => ids.has(row.id)),
  )
  await publishChanges(
    trx,
    inserted.map(({ id }) => ({ topic: 'application', id })),
  )
  return inserted.map(({ id }) => id)
}

/** Writes an application of the demo data as if it had been sent and moved when it says; nothing where it is there already. */
export const saveDemoApplication = async (
  trx: Db,
  { stage, movedAt, ...application }: DemoApplication,
): Promise<string | undefined> => {
  const [id] = await saveDemoApplications(trx, [{ ...application, steps: [{ key: stage, at: movedAt }] }])
  return id
}

/** Puts a resume with the applications that an account of the demo data sent without one. */
export const sendDemoResume = async (trx: Db, seekerId: string, resumeId: string): Promise<void> => {
  await trx
    .withTables<ApplicationTables>()
    .updateTable('applications')
    .set({ resume_id: resumeId })
    .where('account_id', '=', seekerId)
    .where('source', '=', 'demo')
    .where('resume_id', 'is', null)
    .execute()
}
