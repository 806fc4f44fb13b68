import type { Member, Seeker } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { publishChanges } from '../../db/outbox.ts'
import { waitingRefusalsStore } from './moves/waiting-store.ts'
import { canWithdraw, pipelineIdOf } from './rules.ts'
import { type ApplicationRow, applicationsStore } from './store.ts'

export interface StageDeps {
  db: Db
  /** Cancels the interviews of an application that goes on no more, in its transaction. */
  cancelInterviews(trx: Db, of: { applicationId: string }): Promise<void>
}

/** Takes back an application that the transaction has locked and that can be taken back. */
export const withdrawLocked = async (trx: Db, accountId: string, id: string): Promise<ApplicationRow> => {
  const pipelineStageId = pipelineIdOf('withdrawn')
  await waitingRefusalsStore.forget(trx, [id])
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
  { db, cancelInterviews }: StageDeps,
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
  { db }: Pick<StageDeps, 'db'>,
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
