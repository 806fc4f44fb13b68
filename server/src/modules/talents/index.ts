import type { ServerModule } from '../../calls/module.ts'
import { every } from '../../tasks/every.ts'
import type { Notifier } from '../notifications/index.ts'
import type { QueryableIndex } from '../search/index.ts'
import type { TalentsDeps } from './find-talents.ts'
import { tellOfTalentReports } from './review-reports.ts'
import { talentRoutes } from './routes.ts'

export { adminCommands } from './admin-commands.ts'
export { retention } from './retention.ts'
export {
  countOpenTalentReports,
  findTalentReport,
  openTalentReports,
  revertTalentReport,
  ruleOnTalentReport,
} from './review-reports.ts'
export { talentCollection } from './talent-source.ts'

export interface TalentsModuleDeps extends TalentsDeps {
  index: QueryableIndex
  notifier: Notifier
  onError(error: unknown): void
}

/** A verdict is told so long after it at most. */
const TELL_EVERY_MS = 60_000

/** Finding people who let verified companies find them: calls 351, 352, 367 and 387. */
export const talentsModule = ({ index, notifier, onError, ...deps }: TalentsModuleDeps): ServerModule => ({
  routes: talentRoutes(deps, index),
  leaderTasks: [
    every({ everyMs: TELL_EVERY_MS, run: () => tellOfTalentReports(deps.db, notifier), onError }),
  ],
})
