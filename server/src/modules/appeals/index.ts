import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { appealRoutes } from './routes.ts'

export { type AppealRight, grantAppeal } from './grant-appeal.ts'
export { eraseAppeals, ownAppealsOf } from './own-appeals.ts'
export { retention } from './retention.ts'
export {
  type AppealRow,
  countWaitingAppeals,
  decideAppeal,
  waitingAppeal,
  waitingAppeals,
} from './review-appeals.ts'

/** Appeals against operators' verdicts: calls 514 and 515. */
export const appealsModule = ({ db }: { db: Db }): ServerModule => ({ routes: appealRoutes(db) })
