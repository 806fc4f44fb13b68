import { DAY_MS } from '@hanap/contracts/durations'
import * as calls from '@hanap/contracts/jobs/job-alerts.calls'
import * as schemas from '@hanap/contracts/jobs/job-alerts.schemas'
import type { Seeker } from '../../calls/caller.ts'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { type Route, route, seekerRoute } from '../../calls/route.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import { unconfirmedAccountsOf } from '../auth/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { type RecentJobs, savedSearchQuery } from '../search/index.ts'
import { alertChanges } from './alert-changes.ts'
import { alertInWire } from './alert-views.ts'
import { type AlertLinkRoutesDeps, alertLinkRoutes } from './link-routes.ts'
import { recentSearchRoutes } from './recent/recent-routes.ts'
import { frequencyOf } from './rules.ts'
import { saveAlert } from './save-alert.ts'
import { type AlertRow, alertStore, searchOf } from './store.ts'
import { createVisitorAlert, type VisitorAlertDeps } from './visitor-alerts.ts'

export interface JobAlertRoutesDeps extends AlertLinkRoutesDeps, VisitorAlertDeps {
  jobs: Pick<Jobs, 'cards'>
  recent: RecentJobs
  onError(error: unknown): void
}

/** What a dry run looks back on, and the jobs that it shows. */
const DRY_RUN_DAYS = 7
const MAX_SHOWN = 10

/** Job alerts and recent searches: calls 023-026, 190-193 and 540-542. */
export const jobAlertRoutes = (deps: JobAlertRoutesDeps): Route[] => {
  const { db, jobs, recent, onError } = deps

  /** The seeker's own, and those that this browser's visitor made with the seeker's address. */
  const visibleTo = async ({ accountId, deviceId, user }: Seeker): Promise<AlertRow[]> => {
    const [own, waiting] = await Promise.all([
      alertStore.ofAccount(db, accountId),
      unconfirmedAccountsOf(db, user.email).then(ids => alertStore.madeFrom(db, ids, deviceId)),
    ])
    return [...waiting, ...own]
  }

  const find = async (caller: Seeker, id: string): Promise<AlertRow> => {
    const row = (await visibleTo(caller)).find(each => each.id === id)
    if (!row) throw new Refusal('alert_not_found')
    return row
  }

  return [
    seekerRoute(calls.listJobAlerts, schemas.listJobAlerts, async ({ caller, language }) => {
      const rows = await visibleTo(caller)
      const counts = await alertStore.newCounts(
        db,
        rows.map(({ id }) => id),
      )
      const { email } = caller.user
      return rows.map(row =>
        alertInWire(row, { id: row.account_id, email }, counts.get(row.id) ?? 0, language),
      )
    }),

    route(calls.createJobAlert, schemas.createJobAlert, async incoming => {
      const { body, caller, market, language } = incoming
      const { keyword, filters, email } = body
      if (caller.kind === 'recruiter') throw new Refusal('wrong_account_kind')
      const search = { market: market.key, language, keyword, filters }
      const frequency = frequencyOf(body.frequency_id)
      savedSearchQuery(search)
      try {
        if (caller.kind === 'seeker') {
          const owner = { id: caller.accountId, email: caller.user.email }
          return await withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, async trx =>
            alertInWire(await saveAlert(trx, owner.id, search, frequency), owner, 0, language),
          )
        }
        if (email === undefined) throw refuseField('email', 'required')
        // A call for guests has made a session where none came.
        const deviceId = caller.kind === 'none' ? '' : caller.deviceId
        return await withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, trx =>
          createVisitorAlert(deps, trx, { email, deviceId }, search, frequency, incoming),
        )
      } catch (error) {
        if (error instanceof Refusal) throw error
        onError(error)
        throw new Refusal('job_alert_failed')
      }
    }),

    seekerRoute(calls.updateJobAlert, schemas.updateJobAlert, async ({ params, body, caller, language }) => {
      const before = await find(caller, params.id)
      const { keyword, filters, frequency_id, is_active: isActive } = body
      const search = searchOf(before)
      savedSearchQuery({ ...search, keyword: keyword ?? search.keyword, filters: filters ?? search.filters })
      const frequency = frequency_id === undefined ? undefined : frequencyOf(frequency_id)
      const row = await db
        .transaction()
        .execute(trx => alertChanges.update(trx, before, { keyword, filters, frequency, isActive }))
      const counts = await alertStore.newCounts(db, [row.id])
      const owner = { id: row.account_id, email: caller.user.email }
      return alertInWire(row, owner, counts.get(row.id) ?? 0, language)
    }),

    seekerRoute(calls.deleteJobAlert, schemas.deleteJobAlert, async ({ params, caller }) => {
      const { account_id: accountId } = await find(caller, params.id)
      const isGone = await db.transaction().execute(trx => alertChanges.remove(trx, accountId, params.id))
      if (!isGone) throw new Refusal('alert_not_found')
      return {}
    }),

    route(calls.previewJobAlert, schemas.previewJobAlert, async ({ body, ...viewer }) => {
      const search = { market: viewer.market.key, language: viewer.language, ...body }
      const since = new Date(Date.now() - DRY_RUN_DAYS * DAY_MS)
      const { jobs: facts, isMore } = await recent(search, since, viewer)
      return {
        total_num: facts.length,
        is_more: isMore,
        jobs: await jobs.cards(facts.slice(0, MAX_SHOWN), viewer),
      }
    }),

    ...recentSearchRoutes(db, recent),
    ...alertLinkRoutes(deps),
  ]
}
