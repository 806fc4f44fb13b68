import { usePage } from '@hanap/shared/components/page'
import { Bar } from './charts.tsx'
import { NumberTable } from './report-section.tsx'
import type { HiringReportView } from './report-view.ts'

/** From view to hire, beside the market's median. */
export function Funnel({ view: { funnel, hasMarket } }: { view: HiringReportView }) {
  const { t } = usePage()
  const heads = [t('reports.step'), t('reports.number'), t('reports.share')]
  return (
    <NumberTable label={t('reports.funnel')} heads={hasMarket ? [...heads, t('reports.market')] : heads}>
      {funnel.map(({ key, name, count, part, share, market }) => (
        <tr key={key} className="report-step">
          <th scope="row">
            <span>{name}</span>
            {part !== null && <Bar parts={[part]} />}
          </th>
          <td data-label={t('reports.number')}>{count}</td>
          <Figure label={t('reports.share')} text={share} />
          {hasMarket && <Figure label={t('reports.market')} text={market} />}
        </tr>
      ))}
    </NumberTable>
  )
}

/** Where there is none a wide table keeps its place alone. */
function Figure({ label, text }: { label: string; text: string | null }) {
  return (
    <td data-label={label} className={text === null ? 'report-none' : undefined}>
      {text ?? '–'}
    </td>
  )
}

/** How applications ended, by the furthest stage that they reached. */
export function DropOut({ view: { dropOut } }: { view: HiringReportView }) {
  const { t } = usePage()
  const endings = [t('reports.notSelected'), t('reports.withdrawn'), t('reports.open')]
  return (
    <>
      <ul className="report-endings flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-hidden="true">
        {endings.map((ending, index) => (
          <li key={ending} className="flex items-center gap-2">
            <svg className="report-key" viewBox="0 0 8 8" aria-hidden="true">
              <rect className={`report-part-${index}`} width="8" height="8" />
            </svg>
            {ending}
          </li>
        ))}
      </ul>
      <NumberTable label={t('reports.dropOut')} heads={[t('reports.furthest'), ...endings]}>
        {dropOut.map(({ key, name, numbers, parts }) => (
          <tr key={key} className="report-endings">
            <th scope="row">
              {name}
              <Bar parts={parts} />
            </th>
            {numbers.map((number, index) => (
              <td key={endings[index]} data-label={endings[index]}>
                {number}
              </td>
            ))}
          </tr>
        ))}
      </NumberTable>
    </>
  )
}

/** Medians, each with how many it is of, beside the market's. */
export function Times({ view: { times, hasMarket } }: { view: HiringReportView }) {
  const { t } = usePage()
  const heads = [t('reports.time'), t('reports.median'), t('reports.step_applied')]
  return (
    <>
      {hasMarket && (
        <p className="flex items-center gap-2 text-sm" aria-hidden="true">
          <svg className="report-key" viewBox="0 0 8 8" aria-hidden="true">
            <rect className="report-mark" x="3" width="2" height="8" />
          </svg>
          {t('reports.market')}
        </p>
      )}
      <NumberTable label={t('reports.times')} heads={hasMarket ? [...heads, t('reports.market')] : heads}>
        {times.map(({ key, name, count, own, ownPart, market, marketPart }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <Bar parts={[ownPart ?? 0]} mark={marketPart} />
            </th>
            <td data-label={t('reports.median')}>{own ?? t('reports.tooFew')}</td>
            <td data-label={t('reports.step_applied')}>{count}</td>
            {hasMarket && <td data-label={t('reports.market')}>{market ?? t('reports.marketNone')}</td>}
          </tr>
        ))}
      </NumberTable>
      <p className="text-sm text-muted">{t('reports.timesText')}</p>
    </>
  )
}
