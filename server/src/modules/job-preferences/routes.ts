import * as calls from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { JobPreference } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import * as schemas from '@hanap/contracts/jobseekers/jobseekers.schemas'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { Refusal, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import { preferenceFacts } from './rules.ts'
import { type PreferenceRow, preferencesStore } from './store.ts'

export const preferenceInWire = (row: PreferenceRow): JobPreference => {
  const market = marketByKey(row.market) ?? defaultMarket
  return {
    id: row.id,
    job_title: row.job_title,
    function_job_title_id: row.function_title_id,
    main_function_id: row.main_function_id,
    job_function_id: row.job_function_id,
    job_type_ids: row.job_type_ids,
    workplace: row.workplace,
    salary_range_from: row.salary_from,
    salary_range_to: row.salary_to,
    currency: market.currency,
    pref_country_id: market.id,
    pref_region_id: row.region_id,
    location_id: row.location_id,
    industry_ids: row.industry_ids,
    career_summary: row.career_summary,
    is_default: row.is_default,
  }
}

export const preferenceRoutes = (db: Db): Route[] => {
  const find = async (accountId: string, id: string, from = db) => {
    const row = await preferencesStore.find(from, accountId, id)
    if (!row) throw new Refusal('preference_not_found')
    return row
  }

  return [
    seekerRoute(calls.listJobPreferences, schemas.listJobPreferences, async ({ caller }) => ({
      preferences: (await preferencesStore.ofAccount(db, caller.accountId)).map(preferenceInWire),
    })),

    seekerRoute(calls.createJobPreference, schemas.createJobPreference, async incoming => {
      const { body, caller } = incoming
      const facts = preferenceFacts(body, undefined, incoming)
      const isDefault = body.is_default ?? false
      return withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, async trx => {
        const id = await preferencesStore.insert(trx, caller.accountId, facts, { isDefault })
        if (id === undefined) throw new Refusal('too_many_preferences')
        return preferenceInWire(await find(caller.accountId, id, trx))
      })
    }),

    seekerRoute(calls.updateJobPreference, schemas.updateJobPreference, async incoming => {
      const { params, body, caller } = incoming
      const before = await find(caller.accountId, params.id)
      const facts = preferenceFacts(body, before, incoming)
      const isDefault = body.is_default ?? false
      await preferencesStore.update(db, caller.accountId, before.id, facts, { isDefault })
      return preferenceInWire(await find(caller.accountId, before.id))
    }),

    seekerRoute(calls.deleteJobPreference, schemas.deleteJobPreference, async ({ params, caller }) => {
      if (!(await preferencesStore.remove(db, caller.accountId, params.id)))
        throw new Refusal('preference_not_found')
      return {}
    }),

    seekerRoute(calls.readJobPreference, schemas.readJobPreference, async ({ params, caller }) =>
      preferenceInWire(await find(caller.accountId, params.id)),
    ),
  ]
}
