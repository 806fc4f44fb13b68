import { createHash } from 'node:crypto'
import { DAY_MS } from '@hanap/contracts/durations'
import type { DemoAd } from '@hanap/demo/ads/ads'
import { expiryOf } from '@hanap/job-import'
import { marketByKey } from '@hanap/markets/markets'
import type { NewJob } from '../modules/jobs/index.ts'
import type { DemoEmployers } from './demo-employers.ts'

const MINUTE_MS = 60_000

/** Within its minute, so that ads of one minute come in one order wherever the demo is loaded. */
const withinMinute = (key: string) => createHash('sha256').update(key).digest().readUInt16BE() % MINUTE_MS

export const jobOf = (ad: DemoAd, employers: DemoEmployers, loadedAt: Date): NewJob => {
  const market = marketByKey(ad.market)
  const employer = employers.get(ad.company.key)
  const postedAt = new Date(loadedAt.getTime() - ad.postedMinutesAgo * MINUTE_MS + withinMinute(ad.key))
  const lastDay =
    ad.endsInDays === null
      ? null
      : new Date(loadedAt.getTime() + ad.endsInDays * DAY_MS).toISOString().slice(0, 10)
  const job = {
    market: ad.market,
    source: 'demo',
    source_id: ad.key,
    company_id: employer?.companyId ?? null,
    recruiter_id: employer?.recruiterId ?? null,
    title: ad.title,
    description: ad.description,
    requirements: null,
    language: ad.language,
    salary_from: ad.salary?.from ?? null,
    salary_to: ad.salary?.to ?? null,
    salary_period: ad.salary ? ('month' as const) : null,
    currency: ad.salary ? market.currency : null,
    job_type_id: ad.jobTypeId,
    workplace: ad.workplace,
    xp_lvl_id: ad.experienceId,
    degree_id: ad.degreeId,
    location_id: ad.location.id,
    region_id: ad.location.regionId,
    address: null,
    latitude: ad.location.lat,
    longitude: ad.location.lon,
    category_id: ad.categoryId,
    main_function_id: ad.job.mainFunctionId,
    job_function_id: ad.job.jobFunctionId,
    function_title_id: ad.job.id,
    industry_id: ad.company.industryId,
    skills: ad.skills,
    benefit_ids: ad.benefitIds,
    screening_questions: ad.questions,
    external_apply_url: ad.externalApplyUrl,
    is_urgent: ad.isUrgent,
    is_featured: ad.isFeatured,
    is_demo: true,
    first_posted_at: postedAt,
    published_at: postedAt,
    refreshed_at: postedAt,
    expires_at: lastDay === null ? null : expiryOf(lastDay, market.timeZone),
  }
  return { ...job, source_hash: createHash('sha256').update(JSON.stringify(job)).digest('base64url') }
}
