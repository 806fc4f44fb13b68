import { marketByKey } from '@hanap/markets/markets'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { every, type Task } from '../../../tasks/every.ts'
import { applicationsStore } from '../store.ts'
import type { DetailDeps } from './detail.ts'

export type MatchTaskDeps = Pick<DetailDeps, 'db' | 'jobs' | 'accountsByIds' | 'matchOf'>

const EVERY_MS = 2000
/** So few at a time, that a start with many rows leaves the process to others. */
const BATCH = 10

interface UnmatchedApplication {
  id: string
  account_id: string
  job_id: string
}

const unmatched = async (db: Db): Promise<UnmatchedApplication[]> => {
  const { rows } = await sql<UnmatchedApplication>`
    select id, account_id, job_id from applications where matched_at is null and account_id is not null
    order by applied_at desc limit ${BATCH}`.execute(db)
  return rows
}

/** Finds how well the newest applications match of which it is not known, for lists in that order. */
const matchSome = async ({ db, jobs, accountsByIds, matchOf }: MatchTaskDeps): Promise<void> => {
  const rows = await unmatched(db)
  if (rows.length === 0) return
  const [accounts, facts] = await Promise.all([
    accountsByIds(rows.map(row => row.account_id)),
    jobs.factsByIds([...new Set(rows.map(row => row.job_id))]),
  ])
  const jobsById = new Map(facts.map(job => [job.id, job]))
  const matches = []
  for (const { id, account_id, job_id } of rows) {
    const seeker = accounts.get(account_id)
    const job = jobsById.get(job_id)
    const market = job && marketByKey(job.market)
    const match =
      seeker && job && market
        ? await matchOf({ accountId: seeker.id, language: seeker.recipient.language }, job, {
            language: 'en',
            market,
          })
        : undefined
    matches.push({ id, percent: match?.percent ?? null })
  }
  await applicationsStore.setMatches(db, matches)
}

/** What an applicant's page finds anew each time is found once for lists. */
export const matchTask = (deps: MatchTaskDeps, onError: (error: unknown) => void): Task =>
  every({ everyMs: EVERY_MS, run: () => matchSome(deps), onError })
