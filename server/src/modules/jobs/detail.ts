import type { ClosedJob, JobDetail, JobMatch, Note } from '@hanap/contracts/jobs/job.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { Translate } from '@hanap/i18n/translate'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { type CompanyRow, companyIn } from '../companies/index.ts'
import type { RiskSignal } from '../risk/index.ts'
import { cardIn } from './cards.ts'
import { type JobRow, jobFacts } from './facts.ts'
import type { SimilarPay } from './pay/similar-pay.ts'
import type { RecruiterFacts } from './ports.ts'
import type { JobChange } from './store.ts'

/** A job with all that its page shows, in no language. */
export interface JobWithDetails {
  row: JobRow
  /** The other jobs of its group. */
  others: readonly JobRow[]
  company: CompanyRow | undefined
  openJobsOfCompany: number
  changes: readonly JobChange[]
  recruiter: RecruiterFacts | undefined
  risks: readonly RiskSignal[]
  /** Absent for those who only manage the job. */
  similarPay?: SimilarPay | null
}

/** What a seeker has to do with a job. */
export interface SeekerJobState {
  isSaved: boolean
  isApplied: boolean
  isCompanyFollowed: boolean
  match: JobMatch | null
  note: Note | null
}

export const noSeekerState: SeekerJobState = {
  isSaved: false,
  isApplied: false,
  isCompanyFollowed: false,
  match: null,
  note: null,
}

const changeTexts = {
  posted: 'job.history_posted',
  edited: 'job.history_edited',
  refreshed: 'job.history_refreshed',
  closed: 'job.history_closed',
} as const

/** Why to take care, in a language. */
export const riskSignalIn = ({ key, names }: RiskSignal, t: Translate) => ({
  key,
  reason: t(`job.risk_${key}`, names),
})

const recruiterIn = (recruiter: RecruiterFacts): NonNullable<JobDetail['recruiter']> => ({
  id: recruiter.id,
  name: recruiter.name,
  title: recruiter.title,
  avatar: recruiter.avatar,
  response_rate: recruiter.response_rate,
  response_time: recruiter.response_time,
  last_active_at: recruiter.last_active_at?.toISOString() ?? null,
})

const similarPayIn = ({ from, to, sampleSize, currency, own }: SimilarPay): JobDetail['similar_pay'] => ({
  from,
  to,
  currency,
  sample_size: sampleSize,
  own_from: own?.from ?? null,
  own_to: own?.to ?? null,
})

/** The detail of a job in a language; `mine` is what a seeker has to do with it. */
export const detailIn = (
  { row, others, company, openJobsOfCompany, changes, recruiter, risks, similarPay }: JobWithDetails,
  language: LanguageCode,
  { match, note, ...mine }: SeekerJobState = noSeekerState,
): JobDetail => {
  const t = translator(language)
  const { latitude, longitude } = row
  return {
    ...cardIn(jobFacts(row, company, others), { language, now: new Date(), recruiter, ...mine }),
    description: row.description,
    requirements: row.requirements,
    screening_questions: row.screening_questions,
    attractive_reasons: row.attractive_reason_ids.flatMap(id => {
      const name = optionText('job_attractive_reasons', id, language)
      return name === undefined ? [] : [{ id, name }]
    }),
    full_address: row.address,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    company: company ? companyIn(company, openJobsOfCompany, language) : null,
    recruiter: recruiter ? recruiterIn(recruiter) : null,
    history: changes.map(({ at, change }) => ({
      at: at.toISOString(),
      change,
      text: t(changeTexts[change]),
    })),
    seeker_match: match,
    note,
    similar_pay: similarPay ? similarPayIn(similarPay) : null,
    risk: risks.length > 0 ? { signals: risks.map(risk => riskSignalIn(risk, t)) } : null,
  }
}

/** What is left of a job that takes no applications. */
export const closedJob = (
  row: JobRow,
  company: CompanyRow | undefined,
  similar: ClosedJob['similar'],
): ClosedJob => ({
  id: row.id,
  job_title: row.title,
  job_url: jobFacts(row, company).url,
  company_name: company?.name ?? null,
  closed_at: (row.closed_at ?? row.expires_at)?.toISOString() ?? null,
  similar,
})
