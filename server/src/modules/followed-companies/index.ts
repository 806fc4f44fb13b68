import type { ServerModule } from '../../calls/module.ts'
import type { Listener } from '../../db/listener.ts'
import type { Consumer } from '../../tasks/consumer.ts'
import type { Jobs } from '../jobs/index.ts'
import { startNewsConsumer } from './news-consumer.ts'
import { type NewsSenderDeps, newsSender } from './news-sender.ts'
import { newsStore } from './news-store.ts'
import { followRoutes } from './routes.ts'

export { retention } from './retention.ts'
export {
  follow,
  followedBy,
  followersTold,
  isFollowing,
  moveFollowers,
  returnFollowers,
  unfollow,
} from './store.ts'

export interface FollowedCompaniesDeps extends NewsSenderDeps {
  listener: Listener
  jobs: Jobs
}

/** Companies that seekers follow, and how they hear of new jobs there (calls 543 to 545). */
export const followedCompaniesModule = (deps: FollowedCompaniesDeps): ServerModule => {
  const { db, listener, jobs, onError } = deps
  const sender = newsSender(deps)
  let consumer: Promise<Consumer | undefined> | undefined

  return {
    routes: followRoutes(db, jobs.openJobs),
    queues: {
      company_news_changes: async () => (await consumer)?.behind(),
      company_news: () => newsStore.dueWork(db),
    },
    workers: [sender],
    leaderTasks: [
      {
        start: async () => {
          consumer = startNewsConsumer({ db, listener, jobs, onNews: sender.wake, onError }).catch(error => {
            onError(error)
            return undefined
          })
        },
        stop: async () => {
          await (await consumer)?.stop()
        },
      },
    ],
  }
}
