import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { currentPosition, type OutboxChange, type OutboxPosition, type OutboxTopic } from '../../db/outbox.ts'
import { type Consumer, startConsumer } from '../../tasks/consumer.ts'
import type { JobRow, Jobs } from '../jobs/index.ts'
import { createSavedSearchMatcher } from '../search/index.ts'
import { type AlertMatch, claimForMatching, insertMatches, notYetMatched } from './match-store.ts'
import { deliveryTime } from './rules.ts'
import { type AlertRow, alertStore, searchOf } from './store.ts'

export interface MatchConsumerDeps {
  db: Db
  listener: Listener
  jobs: Pick<Jobs, 'openAfter' | 'groupsOf' | 'rowsByIds' | 'groupedForLists'>
  /** Told when jobs were found whose mails may be due. */
  onMatched(): void
  onError(error: unknown): void
}

const BATCH = 500
/** Jobs from which it learns what is rare. */
const LEARNED = 1000

const positionOf = async (db: Db): Promise<OutboxPosition> => {
  const { rows } = await sql<{ xid: string | null; seq: string | null }>`
    select xid::text, seq::text from job_alert_position`.execute(db)
  const [row] = rows
  return row?.xid && row.seq ? { xid: row.xid, seq: row.seq } : currentPosition(db)
}

const savePosition = async (trx: Db, { xid, seq }: OutboxPosition) => {
  await sql`
    update job_alert_position set xid = ${xid}::xid8, seq = ${seq}::bigint
    where xid is null or (xid, seq) < (${xid}::xid8, ${seq}::bigint)`.execute(trx)
}

/**
 * Lets new and changed jobs find their alerts, by the outbox. What is found and the place in the outbox are kept in one
 * transaction, so that a kill at any moment loses no job and finds none twice.
 */
export const startMatchConsumer = async ({
  db,
  listener,
  jobs,
  onMatched,
  onError,
}: MatchConsumerDeps): Promise<Consumer> => {
  const matcher = createSavedSearchMatcher()
  const activeAlerts = new Map<string, AlertRow>()

  const addAlert = (row: AlertRow) => {
    try {
      matcher.put(row.id, searchOf(row))
      activeAlerts.set(row.id, row)
    } catch (error) {
      // A value that its list no longer has: the alert finds nothing until it is changed.
      onError(error)
      removeAlert(row.id)
    }
  }
  const removeAlert = (id: string) => {
    matcher.delete(id)
    activeAlerts.delete(id)
  }

  const refresh = async (ids: readonly string[]) => {
    const rows = new Map((await alertStore.byIds(db, ids)).map(row => [row.id, row]))
    for (const id of ids) {
      const row = rows.get(id)
      if (row?.is_active && row.is_confirmed) addAlert(row)
      else removeAlert(id)
    }
  }

  const load = async () => {
    const sample = await jobs.openAfter('', LEARNED)
    for (const job of (await jobs.groupedForLists(sample)).shown) matcher.learn(job)
    let last = ''
    for (;;) {
      const rows = await alertStore.activeAfter(db, last, BATCH)
      if (rows.length === 0) return
      for (const row of rows) addAlert(row)
      last = rows.at(-1)?.id ?? last
    }
  }

  /** The alerts that these jobs are news to; `madeBy` are the numbers of the transactions that changed the jobs. */
  const matchesOf = async (
    rows: readonly JobRow[],
    madeBy: ReadonlyMap<string, bigint>,
    now: Date,
  ): Promise<AlertMatch[]> => {
    const { shown } = await jobs.groupedForLists(rows)
    const groups = await jobs.groupsOf(shown.map(({ row }) => row.id))
    return shown.flatMap(job => {
      const postingIds = groups.find(ids => ids.includes(job.row.id)) ?? [job.row.id]
      const changedBy = postingIds.reduce((latest, id) => {
        const own = madeBy.get(id) ?? 0n
        return own > latest ? own : latest
      }, 0n)
      return matcher.listing(job).flatMap(id => {
        const alert = activeAlerts.get(id)
        if (!alert || BigInt(alert.looks_from) >= changedBy) return []
        const due = deliveryTime(alert.frequency, searchOf(alert).market, now)
        return [{ alertId: id, jobId: job.row.id, postingIds, dueAt: due }]
      })
    })
  }

  const handle = async (changes: readonly (OutboxChange & OutboxPosition)[], next: OutboxPosition) => {
    const idsOf = (topic: OutboxTopic) => [
      ...new Set(changes.filter(change => change.topic === topic).map(change => change.id)),
    ]
    await refresh(idsOf('job_alert'))
    // By the first of several: what follows within a moment may be no change of the job's own.
    const madeBy = new Map<string, bigint>()
    for (const { topic, id, xid } of changes)
      if (topic === 'job' && !madeBy.has(id)) madeBy.set(id, BigInt(xid))
    const rows = await jobs.rowsByIds([...madeBy.keys()])
    const unmatched = await notYetMatched(db, rows)
    const news = rows.filter(({ id }) => unmatched.has(id))
    const possible = news.length === 0 ? [] : await matchesOf(news, madeBy, new Date())
    const matches = await db.transaction().execute(async trx => {
      const taken = await claimForMatching(trx, rows)
      const claimed = possible.filter(({ jobId }) => taken.has(jobId))
      await insertMatches(trx, claimed)
      await savePosition(trx, next)
      return claimed
    })
    if (matches.length > 0) onMatched()
  }

  const position = await positionOf(db)
  await db.transaction().execute(trx => savePosition(trx, position))
  await load()
  return startConsumer({ db, listener }, position, handle, onError)
}
