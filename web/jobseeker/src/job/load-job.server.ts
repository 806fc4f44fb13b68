import { coursesForJob } from '@hanap/contracts/academy/academy.calls'
import type { ClosedJob, JobDetail } from '@hanap/contracts/jobs/job.schemas'
import { readJob, readJobNote, similarJobs } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { isolateNames } from '@hanap/i18n/locale'
import { languageByCode } from '@hanap/markets/languages'
import { breadcrumbList } from '@hanap/shared/components/structure/breadcrumbs'
import { clippedText } from '@hanap/shared/page/head-texts'
import { externalAddress, factsOf, originOfMarket, refusedPage } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { redirect } from 'react-router'
import { cardViews } from '../jobs/card-view.server.ts'
import { jobCrumbs } from '../jobs/crumbs.server.ts'
import { idIn } from '../jobs/job-id.ts'
import { jobView } from './job-detail-view.server.ts'
import { jobPosting } from './job-posting.server.ts'
import type { ClosedJobView, JobPageView } from './job-view.ts'

/**
 * A job's page. Throws 404 for a job that never was and a 301 to the job's own address where the slug is
 * another; a closed job comes as such, for a page with status 410.
 */
export const loadJob = async (page: PageContext, segment: string): Promise<JobPageView | ClosedJobView> => {
  const id = idIn(segment)
  const [outcome, similar] = await Promise.all([
    page.call(readJob, { params: { id } }),
    page.call(similarJobs, { query: { job_id: id } }),
  ])
  if (!outcome.ok) {
    if (outcome.status === 410 && isClosedJob(outcome.data)) return closedView(page, outcome.data, segment)
    throw refusedPage(outcome.status)
  }
  const { data: job } = outcome
  const { prefix, market } = factsOf(page)
  // Who is signed in reads it where they are signed in: their session is of this host.
  if (job.job_country_key !== market && !page.user) throw redirect(addressOf(page, job), 301)
  if (!isSamePath(job.job_url, `/job/${segment}`)) throw redirect(encodeURI(prefix + job.job_url), 301)
  const origin = originOfMarket(page, job.job_country_key)
  const crumbs = jobCrumbs(
    page,
    { jobFunction: job.job_function_id, location: job.job_location_id },
    isolateNames(job.job_title),
  )
  return {
    head: jobHead(page, job),
    job: jobView(page, job),
    crumbs,
    path: breadcrumbList(crumbs, origin),
    posting: jobPosting(job, origin),
    similar: similar.ok ? cardViews(page, similar.data.jobs) : [],
    courses: page.user && job.job_skills.length > 0 ? await coursesFor(page, job.id) : [],
  }
}

/** What teaches the skills that the job asks for and the profile lacks. */
const coursesFor = async (page: PageContext, id: string): Promise<JobPageView['courses']> => {
  const outcome = await page.call(coursesForJob, { params: { id } })
  if (!outcome.ok) return []
  const { language } = factsOf(page)
  return outcome.data.courses.map(({ key, title, language_code: own }) => ({
    title,
    href: externalAddress(page, courseAddress(page, key)),
    ...(own !== language && { lang: languageByCode(own)?.tag ?? own }),
  }))
}

/** The academy reads the market that the visitor has chosen: the language is always named. */
const courseAddress = (page: PageContext, key: string) =>
  `${page.sites.academy ?? ''}/${languageByCode(factsOf(page).language)?.slug}/courses/${key}`

/** Where an ad belongs: at its own market, in the language of the page. */
export const addressOf = (
  page: PageContext,
  { job_country_key: market, job_url: path }: JobDetail,
): string => {
  const { prefix } = factsOf({ ...page, market })
  return new URL(prefix + path, originOfMarket(page, market)).href
}

const isSamePath = (a: string, b: string) => decodeURIComponent(a) === decodeURIComponent(b)

const isClosedJob = (value: unknown): value is ClosedJob =>
  typeof value === 'object' && value !== null && 'similar' in value && Array.isArray(value.similar)

const jobHead = (page: PageContext, job: JobDetail) => {
  const t = translator(factsOf(page).language)
  return headOf(page, t('common.brand'), {
    title: job.company_name
      ? t('job.title', { job: isolateNames(job.job_title), company: job.company_name })
      : isolateNames(job.job_title),
    description: clippedText(plainText(job.description)),
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

const closedView = async (page: PageContext, job: ClosedJob, segment: string): Promise<ClosedJobView> => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return {
    head: headOf(page, t('common.brand'), {
      title: t('resumes.labelled', { label: isolateNames(job.job_title), value: t('job.closedTitle') }),
      isIndexed: false,
    }),
    closed: {
      title: isolateNames(job.job_title),
      company: job.company_name,
      closedOn: job.closed_at && format.date(job.closed_at),
    },
    similar: cardViews(page, job.similar),
    note: page.user ? await noteOn(page, job, segment) : null,
  }
}

/** What a seeker wrote while the job was open: it can still be read, changed and deleted. */
const noteOn = async (page: PageContext, job: ClosedJob, segment: string): Promise<ClosedJobView['note']> => {
  const id = idIn(segment)
  const outcome = await page.call(readJobNote, { params: { id } })
  if (!outcome.ok || !outcome.data.note) return null
  const href = `${factsOf(page).prefix}/job/${encodeURIComponent(segment)}`
  return { job: { id, href, title: job.job_title }, text: outcome.data.note.text }
}
