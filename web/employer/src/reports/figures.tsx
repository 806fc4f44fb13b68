import { usePage } from '@hanap/shared/components/page'
import { Bar } from './charts.tsx'
import { NumberTable } from './report-section.tsx'
import type { FigureRowView } from './report-view.ts'

interface FiguresProps {
  label: string
  /** What the rows are. */
  head: string
  rows: readonly FigureRowView[]
  hasClicks: boolean
}

const CLICKS = 1
const APPLICATIONS = 2

/** Views, applications and stages, row by row; clicks only where there are any. */
export function Figures({ label, head, rows, hasClicks }: FiguresProps) {
  const { t } = usePage()
  const shown = <Value,>(values: readonly Value[]) =>
    hasClicks ? values : values.filter((_, index) => index !== CLICKS)
  const heads = shown([
    t('reports.step_views'),
    t('reports.clicks'),
    t('reports.step_applied'),
    t('reports.step_interview'),
    t('reports.step_offer'),
    t('reports.step_hired'),
  ])
  return (
    <NumberTable label={label} heads={[head, ...heads]}>
      {rows.map(({ key, name, href, part, numbers }) => (
        <tr key={key}>
          <th scope="row">
            <bdi>{href ? <a href={href}>{name}</a> : name}</bdi>
          </th>
          {shown(numbers.map((number, column) => ({ number, column }))).map(({ number, column }, index) => (
            <td
              key={heads[index]}
              data-label={heads[index]}
              className={column === APPLICATIONS ? 'report-measured' : undefined}
            >
              {number}
              {column === APPLICATIONS && <Bar parts={[part]} />}
            </td>
          ))}
        </tr>
      ))}
    </NumberTable>
  )
}
