import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { Consumer } from '../../tasks/consumer.ts'
import type { AccountFacts, OnAddressConfirmed } from '../auth/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { RecentJobs } from '../search/index.ts'
import { alertSender } from './alert-sender.ts'
import { startMatchConsumer } from './match-consumer.ts'
import { dueMatches } from './match-store.ts'
import { jobAlertRoutes } from './routes.ts'
import { createLinkTokens } from './tokens.ts'

export { saveDemoAlert } from './demo-alerts.ts'
export { handleOneClick } from './one-click.ts'
export { ownSearchesOf } from './recent/own-searches.ts'
export { storeRecentSearch } from './recent/recent-searches.ts'
export { retention } from './retention.ts'
export { deliveryTime } from './rules.ts'
export { createLinkTokens } from './tokens.ts'
export { transferAlerts } from './transfer-alerts.ts'

export interface JobAlertsDeps {
  db: Db
  listener: Listener
  jobs: Jobs
  notifier: Notifier
  recent: RecentJobs
  confirmed: OnAddressConfirmed
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  blockedCompanies(accountId: string): Promise<readonly string[]>
  hiddenJobs(accountId: string): Promise<readonly string[]>
  onError(error: unknown): void
}

/** Job alerts: saved searches that new jobs find, and the mails that say so (calls 023-026 and 190-193); what seekers searched for lately (540-542). */
export const jobAlertsModule = (deps: JobAlertsDeps): ServerModule => {
  const { db, listener, jobs, onError } = deps
  const tokens = createLinkTokens()
  const sender = alertSender({ ...deps, tokens })
  let consumer: Promise<Consumer | undefined> | undefined

  return {
    routes: jobAlertRoutes({ ...deps, tokens }),
    queues: {
      alert_changes: async () => (await consumer)?.behind(),
      alert_matches: () => dueMatches(db),
    },
    workers: [sender],
    // Two would find the same, twice the work.
    leaderTasks: [
      {
        start: async () => {
          consumer = startMatchConsumer({ db, listener, jobs, onMatched: sender.wake, onError }).catch(
            error => {
              onError(error)
              return undefined
            },
          )
        },
        stop: async () => {
          await (await consumer)?.stop()
        },
      },
    ],
  }
}
