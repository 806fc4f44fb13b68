import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { closeJobs } from '../close-jobs.ts'

/** One reading of a feed. */
export interface FeedRun {
  feed: string
  run: string
}

interface SourceKey {
  source: string
  source_id: string
}

const CLOSED_AT_A_TIME = 1000

/** Notes ads as seen in this reading. Answers those that it had not seen yet. */
export const markSeen = async <Ad extends SourceKey>(
  trx: Db,
  { feed, run }: FeedRun,
  ads: readonly Ad[],
): Promise<{ fresh: Ad[]; repeated: Ad[] }> => {
  const keyOf = ({ source, source_id }: SourceKey) => `${source}\n${source_id}`
  const first = new Map<string, Ad>()
  for (const ad of ads) if (!first.has(keyOf(ad))) first.set(keyOf(ad), ad)
  // One order for all writers, so that two of them never wait for each other.
  const ordered = [...first.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const { rows } = await sql<SourceKey>`
    insert into job_imports (source, source_id, feed, run)
    select *, ${feed}, ${run} from unnest(
      ${ordered.map(ad => ad.source)}::text[], ${ordered.map(ad => ad.source_id)}::text[])
    on conflict (source, source_id) do update set feed = excluded.feed, run = excluded.run
    where job_imports.run <> excluded.run
    returning source, source_id`.execute(trx)
  const fresh = new Set(rows.map(keyOf))
  const isFresh = (ad: Ad) => fresh.has(keyOf(ad)) && first.get(keyOf(ad)) === ad
  return { fresh: ads.filter(isFresh), repeated: ads.filter(ad => !isFresh(ad)) }
}

/** Closes the feed's open jobs that this reading did not see. Answers how many there were. */
export const closeUnseen = async (db: Db, { feed, run }: FeedRun): Promise<number> => {
  let count = 0
  for (;;) {
    const closed = await db.transaction().execute(async trx => {
      const { rows } = await sql<{ id: string }>`
        select id from jobs join job_imports using (source, source_id)
        where feed = ${feed} and run <> ${run} and status in ('active', 'hidden')
        order by source, source_id limit ${CLOSED_AT_A_TIME} for update of jobs`.execute(trx)
      return closeJobs(
        trx,
        rows.map(({ id }) => id),
      )
    })
    count += closed.length
    if (closed.length < CLOSED_AT_A_TIME) return count
  }
}
