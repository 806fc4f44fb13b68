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

/** The same as their owner sees them. */
export const ownJobPreferences = async (db: Db, accountId: string): Promise<JobPreference[]> =>
  (await preferencesStore.ofAccount(db, accountId)).map(preferenceInWire)

/** One of the account's own. */
export const findJobPreference = (
  db: Db,
  accountId: string,
  id: string,
): Promise<PreferenceRow | undefined> => preferencesStore.find(db, accountId, id)

/** Within the caller's transaction. */
export const setCareerSummary = (trx: Db, accountId: string, id: string, text: string): Promise<void> =>
  preferencesStore.setCareerSummary(trx, accountId, id, text)

/** What seekers look for: calls 064-067 and 131. */
export const jobPreferencesModule = ({ db }: { db: Db }): ServerModule => ({ routes: preferenceRoutes(db) })
