import type { ServerModule } from '../../calls/module.ts'
import { blockChatsWith } from '../../modules/chats/index.ts'
import { type CompaniesDeps, companiesModule } from '../../modules/companies/index.ts'
import {
  type FollowedCompaniesDeps,
  followedCompaniesModule,
  isFollowing,
  unfollow,
} from '../../modules/followed-companies/index.ts'
import type { InterviewNewsroom } from '../../modules/interviews/index.ts'
import { responsesOfCompany, withdrawAllFrom } from '../../modules/job-applications/index.ts'
import { responseRate } from '../../modules/recruiters/index.ts'

interface CompanyModulesDeps
  extends FollowedCompaniesDeps,
    Omit<CompaniesDeps, 'openJobs' | 'onBlocked' | 'isFollowedBy' | 'responseOf'> {
  interviews: Pick<InterviewNewsroom, 'lockSeeker' | 'cancelPending'>
}

/** Companies, and who follows them, with what both need of others. */
export const companyModules = (deps: CompanyModulesDeps): ServerModule[] => {
  const { db, jobs, interviews } = deps
  return [
    companiesModule({
      ...deps,
      openJobs: jobs.openJobs,
      onBlocked: async (trx, { seekerId, companyId }) => {
        await interviews.lockSeeker(trx, seekerId)
        await withdrawAllFrom(trx, seekerId, companyId)
        await interviews.cancelPending(trx, { seekerId, companyId })
        await blockChatsWith(trx, seekerId, companyId)
        await unfollow(trx, seekerId, companyId)
      },
      isFollowedBy: (...following) => isFollowing(db, ...following),
      responseOf: async id => responseRate(await responsesOfCompany(db, id)),
    }),
    followedCompaniesModule(deps),
  ]
}
