import type { ServerModule } from '../../calls/module.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { Responses } from '../job-applications/index.ts'
import type { RecruiterFacts, Recruiters } from '../jobs/index.ts'
import { invitationsStore } from './invitations.ts'
import { jobReportRoutes } from './job-reports.ts'
import { jobTeamRoutes } from './job-team.ts'
import { notificationSettingRoutes } from './notification-settings.ts'
import { type RecruiterRoutesDeps, recruiterAccountRoutes } from './routes.ts'
import { responseRate, responseTime } from './rules.ts'
import type { TeamDeps } from './team.ts'
import { teamRoutes } from './team-routes.ts'
import { tokenRoutes } from './tokens/routes.ts'
import { createTtlCache } from './ttl-cache.ts'

export { adminCommands } from './admin-commands.ts'
export { unverifiedCompanies } from './operator.ts'
export { retention } from './retention.ts'
export { responseRate } from './rules.ts'
export { findByApiToken } from './tokens/api-tokens.ts'

export interface RecruitersDeps {
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  responsesOf(recruiterIds: readonly string[]): Promise<Map<string, Responses>>
}

const factsOf = (account: AccountFacts, responses: Responses | undefined): RecruiterFacts => ({
  id: account.id,
  name: `${account.firstName} ${account.lastName}`.trim(),
  title: account.title,
  avatar: account.avatar,
  response_rate: responseRate(responses),
  response_time: responseTime(responses),
  last_active_at: account.lastActiveAt,
  member_since: account.createdAt,
})

/** Who posted jobs, as job cards and pages show them. Known ones are remembered for a minute. */
export const createRecruiters = ({ accountsByIds, responsesOf }: RecruitersDeps): Recruiters => {
  const memory = createTtlCache<RecruiterFacts>()
  return {
    byIds: async ids => {
      const missing = ids.filter(id => memory.get(id) === undefined)
      if (missing.length > 0) {
        const [accounts, responses] = await Promise.all([accountsByIds(missing), responsesOf(missing)])
        for (const [id, account] of accounts)
          if (account.kind === 'recruiter') memory.set(id, factsOf(account, responses.get(id)))
      }
      return new Map(
        ids.flatMap((id): [string, RecruiterFacts][] => {
          const facts = memory.get(id)
          return facts ? [[id, facts]] : []
        }),
      )
    },
  }
}

export interface RecruitersModuleDeps extends RecruiterRoutesDeps, TeamDeps {
  onError(error: unknown): void
}

/** Recruiters' accounts, their company, its team and its hidden ads: calls 173-181, 240 and 241. */
export const recruitersModule = (deps: RecruitersModuleDeps): ServerModule => {
  return {
    routes: [
      ...recruiterAccountRoutes(deps),
      ...teamRoutes(deps),
      ...jobReportRoutes(deps),
      ...jobTeamRoutes(deps),
      ...tokenRoutes(deps),
      ...notificationSettingRoutes(deps.db),
    ],
    leaderTasks: [
      every({ everyMs: HOUR_MS, run: () => invitationsStore.sweep(deps.db), onError: deps.onError }),
    ],
  }
}
