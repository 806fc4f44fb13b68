import type { HiringReport, ReportTable } from '@hanap/contracts/recruiters/hiring-reports.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'

type Figures = Omit<HiringReport['sources'][number], 'key'>

const hoursText = (hours: number | null) => (hours === null ? '' : hours.toFixed(1))
const shareText = (share: number | null) => (share === null ? '' : share.toFixed(3))

/** A table of the report, its head first: plain numbers, whatever the language. */
export const reportLines = (
  report: HiringReport,
  table: ReportTable,
  language: LanguageCode,
): readonly (readonly string[])[] => {
  const t = translator(language)
  const figureHeads = [
    t('reports.step_views'),
    t('reports.clicks'),
    t('reports.step_applied'),
    t('reports.step_interview'),
    t('reports.step_offer'),
    t('reports.step_hired'),
  ]
  const figures = ({ views, clicks, applications, interviews, offers, hired }: Figures) =>
    [views, clicks, applications, interviews, offers, hired].map(String)
  switch (table) {
    case 'funnel':
      return [
        [t('reports.step'), t('reports.number'), t('reports.share'), t('reports.market')],
        ...report.funnel.map(({ key, count, share, market_share }) => [
          t(`reports.step_${key}`),
          String(count),
          shareText(share),
          shareText(market_share),
        ]),
      ]
    case 'drop_out':
      return [
        [t('reports.furthest'), t('reports.notSelected'), t('reports.withdrawn'), t('reports.open')],
        ...report.drop_out.map(({ key, not_selected, withdrawn, open }) => [
          t(`reports.step_${key}`),
          ...[not_selected, withdrawn, open].map(String),
        ]),
      ]
    case 'sources':
      return [
        [t('reports.source'), ...figureHeads],
        ...report.sources.map(row => [t(`reports.source_${row.key}`), ...figures(row)]),
      ]
    case 'weeks':
      return [[t('reports.week'), ...figureHeads], ...report.weeks.map(row => [row.week, ...figures(row)])]
    case 'jobs':
      return [[t('reports.job'), ...figureHeads], ...report.jobs.map(row => [row.job_title, ...figures(row)])]
    case 'times':
      return [
        [t('reports.time'), t('reports.medianHours'), t('reports.number'), t('reports.marketHours')],
        ...report.times.map(({ key, count, median_hours, market_median_hours }) => [
          t(`reports.time_${key}`),
          hoursText(median_hours),
          String(count),
          hoursText(market_median_hours),
        ]),
      ]
  }
}
