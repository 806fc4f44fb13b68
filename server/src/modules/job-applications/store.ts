import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { StoredAnswer } from './screening.ts'
import type { ApplicationEventsTable, ApplicationsTable, ApplicationTables, Author } from './tables.ts'
import type { CompanyScope } from './visibility.ts'

export type ApplicationRow = Selectable<ApplicationsTable>
export type EventRow = Selectable<ApplicationEventsTable>

export interface NewApplication {
  jobId: string
  accountId: string
  attempt: number
  pipelineStageId: number
  companyId: string | null
  recruiterId: string | null
  firstMessage: string | null
  answers: readonly StoredAnswer[]
  resumeId: string | null
  source: string
  market: string
  deviceId: string | null
  /** The list from which it came to the ad. */
  foundBy: string | null
}

export interface NewEvent {
  applicationId: string
  stage: Stage
  pipelineStageId: number
  by: Author
  authorId: string
  message: string | null
}

const oneOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`
const noneOf = (ids: readonly string[]) => sql<string>`all(${[...ids]}::text[])`

/** Which rows are of a company, as far as its recruiters may see them. */
export const isInCompanyScope = ({ companyId, isVerified, closedJobIds }: CompanyScope) => {
  const ofCompany = isVerified
    ? sql<boolean>`company_id = ${companyId}`
    : sql<boolean>`company_id = ${companyId} and recruiter_id is not null`
  return closedJobIds.length === 0
    ? ofCompany
    : sql<boolean>`${ofCompany} and job_id <> ${noneOf(closedJobIds)}`
}

export const applicationsStore = {
  /** The seeker's applications to a job, oldest first. */
  ofJobAndSeeker: (db: Db, accountId: string, jobId: string): Promise<ApplicationRow[]> =>
    db
      .withTables<ApplicationTables>()
      .selectFrom('applications')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .orderBy('attempt')
      .execute(),

  /** The new application's id; nothing when another request made one meanwhile. */
  insert: async (trx: Db, application: NewApplication): Promise<string | undefined> => {
    const inserted = await trx
      .withTables<ApplicationTables>()
      .insertInto('applications')
      .values({
        id: newId(),
        job_id: application.jobId,
        account_id: application.accountId,
        attempt: application.attempt,
        pipeline_stage_id: application.pipelineStageId,
        company_id: application.companyId,
        recruiter_id: application.recruiterId,
        first_message: application.firstMessage,
        screening_answers: sql<string>`${JSON.stringify(application.answers)}::text::jsonb`,
        resume_id: application.resumeId,
        source: application.source,
        market: application.market,
        device_id: application.deviceId,
        found_by: application.foundBy,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted?.id
  },

  addEvent: async (trx: Db, event: NewEvent): Promise<string> => {
    const { id } = await trx
      .withTables<ApplicationTables>()
      .insertInto('application_events')
      .values({
        application_id: event.applicationId,
        stage: event.stage,
        pipeline_stage_id: event.pipelineStageId,
        by: event.by,
        author_id: event.authorId,
        message: event.message,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Events of applications, oldest first. */
  events: (db: Db, applicationIds: readonly string[]): Promise<EventRow[]> =>
    db
      .withTables<ApplicationTables>()
      .selectFrom('application_events')
      .selectAll()
      .where('application_id', '=', oneOf(applicationIds))
      .orderBy('id')
      .execute(),

  /** One of the seeker's own, held until the transaction ends. */
  lockOwn: (trx: Db, accountId: string, id: string): Promise<ApplicationRow | undefined> =>
    trx
      .withTables<ApplicationTables>()
      .selectFrom('applications')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** One of the company's own, held until the transaction ends. */
  lockOfCompany: (trx: Db, companyId: string, id: string): Promise<ApplicationRow | undefined> =>
    trx
      .withTables<ApplicationTables>()
      .selectFrom('applications')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  findOfCompany: (db: Db, scope: CompanyScope, id: string): Promise<ApplicationRow | undefined> =>
    db
      .withTables<ApplicationTables>()
      .selectFrom('applications')
      .selectAll()
      .where(isInCompanyScope(scope))
      .where('id', '=', id)
      .executeTakeFirst(),

  /** What a seeker sent to a company, the newest first. */
  ofSeekerAtCompany: (db: Db, scope: CompanyScope, accountId: string): Promise<ApplicationRow[]> =>
    db
      .withTables<ApplicationTables>()
      .selectFrom('applications')
      .selectAll()
      .where(isInCompanyScope(scope))
      .where('account_id', '=', accountId)
      .orderBy('applied_at', 'desc')
      .orderBy('id')
      .execute(),

  /** How well these match, as it was found now. */
  setMatches: async (db: Db, matches: readonly { id: string; percent: number | null }[]): Promise<void> => {
    await sql`
      update applications a set match_percent = found.percent, matched_at = now()
      from unnest(${matches.map(({ id }) => id)}::text[], ${matches.map(({ percent }) => percent)}::int[])
        as found (id, percent)
      where a.id = found.id`.execute(db)
  },

  /** For an application that is locked and was found to belong to who asks. */
  setStage: (
    trx: Db,
    id: string,
    stage: Stage,
    pipelineStageId: number,
    marks: { isOpened?: boolean; isAnswered?: boolean; isMoved?: boolean } = {},
  ): Promise<ApplicationRow> =>
    trx
      .withTables<ApplicationTables>()
      .updateTable('applications')
      .set({
        stage,
        pipeline_stage_id: pipelineStageId,
        // Whoever moves it has the last word, whatever its ad did before.
        closed_from_pipeline_stage_id: null,
        asked_at: null,
        ...(marks.isOpened ? { opened_at: sql<Date>`coalesce(opened_at, now())` } : {}),
        ...(marks.isAnswered ? { answered_at: sql<Date>`coalesce(answered_at, now())` } : {}),
        ...(marks.isMoved ? { moved_at: sql<Date>`now()` } : {}),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** The same for many that a recruiter moves. */
  setStages: async (
    trx: Db,
    ids: readonly string[],
    stage: Stage,
    pipelineStageId: number,
  ): Promise<void> => {
    await sql`
      update applications set stage = ${stage}, pipeline_stage_id = ${pipelineStageId}, moved_at = now(),
        closed_from_pipeline_stage_id = null, asked_at = null,
        opened_at = coalesce(opened_at, now()),
        answered_at = case when ${stage}::text = 'viewed' then answered_at else coalesce(answered_at, now()) end
      where id = ${oneOf(ids)}`.execute(trx)
  },

  /** Moves within the recruiters' pipeline alone: their seekers see nothing of it yet. */
  setPipelineStage: async (trx: Db, ids: readonly string[], pipelineStageId: number): Promise<void> => {
    await sql`
      update applications set pipeline_stage_id = ${pipelineStageId}, moved_at = now(),
        opened_at = coalesce(opened_at, now())
      where id = ${oneOf(ids)}`.execute(trx)
  },

  pageOfSeeker: async (
    db: Db,
    accountId: string,
    { stage, isOldestFirst, ...page }: PageNumber & { stage: Stage | undefined; isOldestFirst: boolean },
  ) => {
    let query = db
      .withTables<ApplicationTables>()
      .selectFrom('applications')
      .where('account_id', '=', accountId)
    if (stage) query = query.where('stage', '=', stage)
    return pageOfRows(query, page, own =>
      own
        .selectAll()
        .orderBy('applied_at', isOldestFirst ? 'asc' : 'desc')
        .orderBy('id'),
    )
  },

  /** Applications that stand and those of them that nobody opened, by job, without those of the accounts `except`. */
  countsByJob: async (db: Db, scope: CompanyScope, jobIds: readonly string[], except: readonly string[]) => {
    const rows = await db
      .withTables<ApplicationTables>()
      .selectFrom('applications')
      .select([
        'job_id',
        sql<string>`count(*)`.as('total'),
        sql<string>`count(*) - count(opened_at)`.as('fresh'),
      ])
      .where(isInCompanyScope(scope))
      .where('job_id', '=', oneOf(jobIds))
      .where(sql<string>`coalesce(account_id, '')`, '<>', noneOf(except))
      .where('stage', '<>', 'withdrawn')
      .groupBy('job_id')
      .execute()
    return new Map(rows.map(row => [row.job_id, { total: Number(row.total), fresh: Number(row.fresh) }]))
  },
}
