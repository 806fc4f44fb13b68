import type { Db } from '../../db/client.ts'
import { canWithdraw, pipelineStage } from './rules.ts'
import { applicationsStore } from './store.ts'

/** Whether a company's application goes on: nobody was hired or turned down, and it was not taken back. It is held as it is. */
export const lockOpenApplication = async (trx: Db, companyId: string, id: string): Promise<boolean> => {
  const application = await applicationsStore.lockOfCompany(trx, companyId, id)
  if (!application) return false
  // A refusal that waits has been decided.
  const decided = pipelineStage(application.pipeline_stage_id)?.seekerStage ?? application.stage
  return canWithdraw(application.stage) && canWithdraw(decided)
}
