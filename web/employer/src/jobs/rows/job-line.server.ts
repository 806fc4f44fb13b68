import { DAY_MS } from '@hanap/contracts/durations'
import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { Formats } from '@hanap/i18n/format'
import type { LanguageCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { UNOPENED_STAGE } from '../../recruiter/site-access.ts'

/** From so many days on an ad's end is marked. */
const SOON_DAYS = 5

interface JobLineOptions {
  prefix: string
  language: LanguageCode
  /** Whether the company has shown that it is the company. */
  isVerified: boolean
  format: Formats
}

const sharesOf = ({ numbers }: EmployerJob, language: LanguageCode, format: Formats) => {
  const t = translator(language)
  const shares = options('pipeline_stage_lists', language).flatMap(({ key, value }) => {
    const count = numbers[key] ?? 0
    return count > 0 && key !== 'withdrawn'
      ? [{ key, count, text: t('resumes.labelled', { label: value, value: format.number(count) }) }]
      : []
  })
  return {
    shares: shares.map(({ key, count }) => ({ key, count })),
    sharesText: format.list(shares.map(({ text }) => text)),
    /** Of whom one asks first. */
    named: shares.filter(({ key }) => key === 'applied' || key === 'interview'),
  }
}

/** The stages in which applicants of these jobs are: what the colours of their lines mean. */
export const stageLegend = (jobs: readonly Pick<EmployerJob, 'numbers'>[], language: LanguageCode) =>
  options('pipeline_stage_lists', language)
    .filter(({ key }) => key !== 'withdrawn' && jobs.some(({ numbers }) => (numbers[key] ?? 0) > 0))
    .map(({ key, value }) => ({ key, text: value }))

/** A job as a line of the company's list. */
export const jobLine = (job: EmployerJob, { prefix, language, isVerified, format }: JobLineOptions) => {
  const { id, status_key: status, numbers, expired_at: end } = job
  const standing = Object.entries(numbers).filter(([key]) => key !== 'withdrawn')
  const needsVerification = status !== 'draft' && job.recruiter_id === null && !isVerified
  const here = `${prefix}/jobs/${id}`
  const applicantsHref = `${here}/applicants`
  const closes = status === 'active' ? end : null
  return {
    id,
    title: job.job_title,
    status,
    place: job.job_location,
    posted: status === 'draft' ? null : format.date(job.published_at),
    closes: closes && format.lastDay(closes),
    isClosingSoon: closes !== null && Date.parse(closes) - Date.now() <= SOON_DAYS * DAY_MS,
    // Whoever has not shown that an imported job is theirs is told how.
    href: needsVerification ? applicantsHref : status === 'draft' ? `${here}/edit` : here,
    applicantsHref,
    freshHref: `${applicantsHref}?stage=${UNOPENED_STAGE}`,
    applicants: standing.reduce((sum, [, count]) => sum + count, 0),
    fresh: numbers.applied ?? 0,
    ...sharesOf(job, language, format),
    needsVerification,
    reports: status === 'hidden' ? `${prefix}/jobs/${id}/reports` : null,
  }
}
export type JobLine = ReturnType<typeof jobLine>
