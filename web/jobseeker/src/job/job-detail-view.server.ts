import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { direction, isolate, isolateNames } from '@hanap/i18n/locale'
import { languageByCode } from '@hanap/markets/languages'
import { factsOf } from '@hanap/shared/page/page-facts'
import { placeText, workplaceText } from '../jobs/card-view.server.ts'
import type { CompanyNote, JobFact, JobView, MatchView, RecruiterNote } from './job-view.ts'

import { addressOf } from './load-job.server.ts'

export const jobView = (page: PageContext, job: JobDetail): JobView => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const now = new Date()
  const lang =
    job.language_code && job.language_code !== facts.language && languageByCode(job.language_code)?.tag
  return {
    id: job.id,
    href: facts.prefix + job.job_url,
    url: addressOf(page, job),
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
    postedOn: format.date(job.first_posted_at),
    applyBefore: job.expired_at && format.date(job.expired_at),
    salary: job.salary_range_value,
    isUrgent: job.is_urgent,
    isSaved: job.is_saved,
    isApplied: job.is_applied,
    externalHost: hostOf(job.external_apply_url),
    facts: factList(page, job),
    also: job.also_posted.map(other => ({
      href: facts.prefix + other.job_url,
      place: other.job_location ?? job.job_title,
      posted: format.ago(other.published_at, now),
    })),
    skills: job.job_skills,
    benefits: job.job_benefits.map(({ name }) => name),
    description: job.description,
    requirements: job.requirements,
    about: companyNote(job, facts.prefix),
    recruiter: recruiterNote(job, format, now),
    history: job.history.map(({ at, change }) => ({ change, on: format.date(at) })),
    risks: job.risk?.signals.map(({ reason }) => reason) ?? [],
    match: matchView(page, job, format),
    ...(page.user && { note: job.note?.text ?? '' }),
  }
}

const matchView = (
  page: PageContext,
  { seeker_match: match }: JobDetail,
  format: Formats,
): MatchView | null => {
  if (!match || match.parts.length === 0) return null
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  const { percent, parts } = match
  const isolated = (text: string) => isolate(text, direction(language))
  return {
    heading:
      percent === null
        ? t('personal.matchUnknown', {
            list: format.list(parts.flatMap(({ label, share }) => (share === null ? [label] : []))),
          })
        : t('personal.matchHeading', { percent: format.percent(percent / 100) }),
    invite: parts.some(({ share }) => share === null)
      ? { text: t('personal.matchComplete'), href: `${prefix}/profile` }
      : null,
    parts: parts.map(({ label, text, missing }) => ({
      label,
      texts: [
        text,
        ...(missing.length > 0
          ? [t('personal.matchMissing', { list: format.list(missing.map(isolated)) })]
          : []),
      ],
    })),
  }
}

const factList = (page: PageContext, job: JobDetail): [JobFact, string][] => {
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

const companyNote = ({ company }: JobDetail, prefix: string): CompanyNote | null => {
  if (!company) return null
  return {
    name: company.name,
    href: prefix + company.company_url,
    logo: company.logo,
    facts: [company.industry, company.size].filter(text => text !== null),
    about: company.about,
    openJobs: company.num_of_active_jobs,
  }
}

const recruiterNote = ({ recruiter }: JobDetail, format: Formats, now: Date): RecruiterNote | null => {
  if (!recruiter) return null
  const { response_rate: rate } = recruiter
  return {
    name: recruiter.name,
    title: recruiter.title,
    avatar: recruiter.avatar,
    active: recruiter.last_active_at && format.ago(recruiter.last_active_at, now),
    replies: rate && { percent: format.percent(rate.value), count: rate.sample_size },
  }
}

const hostOf = (address: string | null): string | null =>
  address && URL.canParse(address) ? new URL(address).host : null
