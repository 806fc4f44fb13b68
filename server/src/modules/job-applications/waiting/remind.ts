import { sql } from 'kysely'
import { mayDo } from '../../../calls/permission.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { every, HOUR_MS, type Task } from '../../../tasks/every.ts'
import type { AccountFacts } from '../../auth/index.ts'
import { accountsBlocking } from '../../companies/index.ts'
import { jobRowsByIds, jobTeamOf } from '../../jobs/index.ts'
import type { NotificationRequest, Notifier } from '../../notifications/index.ts'
import { type HandlerDeps, hiringContactOf } from '../hiring-contact.ts'
import { isOverdue, type LastInterviewAt } from './is-overdue.ts'

export interface RemindDeps extends HandlerDeps {
  db: Db
  notifier: Notifier
  lastInterviewAt: LastInterviewAt
}

interface OverdueApplication {
  job_id: string
  account_id: string
}

const MAX_JOBS = 200

/** Nobody was told since it began to wait. */
const isUntold = sql<boolean>`(reminded_at is null or reminded_at < coalesce(moved_at, applied_at))`

/** Jobs with applicants who wait too long and of whom nobody was told, some of them. */
const overdueJobs = async ({ db, lastInterviewAt }: RemindDeps): Promise<string[]> => {
  const { rows } = await sql<{ job_id: string }>`
    select distinct job_id from applications
    where ${isUntold} and ${isOverdue(lastInterviewAt)} order by job_id limit ${MAX_JOBS}`.execute(db)
  return rows.map(({ job_id }) => job_id)
}

/** Who answers a job's applicants: its recruiter and team; of an imported ad whoever speaks for its company. */
const answerersOf = async (deps: RemindDeps, jobId: string) => {
  const { db, accountsByIds } = deps
  const [[job], team] = await Promise.all([jobRowsByIds(db, [jobId]), jobTeamOf(db, jobId)])
  if (!job) return { companyId: null, accounts: [] }
  const { companyId, contact } = await hiringContactOf(deps, job)
  const members = [...(await accountsByIds(team)).values()].filter(
    ({ companyId: of, role }) => of === companyId && role !== null && mayDo(role, 'move_applicants'),
  )
  const accounts = new Map([...(contact ? [contact] : []), ...members].map(account => [account.id, account]))
  return { companyId, accounts: [...accounts.values()] }
}

/** Marks those of these jobs as told, in the caller's transaction; those that another process told meanwhile are none. */
const takeOverdue = async (
  trx: Db,
  { lastInterviewAt }: RemindDeps,
  jobIds: readonly string[],
): Promise<OverdueApplication[]> => {
  const { rows } = await sql<OverdueApplication>`
    update applications set reminded_at = now() where id in (
      select id from applications
      where job_id = any(${[...jobIds]}::text[]) and ${isUntold} and ${isOverdue(lastInterviewAt)}
      order by id for update skip locked)
    returning job_id, account_id`.execute(trx)
  return rows
}

/** Tells recruiters how many applicants have waited too long, each recruiter once for all of their jobs; how many jobs there were. */
export const remindOfWaiting = async (deps: RemindDeps): Promise<number> => {
  const { db, notifier } = deps
  const jobIds = await overdueJobs(deps)
  if (jobIds.length === 0) return 0
  // Read before the transaction: inside it nothing may ask for a second connection.
  const answerers = new Map<string, Awaited<ReturnType<typeof answerersOf>>>()
  const blocking = new Map<string, ReadonlySet<string>>()
  for (const jobId of jobIds) {
    const { companyId, accounts } = await answerersOf(deps, jobId)
    answerers.set(jobId, { companyId, accounts })
    if (companyId !== null && !blocking.has(companyId))
      blocking.set(companyId, new Set(await accountsBlocking(db, companyId)))
  }
  await db.transaction().execute(async trx => {
    const taken = await takeOverdue(trx, deps, jobIds)
    const byAccount = new Map<string, { account: AccountFacts; count: number }>()
    for (const { job_id: jobId, account_id: seekerId } of taken) {
      const { companyId, accounts } = answerers.get(jobId) ?? { companyId: null, accounts: [] }
      if (blocking.get(companyId ?? '')?.has(seekerId)) continue
      for (const account of accounts) {
        const entry = byAccount.get(account.id) ?? { account, count: 0 }
        entry.count += 1
        byAccount.set(account.id, entry)
      }
    }
    await notifier.notify(
      trx,
      [...byAccount.values()].map(
        ({ account, count }): NotificationRequest => ({
          recipient: account.recipient,
          // What was taken above tells once.
          key: `waiting ${newId()}`,
          event: { kind: 'applicants_waiting', count },
        }),
      ),
    )
  })
  return jobIds.length
}

/** Reminds recruiters of those who wait for an answer: 45 days, or what the law of the market says. */
export const remindTask = (deps: RemindDeps, onError: (error: unknown) => void): Task =>
  every({
    everyMs: HOUR_MS,
    run: async () => {
      while ((await remindOfWaiting(deps)) === MAX_JOBS);
    },
    onError,
  })
