import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { salaryText } from '@hanap/i18n/salary'
import { functionPath, functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { type OptionListName, optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import type { Caller } from '../../calls/caller.ts'
import { companySizeText, industryText } from '../companies/index.ts'
import type { JobFacts } from './facts.ts'
import type { Personalization, RecruiterFacts, Recruiters } from './ports.ts'
import { statusAt } from './rules.ts'

/** What a card says that is not the same for everybody. */
export interface CardContext {
  language: LanguageCode
  now: Date
  recruiter?: RecruiterFacts | undefined
  isSaved?: boolean
  isApplied?: boolean
  isViewed?: boolean
  isCompanyFollowed?: boolean
}

const text = (list: OptionListName, id: number | null, language: LanguageCode) =>
  id === null ? null : (optionText(list, id, language) ?? null)

const functionName = (id: number | null, language: LanguageCode) =>
  id === null || functionPath(id) === undefined ? null : functionText(id, language)

const placeTexts = (job: Pick<JobFacts, 'location_id' | 'region_id' | 'address'>, language: LanguageCode) => {
  const location = job.location_id === null ? undefined : locationById(job.location_id)
  const region = job.region_id === null ? undefined : regionById(job.region_id)
  const regionText = region ? locationName(region, language) : null
  return {
    // A place that is in no list is shown as its ad wrote it.
    job_location: location ? locationName(location, language) : (regionText ?? job.address),
    job_region: regionText,
  }
}

/** What a job pays, as cards have it, with its text. */
export const salaryIn = (job: JobFacts, language: LanguageCode) => {
  const salary = {
    salary_range_from: job.is_salary_hidden ? null : job.salary_from,
    salary_range_to: job.is_salary_hidden ? null : job.salary_to,
    salary_period: job.salary_period,
    currency: job.currency,
    is_salary_hidden: job.is_salary_hidden,
  }
  const formats = createFormats(language, marketByKey(job.market) ?? defaultMarket)
  return { ...salary, salary_range_value: salaryText(translator(language), formats, salary) }
}

/** A card in a language. Costs no query. */
export const cardIn = (job: JobFacts, context: CardContext): JobCard => {
  const { language, recruiter } = context
  return {
    id: job.id,
    job_title: job.title,
    job_url: job.url,
    status_key: statusAt(job, context.now),
    ...salaryIn(job, language),
    job_type_id: job.job_type_id,
    job_type: text('job_types', job.job_type_id, language),
    workplace: job.workplace,
    xp_lvl_id: job.xp_lvl_id,
    xp_lvl: text('xp_lvls', job.xp_lvl_id, language),
    degree_id: job.degree_id,
    degree: text('degrees', job.degree_id, language),
    job_location_id: job.location_id ?? job.region_id,
    ...placeTexts(job, language),
    job_country_key: job.market,
    main_function_id: job.main_function_id,
    main_function: functionName(job.main_function_id, language),
    job_function_id: job.job_function_id,
    job_function: functionName(job.job_function_id, language),
    function_job_title_id: job.function_title_id,
    function_job_title: functionName(job.function_title_id, language),
    job_skills: job.skills,
    job_benefits: job.benefit_ids.flatMap(id => {
      const name = optionText('job_benefit_lists', id, language)
      return name === undefined ? [] : [{ id, name }]
    }),
    language_code: job.language,
    company_id: job.company?.id ?? null,
    company_name: job.company?.name ?? null,
    company_url: job.company?.url ?? null,
    company_logo: job.company?.logo ?? null,
    company_industry: industryText(job.company?.industry_id ?? null, language),
    company_size: companySizeText(job.company?.size_id ?? null, language),
    is_company_verified: job.company?.is_verified ?? false,
    is_company_followed: context.isCompanyFollowed ?? false,
    recruiter_id: recruiter?.id ?? null,
    recruiter_name: recruiter?.name ?? null,
    recruiter_last_active_at: recruiter?.last_active_at?.toISOString() ?? null,
    is_urgent: job.is_urgent,
    is_featured: job.is_featured,
    is_saved: context.isSaved ?? false,
    is_applied: context.isApplied ?? false,
    is_viewed: context.isViewed ?? false,
    external_apply_url: job.external_apply_url,
    first_posted_at: job.first_posted_at,
    published_at: job.published_at,
    refreshed_at: job.refreshed_at,
    expired_at: job.expires_at,
    also_posted: job.also_posted.map(other => ({
      id: other.id,
      job_url: other.url,
      job_location: placeTexts(other, language).job_location,
      published_at: other.published_at,
    })),
    distance_km: null,
    match: null,
    explain: null,
  }
}

export interface CardViewer {
  language: LanguageCode
  caller: Caller
}

/** Cards for a viewer: with who posted them, and what a seeker saved and applied to. */
export const jobCards =
  (personal: Personalization, recruiters: Recruiters) =>
  async (jobs: readonly JobFacts[], { language, caller }: CardViewer): Promise<JobCard[]> => {
    const ids = jobs.map(job => job.id)
    const recruiterIds = new Set(jobs.map(job => job.recruiter_id).filter(id => id !== null))
    const accountId = caller.kind === 'seeker' && ids.length > 0 ? caller.accountId : undefined
    const [people, marks] = await Promise.all([
      recruiterIds.size > 0 ? recruiters.byIds([...recruiterIds]) : undefined,
      accountId === undefined ? undefined : personal.marksAmong(accountId, ids),
    ])
    const now = new Date()
    return jobs.map(job => {
      const recruiter = job.recruiter_id === null ? undefined : people?.get(job.recruiter_id)
      const card = sharedCard(job, { language, now, recruiter })
      const isSaved = marks?.saved.has(job.id) ?? false
      const isApplied = marks?.applied.has(job.id) ?? false
      const isViewed = marks?.viewed.has(job.id) ?? false
      const isFollowed = marks?.followed.has(job.id) ?? false
      if (!isSaved && !isApplied && !isViewed && !isFollowed) return card
      return {
        ...card,
        is_saved: isSaved,
        is_applied: isApplied,
        is_viewed: isViewed,
        is_company_followed: isFollowed,
      }
    })
  }

const sharedCards = new WeakMap<JobFacts, Map<LanguageCode, JobCard>>()

/**
 * A job's card without anything of one person, for as long as its facts are in memory: the same object each time, so that
 * what a page makes of it can be cached with it. Nobody can change it.
 */
const sharedCard = (job: JobFacts, context: Pick<CardContext, 'language' | 'now' | 'recruiter'>): JobCard => {
  const cards = sharedCards.get(job) ?? new Map<LanguageCode, JobCard>()
  sharedCards.set(job, cards)
  const earlier = cards.get(context.language)
  if (earlier && isCurrent(earlier, job, context)) return earlier
  const made = Object.freeze(cardIn(job, context))
  cards.set(context.language, made)
  return made
}

const isCurrent = (card: JobCard, job: JobFacts, { now, recruiter }: Omit<CardContext, 'language'>) =>
  card.status_key === statusAt(job, now) &&
  card.recruiter_id === (recruiter?.id ?? null) &&
  card.recruiter_name === (recruiter?.name ?? null) &&
  card.recruiter_last_active_at === (recruiter?.last_active_at?.toISOString() ?? null)
