import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import { languageByCode } from '@hanap/markets/languages'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { type QueueWorker, queueWorker } from '../../tasks/worker.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { JobFacts, Jobs } from '../jobs/index.ts'
import type { Notifier } from '../notifications/index.ts'
import { searchUrlOf, titleOf } from './search-words.ts'
import { type AlertRow, alertStore, searchOf } from './store.ts'
import type { AlertTables } from './tables.ts'
import type { LinkTokens } from './tokens.ts'

export interface AlertSenderDeps {
  db: Db
  jobs: Pick<Jobs, 'rowsByIds' | 'groupedForLists' | 'cards'>
  notifier: Notifier
  tokens: LinkTokens
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** What leaves a seeker's lists. */
  blockedCompanies(accountId: string): Promise<readonly string[]>
  hiddenJobs(accountId: string): Promise<readonly string[]>
  onError(error: unknown): void
}

/** Instant alerts of another process wait for no longer, and their mail's turn. */
const MAX_IDLE_MS = 30_000
/** Of what could not be sent. */
const MIN_IDLE_MS = 5000
const BATCH = 100
type NewMail = Parameters<Notifier['notify']>[1][number]

/** Jobs that a mail names; it links to the others. */
const MAX_JOBS_PER_MAIL = 10

const factsOf = ({ company_name, job_location, salary_range_value }: JobCard): string[] =>
  [company_name, job_location, salary_range_value].flatMap(fact => fact || [])

/** Makes the mails of jobs that alerts found as they become due; several senders may run. */
export const alertSender = (deps: AlertSenderDeps): QueueWorker => {
  const { db, jobs, notifier, tokens, accountsByIds, blockedCompanies, hiddenJobs, onError } = deps
  let waiting: string[] = []
  let last = ''

  /** The open jobs among those found, as lists show them, newest first. */
  const openJobs = async (alert: AlertRow, ids: readonly string[]): Promise<JobFacts[]> => {
    const [{ shown }, blocked, hidden] = await Promise.all([
      jobs.rowsByIds(ids).then(rows => jobs.groupedForLists(rows)),
      blockedCompanies(alert.account_id),
      hiddenJobs(alert.account_id),
    ])
    return shown
      .map(({ facts }) => facts)
      .filter(({ id, company }) => !hidden.includes(id) && !(company && blocked.includes(company.id)))
      .sort((a, b) => b.published_at.localeCompare(a.published_at))
  }

  /** The mail of an alert's jobs; nothing where nobody is to get it. */
  const mailOf = async (alert: AlertRow, facts: readonly JobFacts[]): Promise<NewMail | undefined> => {
    const account = (await accountsByIds([alert.account_id])).get(alert.account_id)
    if (!account?.isStaying) return undefined
    const search = searchOf(alert)
    const market = marketByKey(search.market) ?? defaultMarket
    const language = languageByCode(search.language)?.code ?? account.recipient.language
    const place = { market, language, caller: { kind: 'none' as const } }
    const cards = await jobs.cards(facts.slice(0, MAX_JOBS_PER_MAIL), place)
    return {
      recipient: { ...account.recipient, language, market: market.key },
      key: `job-alert ${alert.id} ${newId()}`,
      event: {
        kind: 'job_alert',
        title: titleOf(search, language),
        count: facts.length,
        jobs: cards.map(card => ({
          title: card.job_title,
          path: card.job_url,
          facts: factsOf(card),
        })),
        searchPath: searchUrlOf(search),
        token: await tokens.sign(db, { kind: 'unsubscribe', alertId: alert.id }),
        isInstant: alert.frequency === 'instant',
      },
    }
  }

  /** All of what is read stands before the transaction, which would keep a connection from others meanwhile. */
  const sendOne = async (alertId: string) => {
    const [alert] = await alertStore.byIds(db, [alertId])
    if (!alert) return
    const ids = await dueJobs(db, alertId)
    const facts = alert.is_active ? await openJobs(alert, ids) : []
    const mail = facts.length > 0 ? await mailOf(alert, facts) : undefined
    await storeSent(alert, ids, facts.length > 0, mail)
  }

  /** The mail and that its jobs were sent are one transaction: neither is without the other. */
  const storeSent = (alert: AlertRow, ids: readonly string[], isSent: boolean, mail: NewMail | undefined) =>
    db.transaction().execute(async trx => {
      const own = trx.withTables<AlertTables>()
      const locked = await own
        .selectFrom('job_alerts')
        .select('is_active')
        .where('id', '=', alert.id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      // What another sender took, or a change of the alert meanwhile, is looked at anew.
      if (locked?.is_active !== alert.is_active) return
      const due = new Set(await dueJobs(trx, alert.id))
      if (!ids.every(id => due.has(id))) return
      await own
        .updateTable('job_alert_matches')
        .set({ due_at: null })
        .where('alert_id', '=', alert.id)
        .where('job_id', '=', sql<string>`any(${[...ids]}::text[])`)
        .execute()
      if (mail) await notifier.notify(trx, [mail])
      if (isSent)
        await own
          .updateTable('job_alerts')
          .set({ last_sent_at: sql<Date>`now()` })
          .where('id', '=', alert.id)
          .execute()
    })

  const dueJobs = async (on: Db, alertId: string): Promise<string[]> => {
    const rows = await on
      .withTables<AlertTables>()
      .selectFrom('job_alert_matches')
      .select('job_id')
      .where('alert_id', '=', alertId)
      .where('due_at', '<=', sql<Date>`now()`)
      .execute()
    return rows.map(({ job_id }) => job_id)
  }

  const dueAlerts = async (after: string): Promise<string[]> => {
    const rows = await db
      .withTables<AlertTables>()
      .selectFrom('job_alert_matches')
      .select('alert_id')
      .distinct()
      .where('due_at', '<=', sql<Date>`now()`)
      .where('alert_id', '>', after)
      .orderBy('alert_id')
      .limit(BATCH)
      .execute()
    return rows.map(({ alert_id }) => alert_id)
  }

  /** Each due alert once, and false after the last: one that cannot be sent waits for the next time. */
  const sendNext = async (): Promise<boolean> => {
    if (waiting.length === 0) waiting = await dueAlerts(last)
    const id = waiting.shift()
    last = id ?? ''
    if (id === undefined) return false
    await sendOne(id).catch(onError)
    return true
  }

  const untilNext = async (): Promise<number | undefined> => {
    const { rows } = await sql<{ ms: number | null }>`
      select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from job_alert_matches
      where due_at is not null`.execute(db)
    return rows[0]?.ms ?? undefined
  }

  return queueWorker({
    workOne: sendNext,
    untilNext,
    onError,
    minIdleMs: MIN_IDLE_MS,
    maxIdleMs: MAX_IDLE_MS,
    afterErrorMs: MAX_IDLE_MS,
  })
}
