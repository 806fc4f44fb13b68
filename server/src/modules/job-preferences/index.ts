import type { JobPreference } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { preferenceInWire, preferenceRoutes } from './routes.ts'
import { type PreferenceRow, preferencesStore } from './store.ts'

export { retention } from './retention.ts'
export type { PreferenceRow } from './store.ts'

/** A seeker's preferences, the default first, then the oldest. */
export const jobPreferencesOf = (db: Db, accountId: string): Promise<PreferenceRow[]> =>
  preferencesStore.ofAccount(db, accountId)

/** The same of many accounts; who has none is left out. */
export const jobPreferencesOfAll = (
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, PreferenceRow[]>> => preferencesStore.ofAccounts(db, accountIds)

/** The same as their owner sees them. */
export const ownJobPreferences = async (db: Db, accountId: string): Promise<JobPreference[]> =>
  (await preferencesStore.ofAccount(db, accountId)).map(preferenceInWire)

/** One of the account's own. */
export const findJobPreference = (
  db: Db,
  accountId: string,
  id: string,
): Promise<PreferenceRow | undefined> => preferencesStore.find(db, accountId, id)

/** What a preference of the demo data says beside its title. */
export type DemoPreference = Partial<
  Pick<PreferenceRow, 'function_title_id' | 'workplace' | 'salary_from' | 'salary_to' | 'location_id'>
>

/** Adds a preference for a title, within the caller's transaction. */
export const addTitlePreference = async (
  trx: Db,
  accountId: string,
  { market, title, ...more }: { market: string; title: string } & DemoPreference,
): Promise<void> => {
  const facts = {
    market,
    job_title: title,
    main_function_id: null,
    job_function_id: null,
    function_title_id: null,
    job_type_ids: [],
    workplace: null,
    salary_from: null,
    salary_to: null,
    region_id: null,
    location_id: null,
    industry_ids: [],
    career_summary: null,
    ...more,
  }
  await preferencesStore.insert(trx, accountId, facts, { isDefault: true })
}

/** Within the caller's transaction. */
export const setCareerSummary = (trx: Db, accountId: string, id: string, text: string): Promise<void> =>
  preferencesStore.setCareerSummary(trx, accountId, id, text)

/** What seekers look for: calls 064-067 and 131. */
export const jobPreferencesModule = ({ db }: { db: Db }): ServerModule => ({ routes: preferenceRoutes(db) })
