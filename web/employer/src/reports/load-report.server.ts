import type { AnswerOf } from '@hanap/contracts/call'
import { listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { readHiringReport } from '@hanap/contracts/recruiters/hiring-reports.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type Formats } from '@hanap/i18n/format'
import type { Translate } from '@hanap/i18n/translate'
import { factsOf } from '@hanap/shared/page/page-facts'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'
import { durationText } from './duration-text.ts'
import type { ChartView, FigureRowView, HiringReportView, TableKey } from './report-view.ts'

type Report = AnswerOf<typeof readHiringReport>
type Figures = Omit<Report['sources'][number], 'key'>

interface Words {
  t: Translate
  format: Formats
  day(day: string): string
}

const partOf = (value: number, all: number) => (all === 0 ? 0 : value / all)

const largestOf = (values: readonly number[]) => Math.max(0, ...values)

const figureRow = (
  { key, name, href }: { key: string; name: string; href?: string },
  { views, clicks, applications, interviews, offers, hired }: Figures,
  largest: number,
  { format }: Words,
): FigureRowView => ({
  key,
  name,
  href: href ?? null,
  part: partOf(applications, largest),
  numbers: [views, clicks, applications, interviews, offers, hired].map(format.number),
})

const chartOf = (
  series: string,
  weeks: Report['weeks'],
  values: readonly number[],
  words: Words,
): ChartView => {
  const high = largestOf(values)
  const peak = weeks[values.indexOf(high)]
  const { t, format } = words
  return {
    series,
    text:
      high === 0 || !peak
        ? t('reports.chartNone', { series })
        : t('reports.chart', {
            series,
            low: format.number(Math.min(...values)),
            high: format.number(high),
            peak: words.day(peak.week),
          }),
    total: format.number(values.reduce((sum, value) => sum + value, 0)),
    span: [weeks[0], ...weeks.slice(1).slice(-1)].flatMap(each => (each ? words.day(each.week) : [])),
    bars: weeks.map(({ week }, index) => {
      const value = values[index] ?? 0
      return {
        key: week,
        part: partOf(value, high),
        text: t('resumes.labelled', { label: words.day(week), value: format.number(value) }),
      }
    }),
  }
}

const funnelView = ({ funnel }: Report, { t, format }: Words): HiringReportView['funnel'] => {
  // Beside views, what follows would be slivers.
  const largest = largestOf(funnel.map(({ key, count }) => (key === 'views' ? 0 : count)))
  return funnel.map(({ key, count, share, market_share }) => ({
    key,
    name: t(`reports.step_${key}`),
    count: format.number(count),
    part: key === 'views' ? null : partOf(count, largest),
    share: share === null ? null : format.percent(share),
    market: market_share === null ? null : format.percent(market_share),
  }))
}

const dropOutView = ({ drop_out }: Report, { t, format }: Words): HiringReportView['dropOut'] => {
  const largest = largestOf(drop_out.map(each => each.not_selected + each.withdrawn + each.open))
  return drop_out.map(({ key, not_selected, withdrawn, open }) => ({
    key,
    name: t(`reports.step_${key}`),
    numbers: [not_selected, withdrawn, open].map(format.number),
    parts: [not_selected, withdrawn, open].map(count => partOf(count, largest)),
  }))
}

const timesView = ({ times }: Report, { t, format }: Words): HiringReportView['times'] => {
  const largest = largestOf(
    times.flatMap(({ median_hours, market_median_hours }) => [median_hours ?? 0, market_median_hours ?? 0]),
  )
  return times.map(({ key, count, median_hours: own, market_median_hours: market }) => ({
    key,
    name: t(`reports.time_${key}`),
    count: format.number(count),
    own: own === null ? null : durationText(own, t),
    ownPart: own === null ? null : partOf(own, largest),
    market: market === null ? null : durationText(market, t),
    marketPart: market === null ? null : partOf(market, largest),
  }))
}

const titlesOf = async (page: PageContext, report: Report | undefined) => {
  const { jobs } = answerOrRedirect(page, await page.call(listRecruiterJobs, { query: { size: '100' } }))
  const titles = new Map(jobs.map(({ id, job_title: title }) => [id, title]))
  if (report?.job) titles.set(report.job.id, report.job.job_title)
  return [...titles].map(([id, title]) => ({ id, title }))
}

/** What the page of reports shows, of the days and the job that its address names. */
export const reportView = async (page: PageContext, request: Request): Promise<HiringReportView> => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  const { searchParams } = new URL(request.url)
  const sent = (name: string) => searchParams.get(name)?.trim() || undefined
  const job = { job_id: sent('job') }
  const outcome = await page.call(readHiringReport, {
    query: { from: sent('from'), to: sent('to'), ...job },
  })
  const isBadPeriod = !outcome.ok && outcome.status === 422
  const report = answerOrRedirect(
    page,
    isBadPeriod ? await page.call(readHiringReport, { query: job }) : outcome,
  )
  const { permissions } = await ownMembership(page)
  const t = translator(language)
  // Days are days, wherever they are read.
  const format = createFormats(language, { ...facts, key: facts.market, timeZone: 'UTC' })
  const words: Words = { t, format, day: format.date }
  const { from, to } = report.period
  const chosen = { from, to, ...(report.job && { job_id: report.job.id }) }
  const fileHref = (table: TableKey) =>
    `/api/recruiters/reports/export?${new URLSearchParams({ table, ...chosen, language_code: language })}`
  const jobHref = (id: string) => `${prefix}/reports?${new URLSearchParams({ from, to, job: id })}`
  const bySource = largestOf(report.sources.map(({ applications }) => applications))
  const byWeek = largestOf(report.weeks.map(({ applications }) => applications))
  const byJob = largestOf(report.jobs.map(({ applications }) => applications))
  const series = [
    { name: t('reports.step_views'), values: report.weeks.map(({ views }) => views) },
    { name: t('reports.step_applied'), values: report.weeks.map(({ applications }) => applications) },
    { name: t('reports.step_interview'), values: report.weeks.map(({ interviews }) => interviews) },
  ]
  return {
    from,
    to,
    zone: format.zone(report.period.time_zone),
    job: report.job?.id ?? '',
    jobs: await titlesOf(page, report),
    isBadPeriod,
    isEmpty: report.jobs.length === 0,
    clicks: report.clicks,
    hasMarket:
      report.funnel.some(each => each.market_share !== null) ||
      report.times.some(each => each.market_median_hours !== null),
    funnel: funnelView(report, words),
    dropOut: dropOutView(report, words),
    times: timesView(report, words),
    charts: series.map(({ name, values }) => chartOf(name, report.weeks, values, words)),
    weeks: report.weeks.map(row =>
      figureRow({ key: row.week, name: format.date(row.week) }, row, byWeek, words),
    ),
    sources: report.sources.map(row =>
      figureRow({ key: row.key, name: t(`reports.source_${row.key}`) }, row, bySource, words),
    ),
    byJob: report.jobs.map(row =>
      figureRow({ key: row.id, name: row.job_title, href: jobHref(row.id) }, row, byJob, words),
    ),
    files: permissions.includes('move_applicants')
      ? {
          funnel: fileHref('funnel'),
          drop_out: fileHref('drop_out'),
          times: fileHref('times'),
          weeks: fileHref('weeks'),
          sources: fileHref('sources'),
          jobs: fileHref('jobs'),
        }
      : null,
  }
}
