import type { CloseReason } from '@hanap/contracts/recruiters/close-reasons'
import type { Member } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import {
  closeJobs,
  isUnderReview,
  lockRefreshedAt,
  refreshJob,
  refusedAmong,
  statusAt,
} from '../jobs/index.ts'
import { adsStore } from './ads-store.ts'
import { refuseUnpublishable, type Writer } from './change-ads.ts'
import type { EmployerJobsDeps } from './deps.ts'
import { adEnd } from './job-of-ad.ts'
import { findOwnAd, isEnded, type OwnAd } from './own-ads.ts'
import { recordJobAudit } from './record-job-audit.ts'
import { allowOpenAd, keepJobClosed, saveJobOf } from './save-ad.ts'
import { adOfJob } from './views.ts'

const DAY_MS = 86_400_000
const REOPEN_MS = 30 * DAY_MS
const REFRESH_MS = 7 * DAY_MS

const marketOf = ({ company, ad, job }: OwnAd) => job?.market ?? ad?.market ?? company.market

/** Publishes a draft; an ad that was published before is left as it is. */
export const publishAd = async (
  deps: EmployerJobsDeps,
  { caller, language }: Writer,
  id: string,
): Promise<void> => {
  const { companyId, accountId } = caller
  const own = await findOwnAd(deps, companyId, id)
  const { ad, job, company } = own
  if (job || !ad) return
  await refuseUnpublishable(deps, { id, companyId, market: ad.market, ad: ad.ad }, language)
  await deps.db.transaction().execute(async trx => {
    await allowOpenAd(trx, company)
    const row = await adsStore.lockWritten(trx, companyId, id)
    if (!row) throw new Refusal('job_not_found')
    // Somebody changed it after it was looked at.
    if (row.revision !== ad.revision) throw new Refusal('stale_revision')
    await saveJobOf(trx, { ad: row, company, job, recruiterId: accountId })
    await recordJobAudit(trx, caller, 'job_posted', row.ad.job_title ?? '')
  })
}

/** Opens an ad again that was closed or is over: its applicants are asked whether they are still interested. */
export const reopenAd = async (
  deps: EmployerJobsDeps,
  { caller, language }: Writer,
  id: string,
): Promise<void> => {
  const { companyId, accountId } = caller
  const own = await findOwnAd(deps, companyId, id)
  const { company, job } = own
  const now = new Date()
  if (!job || !isEnded(job)) return
  const endedAt = job.closed_at ?? job.expires_at ?? now
  const isRefused = (await refusedAmong(deps.db, [id])).has(id) || (await isUnderReview(deps.db, id))
  if (isRefused || now.getTime() - endedAt.getTime() > REOPEN_MS) throw new Refusal('reopening_over')
  const market = marketOf(own)
  // A day that is over is no closing date any more.
  const { expired_at: _end, ...words } = { ...adOfJob(job), ...own.ad?.ad }
  await refuseUnpublishable(deps, { id, companyId, market, ad: words }, language)
  await deps.db.transaction().execute(async trx => {
    await allowOpenAd(trx, company)
    const row = await adsStore.lock(trx, { companyId, id, market })
    const { expired_at: _old, ...kept } = row.ad
    const updated = await adsStore.update(trx, id, { ad: kept, market })
    await saveJobOf(trx, { ad: updated, company, job, recruiterId: accountId }, true)
    await adsStore.setCloseReason(trx, id, null)
    await deps.askAgain(trx, id)
    await recordJobAudit(trx, caller, 'job_reopened', job.title)
  })
}

/** Brings an open ad to the top again, once in 7 days. */
export const refreshAd = async (deps: EmployerJobsDeps, { companyId }: Member, id: string): Promise<void> => {
  const own = await findOwnAd(deps, companyId, id)
  const { job, ad } = own
  const now = new Date()
  if (!job || statusAt(job, now) !== 'active') throw new Refusal('job_not_found')
  await deps.db.transaction().execute(async trx => {
    const refreshedAt = await lockRefreshedAt(trx, id)
    if (now.getTime() - refreshedAt.getTime() < REFRESH_MS) throw new Refusal('refreshed_lately')
    const expiresAt = ad && !ad.ad.expired_at ? adEnd(ad.ad, now) : job.expires_at
    await refreshJob(trx, id, { at: now, expiresAt })
  })
}

export interface AdClosing {
  reason: CloseReason
  keeps: readonly string[]
  message: string | null
}

/** Closes an ad for everybody; again, it changes nothing. */
export const closeAd = async (
  deps: EmployerJobsDeps,
  caller: Member,
  id: string,
  { reason, keeps, message }: AdClosing,
): Promise<void> => {
  const { companyId, accountId } = caller
  const own = await findOwnAd(deps, companyId, id)
  const { company, job } = own
  if (!job) throw new Refusal('job_not_found')
  await deps.db.transaction().execute(async trx => {
    const row = await adsStore.lock(trx, { companyId, id, market: marketOf(own) })
    if ((await closeJobs(trx, [id])).length === 0) return
    await adsStore.setCloseReason(trx, id, reason)
    await keepJobClosed(trx, { ad: row, company, job, recruiterId: accountId })
    await recordJobAudit(trx, caller, 'job_closed', job.title)
    await deps.closeApplications(trx, { jobId: id, keeps, message, authorId: accountId })
  })
}
