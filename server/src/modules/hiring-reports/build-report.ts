import type {
  HiringReport,
  ReportSource,
  ReportStep,
} from '@hanap/contracts/recruiters/hiring-reports.schemas'
import { ReportSource as sources } from '@hanap/contracts/recruiters/hiring-reports.schemas'
import { type ApplicationCount, type MeasuredTimes, reachedStages } from '../job-applications/index.ts'
import type { ActivityCount, CompanyJob } from '../jobs/index.ts'
import { firstApplicantHours } from './market-medians.ts'
import { MIN_MEASURED, medianOf } from './median.ts'
import { type ClosedPeriod, weeksOf } from './report-period.ts'

export interface ReportParts {
  period: ClosedPeriod
  /** All of the company, or the one that was asked for. */
  jobs: readonly CompanyJob[]
  jobId: string | undefined
  activity: readonly ActivityCount[]
  applications: readonly ApplicationCount[]
  times: MeasuredTimes
  /** By measure. */
  market: ReadonlyMap<string, number>
}

const MAX_JOBS = 100
const MAX_TITLE = 200

type Figures = Omit<HiringReport['sources'][number], 'key'>

const isSource = (source: string | null): source is ReportSource =>
  source !== null && sources.options.some(each => each === source)
const sourceOf = (source: string | null): ReportSource => (isSource(source) ? source : 'direct')

/** Activity and applications added up by what they are counted by. */
const figuresBy = (
  { activity, applications }: ReportParts,
  by: 'job' | 'source' | 'week',
  keyOf: (count: ActivityCount | ApplicationCount) => string,
): Map<string, Figures> => {
  const sums = new Map<string, Figures>()
  const add = (key: string, more: Partial<Figures>) => {
    const sum = sums.get(key) ?? { views: 0, clicks: 0, applications: 0, interviews: 0, offers: 0, hired: 0 }
    sums.set(key, {
      views: sum.views + (more.views ?? 0),
      clicks: sum.clicks + (more.clicks ?? 0),
      applications: sum.applications + (more.applications ?? 0),
      interviews: sum.interviews + (more.interviews ?? 0),
      offers: sum.offers + (more.offers ?? 0),
      hired: sum.hired + (more.hired ?? 0),
    })
  }
  for (const count of activity) if (count.by === by) add(keyOf(count), count)
  for (const count of applications) if (count.by === by) add(keyOf(count), count)
  return sums
}

const nothing: Figures = { views: 0, clicks: 0, applications: 0, interviews: 0, offers: 0, hired: 0 }

const jobRows = (parts: ReportParts): HiringReport['jobs'] => {
  const figures = figuresBy(parts, 'job', ({ jobId }) => jobId ?? '')
  return parts.jobs
    .flatMap(({ id, title }) => {
      const own = figures.get(id)
      return own ? [{ id, job_title: title.slice(0, MAX_TITLE), ...own }] : []
    })
    .sort((a, b) => b.applications - a.applications || b.views - a.views || a.id.localeCompare(b.id))
    .slice(0, MAX_JOBS)
}

const shareOf = (count: number, before: number) => (before < MIN_MEASURED ? null : count / before)

const funnelOf = ({ activity, applications, market }: ReportParts): HiringReport['funnel'] => {
  const endings = applications.filter(({ by }) => by === 'ending')
  const counts = reachedStages.map((key, index) => ({
    key,
    count: endings.reduce((sum, each) => ((each.reached ?? 0) > index ? sum + each.applications : sum), 0),
  }))
  const views = activity.reduce((sum, each) => (each.by === 'job' ? sum + each.views : sum), 0)
  const steps: { key: ReportStep; count: number }[] = [{ key: 'views', count: views }, ...counts]
  return steps.map(({ key, count }, index) => {
    const before = steps[index - 1]
    return {
      key,
      count,
      share: before ? shareOf(count, before.count) : null,
      market_share: market.get(key) ?? null,
    }
  })
}

const dropOutOf = ({ applications }: ReportParts): HiringReport['drop_out'] => {
  const endings = applications.filter(({ by }) => by === 'ending')
  return reachedStages.flatMap((key, index) => {
    if (key === 'hired') return []
    const countOf = (ending: ApplicationCount['ending']) =>
      endings.find(each => each.reached === index + 1 && each.ending === ending)?.applications ?? 0
    return [
      {
        key,
        not_selected: countOf('not_selected'),
        withdrawn: countOf('withdrawn'),
        open: countOf('open'),
      },
    ]
  })
}

const timesOf = ({ times, jobs, market }: ReportParts): HiringReport['times'] => {
  const hours = firstApplicantHours(
    times.firstApplicants,
    new Map(jobs.map(({ id, firstPostedAt }) => [id, firstPostedAt])),
  )
  const measured = [
    { key: 'first_applicant' as const, count: hours.length, median: medianOf(hours) ?? null },
    { key: 'answer' as const, ...times.answer },
    { key: 'hire' as const, ...times.hire },
  ]
  return measured.map(({ key, count, median }) => ({
    key,
    count,
    median_hours: count < MIN_MEASURED || median === null ? null : Math.max(0, median),
    market_median_hours: market.get(key) ?? null,
  }))
}

/** What the parts say together. */
export const buildReport = (parts: ReportParts): HiringReport => {
  const { period, jobs, jobId, activity } = parts
  const bySource = figuresBy(parts, 'source', ({ source }) => sourceOf(source))
  const byWeek = figuresBy(parts, 'week', ({ week }) => week ?? '')
  const job = jobs.find(({ id }) => id === jobId)
  return {
    period: { from: period.from, to: period.to, time_zone: period.timeZone },
    job: job ? { id: job.id, job_title: job.title } : null,
    clicks: activity.reduce((sum, each) => (each.by === 'job' ? sum + each.clicks : sum), 0),
    funnel: funnelOf(parts),
    drop_out: dropOutOf(parts),
    sources: sources.options.map(key => ({ key, ...(bySource.get(key) ?? nothing) })),
    weeks: weeksOf(period).map(week => ({ week, ...(byWeek.get(week) ?? nothing) })),
    jobs: jobRows(parts),
    times: timesOf(parts),
  }
}
