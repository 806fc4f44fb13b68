import { createHash } from 'node:crypto'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { detectLanguage, mapFunction } from '@hanap/job-import'
import { functionPath } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { locationById } from '@hanap/markets/locations'
import type { Market } from '@hanap/markets/markets'
import { newId } from '../../db/id.ts'
import type { CompanyRow } from '../companies/index.ts'
import { htmlToText, type NewJob } from '../jobs/index.ts'
import type { AdRow } from './ads-store.ts'
import { adHtml } from './markdown.ts'

/** The source of jobs that were written here. */
export const EMPLOYER_SOURCE = 'employer'
/** Under which source the ads of a company's feeds are kept: no feed reaches another company's jobs. */
export const feedSource = (companyId: string): string => `feed of ${companyId}`
/** Sources of what a company wrote itself. */
export const ownSourcesOf = (companyId: string): readonly string[] => [EMPLOYER_SOURCE, feedSource(companyId)]
/** How long an ad without a closing date is open. */
const OPEN_MS = 30 * 86_400_000

const functionsOf = (ad: Ad, text: string, language: string | undefined) => {
  const path = ad.function_job_title_id ? functionPath(ad.function_job_title_id) : undefined
  if (path)
    return {
      main_function_id: path.main_function_id,
      job_function_id: path.job_function_id ?? null,
      function_title_id: ad.function_job_title_id ?? null,
    }
  const mapped = mapFunction({ title: ad.job_title ?? '', categories: [], text, language })
  return {
    main_function_id: mapped.mainFunctionId,
    job_function_id: mapped.jobFunctionId,
    function_title_id: mapped.functionTitleId,
  }
}

export interface AdContext {
  market: Market
  company: Pick<CompanyRow, 'industry_id'> | undefined
  /** Who posts it. */
  recruiterId: string | null
  /** When it was first posted, last published and last brought to the top. */
  firstPostedAt: Date
  publishedAt: Date
  refreshedAt: Date
}

const categories = new Map(
  options('job_category_lists', 'en').map(({ id, main_function_id }) => [main_function_id, id]),
)

/** When an ad that is published, or brought to the top, at a time is over. */
export const adEnd = (ad: Ad, from: Date): Date =>
  ad.expired_at ? new Date(ad.expired_at) : new Date(from.getTime() + OPEN_MS)

/** What of the questions seekers are asked; which answers disqualify stays with the ad. */
const askedQuestions = ({ screening_questions: questions = [] }: Ad) =>
  questions.map(({ disqualifying: _disqualifying, ...question }) => ({
    ...question,
    id: question.id ?? newId(),
  }))

/** The job that an ad makes: what it leaves open is read from its words. */
export const jobOfAd = (
  { id, company_id, ad }: Pick<AdRow, 'id' | 'company_id' | 'ad'>,
  { market, company, recruiterId, firstPostedAt, publishedAt, refreshedAt }: AdContext,
) => {
  const description = adHtml(ad.description ?? '')
  const text = htmlToText(description)
  const title = ad.job_title ?? ''
  const questions = askedQuestions(ad)
  const language = ad.language_code ?? detectLanguage(`${title}\n${text}`) ?? market.languages[0]
  const place = ad.job_location_id ? locationById(ad.job_location_id) : undefined
  const functions = functionsOf(ad, text, language)
  return {
    id,
    market: market.key,
    source: EMPLOYER_SOURCE,
    source_id: id,
    // What seekers do not see changes nothing for them.
    source_hash: createHash('sha256')
      .update(JSON.stringify({ ...ad, ...(ad.screening_questions && { screening_questions: questions }) }))
      .digest('base64url'),
    company_id,
    recruiter_id: recruiterId,
    title,
    description,
    requirements: null,
    language,
    salary_from: ad.salary_range_from ?? null,
    salary_to: ad.salary_range_to ?? ad.salary_range_from ?? null,
    salary_period: ad.salary_period ?? null,
    currency: ad.currency ?? market.currency,
    is_salary_hidden: ad.is_salary_hidden ?? false,
    job_type_id: ad.job_type_id ?? null,
    workplace: ad.workplace ?? null,
    xp_lvl_id: ad.xp_lvl_id ?? null,
    degree_id: ad.degree_id ?? null,
    location_id: place?.id ?? null,
    region_id: place?.regionId ?? null,
    address: ad.full_address ?? null,
    latitude: place?.lat ?? null,
    longitude: place?.lon ?? null,
    category_id:
      functions.main_function_id === null ? null : (categories.get(functions.main_function_id) ?? null),
    ...functions,
    industry_id: company?.industry_id ?? null,
    skills: ad.job_skills ?? [],
    benefit_ids: (ad.job_benefits ?? []).map(benefit => benefit.id),
    attractive_reason_ids: (ad.attractive_reasons ?? []).map(reason => reason.id),
    screening_questions: questions,
    external_apply_url: ad.external_apply_url ?? null,
    first_posted_at: firstPostedAt,
    published_at: publishedAt,
    refreshed_at: refreshedAt,
    expires_at: adEnd(ad, refreshedAt),
  } satisfies NewJob
}
export type JobOfAd = ReturnType<typeof jobOfAd>
