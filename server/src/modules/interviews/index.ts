import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { every } from '../../tasks/every.ts'
import { queueWorker } from '../../tasks/worker.ts'
import type { Notifier } from '../notifications/index.ts'
import { type CancelPending, cancelPendingWith } from './cancel-pending.ts'
import { interviewsStore } from './interviews-store.ts'
import { tellOfInterviewReports } from './review-reports.ts'
import { type InterviewRoutesDeps, interviewRoutes } from './routes.ts'
import { type TellDeps, type TellInterview, tellWith } from './tell.ts'
import { runDueTimer } from './timers.ts'
import { INTERVIEW_TIMERS_CHANNEL, timersStore } from './timers-store.ts'

export { adminCommands } from './admin-commands.ts'
export { interviewsOfApplication, lastInterviewAt } from './application-interviews.ts'
export { saveDemoInterview } from './demo-interviews.ts'
export { eraseInterviews } from './erase.ts'
export { ownInterviewsOf } from './own-interviews.ts'
export { reassignInterviews } from './reassign.ts'
export { retention } from './retention.ts'
export {
  countOpenInterviewReports,
  decideInterviewReport,
  findInterviewReport,
  openInterviewReports,
  revertInterviewReport,
} from './review-reports.ts'

/** How many interviews wait for a seeker: to be answered, or today in a time zone. */
export const interviewsWaitingFor = (db: Db, seekerId: string, timeZone: string): Promise<number> =>
  interviewsStore.waitingFor(db, seekerId, timeZone)

/** What other modules' transactions ask of interviews; made before those that ask. */
export interface InterviewNewsroom {
  tell: TellInterview
  /** Nothing new is proposed to the seeker until the transaction ends. To be taken before locks of applications and chats. */
  lockSeeker(trx: Db, seekerId: string): Promise<void>
  /** Cancels what is pending, as what it is about has ended. */
  cancelPending: CancelPending
}

export const createInterviewNewsroom = (deps: TellDeps): InterviewNewsroom => {
  const tell = tellWith(deps)
  return { tell, lockSeeker: interviewsStore.lockSeeker, cancelPending: cancelPendingWith(tell) }
}

export interface InterviewsDeps extends InterviewRoutesDeps {
  listener: Listener
  notifier: Notifier
  onError(error: unknown): void
}

/** A verdict is told so long after it at most. */
const TELL_EVERY_MS = 60_000

/** Interviews of seekers and recruiters: calls 321-325, 391 and 450, reminders and what ends by time. */
export const interviewsModule = (deps: InterviewsDeps): ServerModule => ({
  routes: interviewRoutes(deps),
  leaderTasks: [
    every({
      everyMs: TELL_EVERY_MS,
      run: () => tellOfInterviewReports(deps.db, deps.notifier),
      onError: deps.onError,
    }),
  ],
  workers: [
    queueWorker({
      workOne: () => runDueTimer(deps),
      untilNext: () => timersStore.untilNext(deps.db),
      wokenBy: { listener: deps.listener, channel: INTERVIEW_TIMERS_CHANNEL },
      onError: deps.onError,
    }),
  ],
})
