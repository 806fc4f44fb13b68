import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { every, type Task } from '../../../tasks/every.ts'
import type { AccountFacts } from '../../auth/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import type { NotificationRequest, Notifier } from '../../notifications/index.ts'

export interface ClosingNoticesDeps {
  db: Db
  jobs: Pick<Jobs, 'factsByIds'>
  notifier: Notifier
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
}

interface Notice {
  application_id: string
  kind: 'refused' | 'goes_on' | 'reopened'
  message: string | null
  event_id: string | null
  at: Date
  job_id: string
  account_id: string | null
}

const EVERY_MS = 2000
const BATCH = 100

/** Tells some of those who are still to be told that an ad was closed or opened again; how many there were. */
const tellClosings = async ({ db, jobs, notifier, accountsByIds }: ClosingNoticesDeps): Promise<number> => {
  const { rows } = await sql<Notice>`
    select notices.*, job_id, account_id from closing_notices notices
    join applications on applications.id = application_id order by at, application_id limit ${BATCH}`.execute(
    db,
  )
  if (rows.length === 0) return 0
  // Read before the transaction: inside it nothing may ask for a second connection.
  const [accounts, facts] = await Promise.all([
    accountsByIds([...new Set(rows.flatMap(({ account_id: id }) => id ?? []))]),
    jobs.factsByIds([...new Set(rows.map(({ job_id }) => job_id))]),
  ])
  const jobsById = new Map(facts.map(job => [job.id, job]))
  const requestFor = (notice: Notice): NotificationRequest[] => {
    const recipient = accounts.get(notice.account_id ?? '')?.recipient
    const job = jobsById.get(notice.job_id)
    if (!recipient || !job) return []
    const about = { job: job.title, jobId: job.id, company: job.company?.name ?? null }
    if (notice.kind === 'refused') {
      const { message } = notice
      const event = { kind: 'stage_changed', ...about, stage: 'not_selected', message } as const
      return [{ recipient, key: `stage ${notice.event_id}`, event }]
    }
    const news = notice.kind === 'reopened' ? 'reopened' : 'closed'
    const key = `ad ${news} ${notice.application_id} ${notice.at.toISOString()}`
    return [{ recipient, key, event: { kind: 'ad_changed', ...about, news } }]
  }
  await db.transaction().execute(async trx => {
    const { rows: taken } = await sql<{ id: string }>`
      delete from closing_notices where (application_id, at) in (
        select application_id, at from closing_notices
        where application_id = any(${rows.map(row => row.application_id)}::text[]) for update skip locked)
      returning application_id as id`.execute(trx)
    const ids = new Set(taken.map(({ id }) => id))
    await notifier.notify(trx, rows.filter(row => ids.has(row.application_id)).flatMap(requestFor))
  })
  return rows.length
}

/** Tells seekers that an ad was closed or opened again, until nobody waits. */
export const closingNoticesTask = (deps: ClosingNoticesDeps, onError: (error: unknown) => void): Task =>
  every({
    everyMs: EVERY_MS,
    run: async () => {
      while ((await tellClosings(deps)) === BATCH);
    },
    onError,
  })
