import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { direction, isolate } from '@hanap/i18n/locale'
import { jobArticleView } from '@hanap/shared/job/job-article-view.server'
import { externalAddress, factsOf } from '@hanap/shared/page/page-facts'
import { jobMap } from './job-map.server.ts'
import type { CompanyNote, JobView, MatchView, RecruiterNote } from './job-view.ts'

import { addressOf } from './load-job.server.ts'
import { similarPayView } from './similar-pay.server.ts'

export const jobView = (page: PageContext, job: JobDetail): JobView => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const href = facts.prefix + job.job_url
  return {
    ...jobArticleView(page, job),
    id: job.id,
    href,
    url: addressOf(page, job),
    reportHref: `${href}/report`,
    postedOn: format.date(job.first_posted_at),
    isSaved: job.is_saved,
    externalHost: hostOf(job.external_apply_url),
    about: companyNote(job, facts.prefix),
    recruiter: recruiterNote(job, format, new Date()),
    match: matchView(page, job, format),
    pay: similarPayView(job, translator(facts.language), format),
    map: jobMap(job, facts.language),
    ...(page.user && { note: job.note?.text ?? '' }),
    tailor: tailorLink(page, job.id),
  }
}

const tailorLink = (page: PageContext, jobId: string): JobView['tailor'] => {
  if (!page.user || !page.sites.resume) return null
  const { language, prefix } = factsOf(page)
  const address = `${page.sites.resume}${prefix}/?${new URLSearchParams({ job: jobId })}`
  return { text: translator(language)('builder.tailor'), href: externalAddress(page, address) }
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
    percent,
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

const companyNote = (
  { company, is_company_followed: isFollowed }: JobDetail,
  prefix: string,
): CompanyNote | null => {
  if (!company) return null
  return {
    id: company.id,
    isFollowed,
    name: company.name,
    href: prefix + company.company_url,
    logo: company.logo,
    cover: company.cover,
    isVerified: company.is_verified,
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
