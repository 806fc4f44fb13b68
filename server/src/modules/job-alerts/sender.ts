import type { JobCard } from '@hanap/contracts/job.schemas'
import { languageByCode } from '@hanap/markets/languages'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { JobFacts, Jobs } from '../jobs/index.ts'
import type { Mailbox } from '../notifications/index.ts'
import { searchUrlOf, titleOf } from './search-words.ts'
import { type AlertRow, searchOf } from './store.ts'
import type { AlertTables } from './tables.ts'
import type { LinkTokens } from './tokens.ts'

export interface SenderDeps {
  db: Db
  jobs: Pick<Jobs, 'store' | 'listed' | 'cards'>
  mailbox: Mailbox
  tokens: LinkTokens
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** What leaves a seeker's lists. */
  blockedCompanies(accountId: string): Promise<readonly string[]>
  hiddenJobs(accountId: string): Promise<readonly string[]>
  onError(error: unknown): void
}

/** Instant alerts of another process wait for no longer, and their mail's turn. */
const MOST_IDLE_MS = 30_000
/** Of what could not be sent. */
const LEAST_IDLE_MS = 5000
const ALERTS_AT_ONCE = 100
/** Jobs that a mail names; it links to the others. */
const MOST_IN_MAIL = 10

const factsOf = ({ company_name, job_location, salary_range_value }: JobCard): string[] =>
  [company_name, job_location, salary_range_value].flatMap(fact => fact || [])

/** Makes the mails of jobs that alerts found as they become due; several senders may run. */
export const createSender = (deps: SenderDeps) => {
  const { db, jobs, mailbox, tokens, accountsByIds, blockedCompanies, hiddenJobs, onError } = deps
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let isWanted = false

  /** The open jobs among those found, as lists show them, newest first. */
  const openJobs = async (alert: AlertRow, ids: readonly string[]): Promise<JobFacts[]> => {
    const [{ shown }, blocked, hidden] = await Promise.all([
      jobs.store.byIds(ids).then(rows => jobs.listed(rows)),
      blockedCompanies(alert.account_id),
      hiddenJobs(alert.account_id),
    ])
    return shown
      .map(({ facts }) => facts)
      .filter(({ id, company }) => !hidden.includes(id) && !(company && blocked.includes(company.id)))
      .sort((a, b) => b.published_at.localeCompare(a.published_at))
  }

  const post = async (trx: Db, alert: AlertRow, found: readonly JobFacts[]) => {
    const account = (await accountsByIds([alert.account_id])).get(alert.account_id)
    if (!account?.isStaying) return
    const search = searchOf(alert)
    const market = marketByKey(search.market) ?? defaultMarket
    const language = languageByCode(search.language)?.code ?? account.reader.language
    const place = { market, language, caller: { kind: 'none' as const } }
    const cards = await jobs.cards(found.slice(0, MOST_IN_MAIL), place)
    await mailbox.post(trx, [
      {
        to: { ...account.reader, language, market: market.key },
        key: `job-alert ${alert.id} ${newId()}`,
        news: {
          kind: 'job_alert',
          title: titleOf(search, language),
          count: found.length,
          jobs: cards.map(card => ({
            title: card.job_title,
            path: card.job_url,
            facts: factsOf(card),
          })),
          searchPath: searchUrlOf(search),
          token: await tokens.sign({ kind: 'unsubscribe', alertId: alert.id }),
          isInstant: alert.frequency === 'instant',
        },
      },
    ])
  }

  /** The mail and that its jobs were sent are one transaction: neither is without the other. */
  const sendOne = (alertId: string) =>
    db.transaction().execute(async trx => {
      const own = trx.withTables<AlertTables>()
      const alert = await own
        .selectFrom('job_alerts')
        .selectAll()
        .where('id', '=', alertId)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!alert) return
      const due = await own
        .updateTable('job_alert_matches')
        .set({ due_at: null })
        .where('alert_id', '=', alertId)
        .where('due_at', '<=', sql<Date>`now()`)
        .returning('job_id')
        .execute()
      const found = await openJobs(
        alert,
        due.map(({ job_id }) => job_id),
      )
      if (!alert.is_active || found.length === 0) return
      await post(trx, alert, found)
      await own
        .updateTable('job_alerts')
        .set({ last_sent_at: sql<Date>`now()` })
        .where('id', '=', alertId)
        .execute()
    })

  const dueAlerts = async (after: string): Promise<string[]> => {
    const rows = await db
      .withTables<AlertTables>()
      .selectFrom('job_alert_matches')
      .select('alert_id')
      .distinct()
      .where('due_at', '<=', sql<Date>`now()`)
      .where('alert_id', '>', after)
      .orderBy('alert_id')
      .limit(ALERTS_AT_ONCE)
      .execute()
    return rows.map(({ alert_id }) => alert_id)
  }

  const sendDue = async () => {
    let last = ''
    for (;;) {
      const ids = await dueAlerts(last)
      if (ids.length === 0) return
      for (const id of ids) {
        if (isStopped) return
        // One that cannot be sent waits for the next time, and the others do not wait for it.
        await sendOne(id).catch(onError)
      }
      last = ids.at(-1) ?? last
    }
  }

  const untilNext = async (): Promise<number> => {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from job_alert_matches
      where due_at is not null`.execute(db)
    return Math.min(MOST_IDLE_MS, Math.max(LEAST_IDLE_MS, rows[0]?.ms ?? MOST_IDLE_MS))
  }

  /** Sends what is due now, and again when more is. */
  const run = () => {
    isWanted = true
    if (isStopped || running) return
    clearTimeout(timer)
    running = (async () => {
      let pause = MOST_IDLE_MS
      while (isWanted && !isStopped) {
        isWanted = false
        await sendDue().catch(onError)
        pause = await untilNext().catch(() => MOST_IDLE_MS)
      }
      running = undefined
      if (isStopped) return
      timer = setTimeout(run, pause)
      timer.unref()
    })()
  }

  return {
    run,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
