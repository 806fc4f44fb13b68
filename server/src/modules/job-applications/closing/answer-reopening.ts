import { sql } from 'kysely'
import type { Seeker } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { publishChanges } from '../../../db/outbox.ts'
import { pipelineStage } from '../rules.ts'
import { type ApplicationRow, applicationsStore } from '../store.ts'
import type { ApplicationTables } from '../tables.ts'

/**
 * A seeker says whether they are still interested in an ad that is open again: their application stands where it stood when the ad
 * was closed, or stays ended. Saying it again changes nothing.
 */
export const answerReopening = (
  db: Db,
  { accountId }: Seeker,
  id: string,
  isInterested: boolean,
): Promise<ApplicationRow> =>
  db.transaction().execute(async trx => {
    const application = await applicationsStore.lockOwn(trx, accountId, id)
    if (!application) throw new Refusal('application_not_found')
    const { closed_from_pipeline_stage_id: stageId } = application
    const before = stageId === null ? undefined : pipelineStage(stageId)
    if (application.asked_at === null || !before) return application
    const answered = await trx
      .withTables<ApplicationTables>()
      .updateTable('applications')
      .set({
        asked_at: null,
        closed_from_pipeline_stage_id: null,
        ...(isInterested && {
          stage: before.seekerStage,
          pipeline_stage_id: before.id,
          moved_at: sql<Date>`now()`,
        }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isInterested) {
      await applicationsStore.addEvent(trx, {
        applicationId: id,
        stage: before.seekerStage,
        pipelineStageId: before.id,
        by: 'seeker',
        authorId: accountId,
        message: null,
      })
      await publishChanges(trx, [{ topic: 'application', id }])
    }
    return answered
  })
