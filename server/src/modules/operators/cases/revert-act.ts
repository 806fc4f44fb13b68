import type { Db } from '../../../db/client.ts'
import { accountFactsByIds, restoreAccounts } from '../../auth/index.ts'
import { restoreVerifications } from '../../companies/index.ts'
import { reopenClosedJobs } from '../../jobs/index.ts'
import type { Notifier } from '../../notifications/index.ts'
import { type ActRow, actsStore } from '../acts/acts-store.ts'
import type { CaseSource } from './source.ts'

interface RevertDeps {
  notifier: Notifier
  sources: readonly CaseSource[]
}

type RevertedAct = Pick<ActRow, 'id' | 'kind' | 'case_id' | 'account_id' | 'title' | 'effects'>

/**
 * Undoes what a verdict changed, and tells both sides, but for those in `toldOtherwise`. With `isOpen` its case waits again.
 * False where nothing of it can be undone.
 */
export const revertAct = async (
  trx: Db,
  { notifier, sources }: RevertDeps,
  act: RevertedAct,
  { isOpen, toldOtherwise = [] }: { isOpen: boolean; toldOtherwise?: readonly string[] },
): Promise<boolean> => {
  const { effects } = act
  const source = sources.find(({ kind }) => kind === act.kind)
  const reverted = source && act.case_id && (await source.revert(trx, act.case_id, effects, isOpen))
  if (source && !reverted) return false
  const restored = await restoreAccounts(trx, effects.accountIds ?? [])
  if (effects.companyId !== undefined) {
    await restoreVerifications(trx, effects.companyId, effects.verificationIds ?? [])
    await reopenClosedJobs(trx, effects.jobIds ?? [])
  }
  await actsStore.markUndone(trx, act.id)
  const sides = source && act.case_id ? await source.sidesOf(trx, act.case_id) : undefined
  const isTold = reverted ? reverted.isTold : true
  const ids = new Set([
    ...restored,
    ...(isTold && sides ? [...sides.reporterIds, ...(sides.accountId ? [sides.accountId] : [])] : []),
  ])
  for (const id of toldOtherwise) ids.delete(id)
  const accounts = await accountFactsByIds(trx, [...ids])
  await notifier.notify(
    trx,
    [...accounts.values()].map(({ id, recipient }) => ({
      recipient,
      key: `verdict undone ${act.id} ${id}`,
      event: { kind: 'verdict_undone' as const, title: act.title },
    })),
  )
  return true
}
