import type { FormFile } from '@hanap/contracts/page'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { FeedReport } from '@hanap/contracts/recruiters/feeds.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { ApplyMode } from '@hanap/job-import'
import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, type Market, marketByKey } from '@hanap/markets/markets'
import type { Member } from '../../../calls/caller.ts'
import { refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { recordAudit } from '../../audit/index.ts'
import type { CompanyRow } from '../../companies/index.ts'
import {
  closeJobsNotAmong,
  countOpenJobsOf,
  type NewJob,
  openSourceIdsOf,
  saveFeedJobs,
} from '../../jobs/index.ts'
import { adsStore } from '../ads-store.ts'
import type { EmployerJobsDeps } from '../deps.ts'
import { EMPLOYER_SOURCE, feedSource } from '../job-of-ad.ts'
import { findingsIn } from '../linter/findings.ts'
import { lintAd } from '../linter/lint.ts'
import { markdownOf } from '../markdown.ts'
import { companyOf } from '../own-ads.ts'
import { maxOpenAds } from '../save-ad.ts'
import { type FeedRow, readFeed } from './read-feed.ts'

export interface FeedUpload {
  file: FormFile | undefined
  apply: ApplyMode
  isComplete: boolean
}

const MAX_MB = 10
const MAX_BYTES = MAX_MB * 1024 * 1024
const MAX_PROBLEMS = 100

/** What of a feed's job the linter looks at; what feeds leave open is read from their words, so nothing is missing. */
const adOf = (job: NewJob): Ad => ({
  job_title: job.title,
  description: markdownOf(job.description + (job.requirements ?? '')),
  job_type_id: job.job_type_id ?? null,
  workplace: job.workplace ?? null,
  job_location_id: job.location_id ?? null,
  salary_range_from: job.salary_from,
  salary_range_to: job.salary_to,
  salary_period: job.salary_period ?? null,
  language_code: job.language ?? null,
})

/** Why an ad may not be published, in a language; undefined where it may. */
const reasonAgainst = (job: NewJob, market: Market, language: LanguageCode): string | undefined => {
  const findings = lintAd(adOf(job), market).filter(({ rule }) => rule !== 'missing')
  return findingsIn(findings, translator(language)).find(({ severity }) => severity === 'refused')?.text
}

type TakenRow = Extract<FeedRow, { job: NewJob }>

/** Those that the company may have open: what is open already stays, and of the others the first. */
const withinLimit = async (
  trx: Db,
  company: CompanyRow,
  taken: readonly TakenRow[],
  isComplete: boolean,
): Promise<NewJob[]> => {
  const source = feedSource(company.id)
  const open = await openSourceIdsOf(trx, company.id, source)
  const stay = isComplete ? taken.filter(({ job }) => open.has(job.source_id)).length : open.size
  let left = maxOpenAds(company) - (await countOpenJobsOf(trx, company.id, [EMPLOYER_SOURCE])) - stay
  return taken.flatMap(({ job }) => {
    if (open.has(job.source_id)) return [job]
    left -= 1
    return left >= 0 ? [job] : []
  })
}

/** Posts a feed's ads as the company's own: what law or terms forbid, and more than a company may have open, is left out and named. */
export const takeFeed = async (
  deps: EmployerJobsDeps,
  { caller, language }: { caller: Member; language: LanguageCode },
  { file, apply, isComplete }: FeedUpload,
): Promise<FeedReport> => {
  if (!file) throw refuseField('file', 'required')
  if (file.size > MAX_BYTES) throw refuseField('file', 'file_too_large', { size: `${MAX_MB} MB` })
  const { companyId, accountId, token } = caller
  const company = await companyOf(deps, companyId)
  const market = marketByKey(company.market) ?? defaultMarket
  const reading = { file, market, companyId, recruiterId: accountId, apply }
  const rows = await readFeed(reading).catch(() => {
    throw refuseField('file', 'file_broken')
  })
  const problems = rows.flatMap(row => ('reason' in row ? [row] : []))
  // What holds no ad at all is no feed, whatever its name says.
  if (problems.length === rows.length) throw refuseField('file', 'file_broken')
  const refuse = ({ row, title }: FeedRow, reason: string) => {
    problems.push({ row, title, reason })
  }
  const taken = rows.flatMap((row): TakenRow[] => {
    if ('reason' in row) return []
    const reason = reasonAgainst(row.job, market, language)
    if (reason === undefined) return [row]
    refuse(row, reason)
    return []
  })
  const { outcomes, closed } = await deps.db.transaction().execute(async trx => {
    await adsStore.lockAds(trx, companyId)
    const jobs = await withinLimit(trx, company, taken, isComplete)
    for (const row of taken)
      if (!jobs.includes(row.job)) refuse(row, translator(language)('errors.too_many_ads'))
    const saved = await saveFeedJobs(trx, jobs)
    const ids = jobs.map(({ source_id: id }) => id)
    const ended = isComplete ? await closeJobsNotAmong(trx, feedSource(companyId), ids) : []
    await recordAudit(trx, {
      companyId,
      action: 'feed_uploaded',
      actor: token ? { kind: 'token', id: token.id } : { kind: 'member', id: accountId },
      details: { count: jobs.length },
    })
    return { outcomes: saved, closed: ended.length }
  })
  const countOf = (outcome: (typeof outcomes)[number]) => outcomes.filter(each => each === outcome).length
  return {
    num_of_rows: rows.length,
    posted: countOf('posted'),
    edited: countOf('edited'),
    refreshed: countOf('refreshed'),
    closed: closed + countOf('closed'),
    unchanged: countOf('unchanged'),
    refused: problems.length,
    problems: problems
      .toSorted((a, b) => a.row - b.row)
      .slice(0, MAX_PROBLEMS)
      .map(({ row, title, reason }) => ({ row, title, reason })),
  }
}
