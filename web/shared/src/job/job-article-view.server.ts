import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats } from '@hanap/i18n/format'
import { isolateNames } from '@hanap/i18n/locale'
import { languageByCode } from '@hanap/markets/languages'
import { factsOf } from '../page/page-facts.ts'
import type { JobArticleView, JobFact } from './job-article-view.ts'
import { placeText, workplaceText } from './place-text.server.ts'

const factList = (page: PageContext, job: Omit<JobDetail, 'status_key'>): [JobFact, string][] => {
  const { language } = factsOf(page)
  const place = placeText(language, job)
  const list: [JobFact, string | null][] = [
    ['jobType', job.job_type],
    ['workplace', workplaceText(page, job.workplace)],
    ['experience', job.xp_lvl],
    ['education', job.degree],
    ['field', job.job_function ?? job.main_function],
    ['location', job.full_address ?? place],
  ]
  return list.flatMap(([key, text]): [JobFact, string][] => (text ? [[key, text]] : []))
}

/** A job as its article shows it, to whomever. */
export const jobArticleView = (page: PageContext, job: Omit<JobDetail, 'status_key'>): JobArticleView => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const now = new Date()
  const lang =
    job.language_code && job.language_code !== facts.language && languageByCode(job.language_code)?.tag
  return {
    title: isolateNames(job.job_title),
    ...(lang && { lang }),
    company: {
      name: job.company_name ?? '',
      href: job.company_url && facts.prefix + job.company_url,
      logo: job.company_logo,
      isVerified: job.is_company_verified,
    },
    place: placeText(facts.language, job),
    posted: format.ago(job.refreshed_at, now),
    applyBefore: job.expired_at && format.lastDay(job.expired_at),
    salary: job.salary_range_value,
    isUrgent: job.is_urgent,
    isApplied: job.is_applied,
    facts: factList(page, job),
    also: job.also_posted.map(other => ({
      href: facts.prefix + other.job_url,
      place: other.job_location ?? job.job_title,
      posted: format.ago(other.published_at, now),
    })),
    skills: job.job_skills,
    benefits: job.job_benefits.map(({ name }) => name),
    attractiveReasons: job.attractive_reasons.map(({ name }) => name),
    description: job.description,
    requirements: job.requirements,
    history: job.history.map(({ at, change }) => ({ change, on: format.date(at) })),
    risks: job.risk?.signals.map(({ reason }) => reason) ?? [],
    reportHref: null,
  }
}
