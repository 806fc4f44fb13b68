import type { Ad, AdFinding, EmployerJob, JobLegal } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { detailIn, type JobNumbers, type JobRow, type JobWithDetails, statusAt } from '../jobs/index.ts'
import type { AdRow } from './ads-store.ts'
import { markdownOf } from './markdown.ts'

const noLegal: JobLegal = {
  is_agency: false,
  client_name: null,
  agency_licence: null,
  recruiter_registration: null,
  job_order: null,
  is_vacancy: null,
  uses_ranking: null,
  age_limit_reason: null,
}

export interface EmployerJobParts {
  details: JobWithDetails
  /** Nothing of an imported job that nobody here has changed. */
  ad: Pick<AdRow, 'ad' | 'revision' | 'close_reason'> | undefined
  isDraft: boolean
  /** Whether an operator closed it after a report. */
  isRefused: boolean
  findings: readonly AdFinding[]
  numbers: Record<string, number>
  opened: JobNumbers | undefined
}

const statusOf = ({ details: { row }, isDraft, isRefused }: EmployerJobParts): EmployerJob['status_key'] => {
  if (isDraft) return 'draft'
  return isRefused ? 'refused' : statusAt(row, new Date())
}

const amount = (numeric: string | null) => (numeric === null ? null : Number(numeric))

/** An ad as its company sees it, in a language: nothing of it is hidden from them, and the description is what they wrote. */
export const employerJobIn = (parts: EmployerJobParts, language: LanguageCode): EmployerJob => {
  const { details, ad, isDraft, findings, numbers, opened } = parts
  const { row } = details
  const detail = detailIn(details, language)
  const written = new Map(ad?.ad.screening_questions?.map(question => [question.id, question]))
  return {
    ...detail,
    screening_questions: detail.screening_questions.map(question => ({
      ...question,
      disqualifying: written.get(question.id)?.disqualifying ?? [],
    })),
    status_key: statusOf(parts),
    // A draft without a closing date ends so long after it is published.
    ...(isDraft && { expired_at: ad?.ad.expired_at ?? null }),
    description: ad?.ad.description ?? markdownOf(row.description + (row.requirements ?? '')),
    salary_range_from: amount(row.salary_from),
    salary_range_to: amount(row.salary_to),
    revision: ad?.revision ?? 1,
    is_draft: isDraft,
    num_of_openings: ad?.ad.num_of_openings ?? null,
    close_reason: ad?.close_reason ?? null,
    legal: { ...noLegal, ...ad?.ad.legal },
    findings: [...findings],
    numbers,
    views: opened?.views ?? 0,
    clicks: opened?.clicks ?? 0,
  }
}

/** What a job says, as an ad: what its employer writes from when nobody here has written it. */
export const adOfJob = (row: JobRow): Ad => ({
  job_title: row.title,
  description: markdownOf(row.description + (row.requirements ?? '')),
  function_job_title_id: row.function_title_id,
  job_type_id: row.job_type_id,
  workplace: row.workplace,
  job_location_id: row.location_id,
  full_address: row.address,
  salary_range_from: amount(row.salary_from),
  salary_range_to: amount(row.salary_to),
  salary_period: row.salary_period,
  currency: row.currency,
  is_salary_hidden: row.is_salary_hidden,
  xp_lvl_id: row.xp_lvl_id,
  degree_id: row.degree_id,
  job_skills: row.skills,
  job_benefits: row.benefit_ids.map(id => ({ id })),
  attractive_reasons: row.attractive_reason_ids.map(id => ({ id })),
  screening_questions: row.screening_questions,
  external_apply_url: row.external_apply_url,
  expired_at: row.expires_at?.toISOString() ?? null,
  language_code: row.language,
})
