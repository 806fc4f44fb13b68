import type { Module } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { Reader as OutboxReader } from '../../db/outbox.ts'
import type { AccountFacts, AddressConfirmed } from '../auth/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Mailbox } from '../notifications/index.ts'
import type { RecentJobs } from '../search/index.ts'
import { followJobs } from './reader.ts'
import { jobAlertRoutes } from './routes.ts'
import { createSender } from './sender.ts'
import { createLinkTokens } from './tokens.ts'

export { takeOneClick } from './one-click.ts'
export { retention } from './retention.ts'
export { takeOverAlerts } from './take-over.ts'

export interface JobAlertsDeps {
  db: Db
  listener: Listener
  jobs: Jobs
  mailbox: Mailbox
  recent: RecentJobs
  confirmed: AddressConfirmed
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  blockedCompanies(accountId: string): Promise<readonly string[]>
  hiddenJobs(accountId: string): Promise<readonly string[]>
  onError(error: unknown): void
}

/** Job alerts: kept searches that new jobs find, and the mails that say so (calls 023-026 and 190-193). */
export const jobAlertsModule = (deps: JobAlertsDeps): Module => {
  const { db, listener, jobs, onError } = deps
  const tokens = createLinkTokens()
  const sender = createSender({ ...deps, tokens })
  let following: Promise<OutboxReader | undefined> | undefined

  return {
    routes: jobAlertRoutes({ ...deps, tokens }),
    start: async () => {
      following = followJobs({ db, listener, jobs, found: sender.run, onError }).catch(error => {
        onError(error)
        return undefined
      })
      sender.run()
    },
    stop: async () => {
      await (await following)?.stop()
      await sender.stop()
    },
  }
}
