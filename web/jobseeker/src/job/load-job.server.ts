import type { ClosedJob, JobDetail } from '@hanap/contracts/jobs/job.schemas'
import { readJob, readJobNote, similarJobs } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { direction, isolate, isolateNames } from '@hanap/i18n/locale'
import { languageByCode } from '@hanap/markets/languages'
import { factsOf, notFound, originOfMarket } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data, redirect } from 'react-router'
import { cardViews, placeText, workplaceText } from '../jobs/card-view.server.ts'
import { idIn } from '../jobs/job-id.ts'
import { jobPosting } from './job-posting.server.ts'
import type {
  ClosedJobView,
  CompanyNote,
  JobFact,
  JobPageView,
  JobView,
  MatchView,
  RecruiterNote,
} from './job-view.ts'

const DESCRIPTION_LENGTH = 160

/**
 * A job's page. Throws 404 for a job that never was and a 301 to the job's own address where the slug is
 * another; a closed job comes as such, for a page with status 410.
 */
export async function loadJob(page: PageContext, segment: string): Promise<JobPageView | ClosedJobView> {
  const id = idIn(segment)
  const [outcome, similar] = await Promise.all([
    page.call(readJob, { params: { id } }),
    page.call(similarJobs, { query: { job_id: id } }),
  ])
  if (!outcome.ok) {
    if (outcome.status === 410 && isClosedJob(outcome.data)) return closedView(page, outcome.data, segment)
    throw outcome.status === 404 || outcome.status === 422
      ? notFound()
      : data(null, { status: outcome.status })
  }
  const { data: job } = outcome
  const { prefix, market } = factsOf(page)
  // Who is signed in reads it where they are signed in: their session is of this host.
  if (job.job_country_key !== market && !page.user) throw redirect(addressOf(page, job), 301)
  if (!isSamePath(job.job_url, `/job/${segment}`)) throw redirect(encodeURI(prefix + job.job_url), 301)
  return {
    head: jobHead(page, job),
    job: jobView(page, job),
    posting: jobPosting(job, originOfMarket(page, job.job_country_key)),
    similar: similar.ok ? cardViews(page, similar.data.jobs) : [],
  }
}

/** Where an ad belongs: at its own market, in the language of the page. */
function addressOf(page: PageContext, { job_country_key: market, job_url: path }: JobDetail): string {
  const { prefix } = factsOf({ ...page, market })
  return new URL(prefix + path, originOfMarket(page, market)).href
}

const isSamePath = (a: string, b: string) => decodeURIComponent(a) === decodeURIComponent(b)

const isClosedJob = (value: unknown): value is ClosedJob =>
  typeof value === 'object' && value !== null && 'similar' in value && Array.isArray(value.similar)

function jobHead(page: PageContext, job: JobDetail) {
  const t = translator(factsOf(page).language)
  return headOf(page, t('common.brand'), {
    title: job.company_name
      ? t('job.title', { job: job.job_title, company: job.company_name })
      : job.job_title,
    description: plainText(job.description).slice(0, DESCRIPTION_LENGTH),
    pathIn: () => job.job_url,
    ...(job.job_country_key !== factsOf(page).market && { canonical: addressOf(page, job) }),
  })
}

/** Sanitised HTML as one line of text. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

async function closedView(page: PageContext, job: ClosedJob, segment: string): Promise<ClosedJobView> {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('common.brand'), {
      title: `${job.job_title}: ${t('job.closedTitle')}`,
      isIndexed: false,
    }),
    closed: {
      title: job.job_title,
      company: job.company_name,
      closedOn: job.closed_at && format.date(job.closed_at),
    },
    similar: cardViews(page, job.similar),
    note: page.user ? await noteOn(page, job, segment) : null,
  }
}

/** What a seeker wrote while the job was open: it can still be read, changed and deleted. */
async function noteOn(page: PageContext, job: ClosedJob, segment: string): Promise<ClosedJobView['note']> {
  const id = idIn(segment)
  const outcome = await page.call(readJobNote, { params: { id } })
  if (!outcome.ok || !outcome.data.note) return null
  const href = `${factsOf(page).prefix}/job/${encodeURIComponent(segment)}`
  return { job: { id, href, title: job.job_title }, text: outcome.data.note.text }
}

function jobView(page: PageContext, job: JobDetail): JobView {
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

function matchView(page: PageContext, { seeker_match: match }: JobDetail, format: Formats): MatchView | null {
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

function factList(page: PageContext, job: JobDetail): [JobFact, string][] {
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

function companyNote({ company }: JobDetail, prefix: string): CompanyNote | null {
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

function recruiterNote({ recruiter }: JobDetail, format: Formats, now: Date): RecruiterNote | null {
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

function hostOf(address: string | null): string | null {
  return address && URL.canParse(address) ? new URL(address).host : null
}
