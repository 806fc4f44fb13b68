import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { adsStore } from './ads-store.ts'
import type { EmployerJobsDeps } from './deps.ts'
import { employerJobRoutes } from './routes.ts'

export { type DemoAds, saveDemoAds } from './demo-ads.ts'
export { ownSourcesOf } from './job-of-ad.ts'
export { retention } from './retention.ts'

/** Which answers disqualify, by job and question. */
export const disqualifyingAnswers = (db: Db, jobIds: readonly string[]) =>
  adsStore.disqualifyingOf(db, jobIds)

/** What was changed of imported jobs by hand goes with them to another company. */
export const giveAds = (trx: Db, jobIds: readonly string[], companyId: string) =>
  adsStore.giveTo(trx, jobIds, companyId)

/** Jobs as their employers write, publish, change and close them: calls 331-341. */
export const employerJobsModule = (deps: EmployerJobsDeps): ServerModule => ({
  routes: employerJobRoutes(deps),
})
