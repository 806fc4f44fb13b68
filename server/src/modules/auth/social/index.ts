import type { ServerModule } from '../../../calls/module.ts'
import type { Db } from '../../../db/client.ts'
import { every, HOUR_MS } from '../../../tasks/every.ts'
import type { Notifier } from '../../notifications/index.ts'
import type { Registrar } from '../accounts/register.ts'
import type { OnAddressConfirmed } from '../accounts/unconfirmed.ts'
import { sweepFlows } from './flows.ts'
import { socialRoutes } from './routes.ts'
import type { SocialSource } from './source.ts'

export interface SocialDeps {
  db: Db
  registrar: Registrar
  confirmed: OnAddressConfirmed
  notifier: Notifier
  social: SocialSource
  onError(error: unknown): void
}

/** Log-in with other sites' accounts: calls 031, 140, 141, 184 and 185. */
export const socialModule = (deps: SocialDeps): ServerModule => {
  const { db, social, onError } = deps
  const sweeping = every({ everyMs: HOUR_MS, run: () => sweepFlows(db), onError })
  return {
    routes: socialRoutes(deps),
    leaderTasks: [sweeping],
    stop: async () => social.stop?.(),
  }
}
