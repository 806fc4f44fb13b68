import type { Member } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { accountFactsByIds } from '../auth/index.ts'
import { greetedAmong } from '../chats/index.ts'
import { type CompanyRow, findCompany } from '../companies/index.ts'
import type { JobFacts, Jobs } from '../jobs/index.ts'
import { findableAmongBy } from '../privacy/index.ts'
import { wholeProfiles } from '../profiles/index.ts'
import type { TalentContext } from './talent-views.ts'

export interface TalentsDeps {
  db: Db
  jobs: Pick<Jobs, 'factsByIds'>
}

/** The member's company, where it may look for people. */
export const searchingCompany = async (db: Db, { companyId }: Member): Promise<CompanyRow> => {
  const company = await findCompany(db, companyId)
  if (!company?.is_verified) throw new Refusal('company_unverified')
  return company
}

/** One of the company's jobs. */
export const jobOfCompany = async (
  { jobs }: TalentsDeps,
  companyId: string,
  id: string | undefined,
): Promise<JobFacts | undefined> => {
  if (id === undefined) return undefined
  const [job] = await jobs.factsByIds([id])
  if (!job || job.company?.id !== companyId) throw new Refusal('job_not_found')
  return job
}

/** With what the company sees each of these seekers; whom it may not find, by what holds now, is left out. */
export const contextsOf = async (
  { db }: TalentsDeps,
  member: Member,
  ids: readonly string[],
  job: JobFacts | undefined,
): Promise<Map<string, TalentContext>> => {
  const { companyId } = member
  const [findable, accounts, greeted] = await Promise.all([
    findableAmongBy(db, ids, companyId),
    accountFactsByIds(db, ids),
    greetedAmong(db, member, ids),
  ])
  const accepted = [...greeted].flatMap(([id, { isAccepted }]) => (isAccepted ? id : []))
  const profiles = accepted.length > 0 ? await wholeProfiles(db, accepted) : undefined
  return new Map(
    ids.flatMap(id => {
      const account = accounts.get(id)
      if (!findable.has(id) || account?.kind !== 'seeker' || !account.isStaying) return []
      const greeting = greeted.get(id)
      const revealed = greeting?.isAccepted
        ? { account, companyNames: (profiles?.get(id)?.work ?? []).map(({ company_name }) => company_name) }
        : undefined
      return [[id, { job, greeting, revealed }] as const]
    }),
  )
}
