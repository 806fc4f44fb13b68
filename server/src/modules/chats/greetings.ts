import { sql } from 'kysely'
import type { Recruiter } from '../../calls/caller.ts'
import { Refusal, refuseField } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { findCompany } from '../companies/index.ts'
import { statusAt } from '../jobs/index.ts'
import type { OpenChatDeps } from './open-chat.ts'

/** hiring.md, "Greetings". */
const MAX_BY_COMPANY_A_DAY = 30
const MAX_TO_SEEKER_A_DAY = 5
const ONCE_IN_DAYS = 30
/** Of so many of the last ones, this many that are declined or reported pause a company's greetings, while they are that young. */
const LAST = 50
const MAX_REFUSED = 10

interface Greeting {
  companyId: string
  seekerId: string
}

/** Whom a recruiter greets, about which of the company's open jobs. A seeker who may not be found is not there. */
export const targetOfGreeting = async (
  { db, jobs, isFindableBy, accountsByIds }: OpenChatDeps,
  { accountId, companyId }: Recruiter,
  { seekerId, jobId }: { seekerId: string; jobId: string | undefined },
) => {
  if (jobId === undefined) throw refuseField('job_id', 'required')
  const job = companyId === null ? undefined : await jobs.find(jobId)
  if (!job || companyId === null || job.company_id !== companyId) throw new Refusal('job_not_found')
  if (statusAt(job, new Date()) !== 'active') throw new Refusal('job_closed')
  const company = await findCompany(db, companyId)
  if (!company?.is_verified) throw new Refusal('company_unverified')
  const seeker = (await accountsByIds([seekerId])).get(seekerId)
  if (seeker?.kind !== 'seeker' || !seeker.isStaying || !(await isFindableBy(seekerId, companyId)))
    throw new Refusal('seeker_not_found')
  return {
    seekerId,
    recruiterId: accountId,
    companyId,
    context: { jobId, applicationId: null },
    side: 'recruiter',
    isGreeting: true,
  } as const
}

/** Greetings of one company, and those to one seeker, are counted one after another. */
export const lockGreetings = async (trx: Db, { companyId, seekerId }: Greeting): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`greetings of ${companyId}`}, 0))`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`greetings to ${seekerId}`}, 0))`.execute(trx)
}

interface GreetingCounts {
  of_company: number
  to_seeker: number
  of_both: number
  refused: number
}

/** Refuses a greeting over a limit. Call before its chat is there, under `lockGreetings`. */
export const refuseGreeting = async (trx: Db, { companyId, seekerId }: Greeting): Promise<void> => {
  const { rows } = await sql<GreetingCounts>`
    with latest as (
      select * from chats
      where opened_by = 'greeting' and company_id = ${companyId}
        and created_at > now() - make_interval(days => ${ONCE_IN_DAYS})
      order by created_at desc limit ${LAST}
    )
    select
      (select count(*)::int from chats where opened_by = 'greeting' and company_id = ${companyId}
        and created_at > now() - interval '24 hours') as of_company,
      (select count(*)::int from chats where opened_by = 'greeting' and seeker_id = ${seekerId}
        and created_at > now() - interval '24 hours') as to_seeker,
      (select count(*)::int from chats where opened_by = 'greeting' and seeker_id = ${seekerId}
        and company_id = ${companyId}
        and created_at > now() - make_interval(days => ${ONCE_IN_DAYS})) as of_both,
      (select count(*)::int from latest where state = 'blocked'
        or (state = 'declined' and declined_by = 'seeker')
        or exists (select from chat_reports where chat_id = latest.id and reporter_side = 'seeker'
          and is_upheld is distinct from false)) as refused`.execute(trx)
  const [counts] = rows
  if (!counts) return
  if (counts.of_both > 0) throw new Refusal('already_greeted')
  if (counts.refused >= MAX_REFUSED) throw new Refusal('greetings_paused')
  if (counts.of_company >= MAX_BY_COMPANY_A_DAY || counts.to_seeker >= MAX_TO_SEEKER_A_DAY)
    throw new Refusal('too_many_greetings')
}
