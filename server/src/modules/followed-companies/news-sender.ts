import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import { marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../db/client.ts'
import { type QueueWorker, queueWorker } from '../../tasks/worker.ts'
import type { AccountFacts } from '../auth/index.ts'
import { type CompanyRow, companiesByIds, companyFacts } from '../companies/index.ts'
import { createLinkTokens, deliveryTime } from '../job-alerts/index.ts'
import type { JobFacts, Jobs } from '../jobs/index.ts'
import type { NotificationRequest, Notifier } from '../notifications/index.ts'
import { newsStore } from './news-store.ts'

export interface NewsSenderDeps {
  db: Db
  jobs: Pick<Jobs, 'rowsByIds' | 'groupedForLists' | 'cards'>
  notifier: Notifier
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** What leaves a seeker's lists. */
  blockedCompanies(accountId: string): Promise<readonly string[]>
  hiddenJobs(accountId: string): Promise<readonly string[]>
  onError(error: unknown): void
}

/** What another process finds waits for no longer. */
const MAX_IDLE_MS = 30_000
/** Of what could not be told. */
const MIN_IDLE_MS = 5000

/** Jobs of one company that a mail names; it links to the others. */
const MAX_JOBS_PER_COMPANY = 3
/** Companies that a mail names. */
const MAX_COMPANIES_PER_MAIL = 10

interface CompanyNews {
  company: CompanyRow
  jobs: readonly JobFacts[]
}

const factsOf = ({ company_name, job_location, salary_range_value }: JobCard): string[] =>
  [company_name, job_location, salary_range_value].flatMap(fact => fact || [])

/** Tells followers of new jobs as they become due: a notification a company, and one mail. Several senders may run. */
export const newsSender = (deps: NewsSenderDeps): QueueWorker => {
  const { db, jobs, notifier, accountsByIds, blockedCompanies, hiddenJobs, onError } = deps
  const tokens = createLinkTokens()
  let last = ''

  /** The open jobs among those found, as lists show them, by company. */
  const newsOf = async (accountId: string, jobIds: readonly string[]): Promise<CompanyNews[]> => {
    const [{ shown }, blocked, hidden] = await Promise.all([
      jobs.rowsByIds(jobIds).then(rows => jobs.groupedForLists(rows)),
      blockedCompanies(accountId),
      hiddenJobs(accountId),
    ])
    const open = shown
      .map(({ facts }) => facts)
      .filter(({ id, company }) => company && !hidden.includes(id) && !blocked.includes(company.id))
    const byCompany = Map.groupBy(open, ({ company }) => company?.id ?? '')
    const companies = await companiesByIds(db, [...byCompany.keys()])
    return [...byCompany].flatMap(([id, own]) => {
      const company = companies.get(id)
      return company ? [{ company, jobs: own }] : []
    })
  }

  const requestsFor = async (
    { recipient }: AccountFacts,
    news: readonly CompanyNews[],
    seq: string,
  ): Promise<NotificationRequest[]> => {
    const { accountId } = recipient
    const notices = news.map(
      ({ company, jobs: own }): NotificationRequest => ({
        recipient,
        key: `company-news ${accountId} ${company.id} ${seq}`,
        event: {
          kind: 'company_news',
          company: company.name,
          count: own.length,
          job: own[0]?.title ?? '',
          path: companyFacts(company).url,
        },
      }),
    )
    const place = {
      market: marketByKey(recipient.market),
      language: recipient.language,
      caller: { kind: 'none' as const },
    }
    const named = await Promise.all(
      news
        .slice(0, MAX_COMPANIES_PER_MAIL)
        .map(({ jobs: own }) => jobs.cards(own.slice(0, MAX_JOBS_PER_COMPANY), place)),
    )
    const digest: NotificationRequest = {
      recipient,
      key: `company-digest ${accountId} ${seq}`,
      event: {
        kind: 'company_digest',
        companies: news.map(({ company }) => company.name),
        count: news.reduce((sum, { jobs: own }) => sum + own.length, 0),
        jobs: named.flat().map(card => ({ title: card.job_title, path: card.job_url, facts: factsOf(card) })),
        token: await tokens.sign(db, { kind: 'company_news', accountId }),
      },
    }
    return [...notices, digest]
  }

  /** All of what is read stands before the transaction, which would keep a connection from others meanwhile. */
  const tell = async (accountId: string) => {
    const due = await newsStore.due(db, accountId)
    const untold = await newsStore.untold(db, accountId)
    const account = (await accountsByIds([accountId])).get(accountId)
    const news =
      account?.isStaying && untold.length > 0
        ? await newsOf(
            accountId,
            untold.map(({ job_id }) => job_id),
          )
        : []
    const seq = untold[0]?.seq ?? '0'
    const requests = account && news.length > 0 ? await requestsFor(account, news, seq) : []
    await db.transaction().execute(async trx => {
      const locked = await newsStore.lockDue(trx, accountId)
      // What another sender took, or what the person followed and left meanwhile, is looked at anew.
      if (JSON.stringify(locked) !== JSON.stringify(due)) return
      await newsStore.settle(trx, accountId, {
        companyIds: due.map(({ company_id }) => company_id),
        toldIds: news.map(({ company }) => company.id),
        seq,
        nextAt: deliveryTime('daily', account?.recipient.market ?? 'ph', new Date()),
      })
      await notifier.notify(trx, requests)
    })
  }

  /** Each account once, and false after the last: one that cannot be told waits for the next time. */
  const tellNext = async (): Promise<boolean> => {
    const accountId = await newsStore.nextAccount(db, last)
    last = accountId ?? ''
    if (accountId === undefined) return false
    await tell(accountId).catch(onError)
    return true
  }

  return queueWorker({
    workOne: tellNext,
    untilNext: () => newsStore.untilNext(db),
    onError,
    minIdleMs: MIN_IDLE_MS,
    maxIdleMs: MAX_IDLE_MS,
    afterErrorMs: MAX_IDLE_MS,
  })
}
