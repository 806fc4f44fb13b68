import type { Member, Seeker } from '../../calls/caller.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { type IdempotencyKey, withIdempotency } from '../../db/idempotency.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Notifier } from '../notifications/index.ts'
import { canMove, canWithdraw, pipelineIdOf, pipelineStage } from './rules.ts'
import { type ApplicationRow, applicationsStore } from './store.ts'

export interface StageDeps {
  db: Db
  jobs: Jobs
  notifier: Notifier
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** Cancels the interviews of an application that goes on no more, in its transaction. */
  cancelInterviews(trx: Db, of: { applicationId: string }): Promise<void>
}

/** Takes back an application that the transaction has locked and that can be taken back. */
export const withdrawLocked = async (trx: Db, accountId: string, id: string): Promise<ApplicationRow> => {
  const pipelineStageId = pipelineIdOf('withdrawn')
  const withdrawn = await applicationsStore.setStage(trx, id, 'withdrawn', pipelineStageId)
  await applicationsStore.addEvent(trx, {
    applicationId: id,
    stage: 'withdrawn',
    pipelineStageId,
    by: 'seeker',
    authorId: accountId,
    message: null,
  })
  await publishChanges(trx, [{ topic: 'application', id }])
  return withdrawn
}

/** The seeker takes the application back. */
export const withdrawBySeeker = (
  { db, cancelInterviews }: Pick<StageDeps, 'db' | 'cancelInterviews'>,
  { accountId }: Seeker,
  id: string,
): Promise<ApplicationRow> =>
  db.transaction().execute(async trx => {
    const application = await applicationsStore.lockOwn(trx, accountId, id)
    if (!application) throw new Refusal('application_not_found')
    if (!canWithdraw(application.stage)) throw new Refusal('application_closed')
    const withdrawn = await withdrawLocked(trx, accountId, id)
    await cancelInterviews(trx, { applicationId: id })
    return withdrawn
  })

/**
 * Somebody of the company opens the application. The first time, one that was merely sent becomes viewed;
 * whoever may see applicants may open them. No mail goes out for it.
 */
export const openByRecruiter = (
  { db }: StageDeps,
  { accountId, companyId }: Member,
  id: string,
): Promise<ApplicationRow> =>
  db.transaction().execute(async trx => {
    const application = await applicationsStore.lockOfCompany(trx, companyId, id)
    if (!application) throw new Refusal('application_not_found')
    if (application.opened_at !== null) return application
    const isNew = application.stage === 'applied'
    const stage = isNew ? 'viewed' : application.stage
    const pipelineStageId = isNew ? pipelineIdOf('viewed') : application.pipeline_stage_id
    const opened = await applicationsStore.setStage(trx, id, stage, pipelineStageId, { isOpened: true })
    if (isNew) {
      await applicationsStore.addEvent(trx, {
        applicationId: id,
        stage,
        pipelineStageId,
        by: 'recruiter',
        authorId: accountId,
        message: null,
      })
      await publishChanges(trx, [{ topic: 'application', id }])
    }
    return opened
  })

/**
 * The recruiter moves the application to a stage of the pipeline. The seeker gets a mail when their own stage
 * changes or something was written to them. Moving to where it stands already changes nothing.
 */
export const moveToStage = async (
  deps: StageDeps,
  { accountId, companyId }: Member,
  before: ApplicationRow,
  {
    pipelineStageId,
    message,
    key,
  }: { pipelineStageId: number; message: string | null; key: IdempotencyKey | null },
): Promise<void> => {
  const { id } = before
  // Read now: inside the transaction nothing may ask for a second connection.
  const seekerAndJob = await seekerAndJobOf(deps, before)
  await withIdempotency(deps.db, key, refuseIdempotencyConflict, async trx => {
    const application = await applicationsStore.lockOfCompany(trx, companyId, id)
    if (!application) throw new Refusal('application_not_found')
    const target = pipelineStage(pipelineStageId)
    if (!target) throw refuseField('pipeline_stage_id', 'invalid_choice')
    if (application.pipeline_stage_id === target.id && message === null) return {}
    if (!canMove(application.stage, target.seekerStage)) throw new Refusal('stage_closed')

    await applicationsStore.setStage(trx, id, target.seekerStage, target.id, {
      isOpened: true,
      isAnswered: target.seekerStage !== 'viewed',
    })
    const eventId = await applicationsStore.addEvent(trx, {
      applicationId: id,
      stage: target.seekerStage,
      pipelineStageId: target.id,
      by: 'recruiter',
      authorId: accountId,
      message,
    })
    if (target.seekerStage === 'not_selected') await deps.cancelInterviews(trx, { applicationId: id })
    await publishChanges(trx, [{ topic: 'application', id }])
    const isNews = target.seekerStage !== application.stage && target.seekerStage !== 'viewed'
    if (seekerAndJob && (isNews || message !== null))
      await deps.notifier.notify(trx, [
        {
          recipient: seekerAndJob.recipient,
          key: `stage ${eventId}`,
          event: {
            kind: 'stage_changed',
            job: seekerAndJob.job.title,
            jobId: seekerAndJob.job.id,
            company: seekerAndJob.job.company?.name ?? null,
            stage: target.seekerStage,
            message,
          },
        },
      ])
    return {}
  })
}

const seekerAndJobOf = async ({ jobs, accountsByIds }: StageDeps, { job_id, account_id }: ApplicationRow) => {
  if (account_id === null) return undefined
  const [accounts, [job]] = await Promise.all([accountsByIds([account_id]), jobs.factsByIds([job_id])])
  const seeker = accounts.get(account_id)
  return seeker && job ? { recipient: seeker.recipient, job } : undefined
}
