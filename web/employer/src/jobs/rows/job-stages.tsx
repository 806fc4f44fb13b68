import { usePage } from '@hanap/shared/components/page'
import { EmptyState } from '@hanap/ui/surface'
import { StageBar } from './stage-bar.tsx'

interface JobStagesProps {
  stages: readonly { key: string; value: string; count: number; href: string }[]
  hrefs: { applicants: string; numbers: string | null }
}

/** A job’s applicants by stage, each with the way to them. */
export function JobStages({ stages, hrefs }: JobStagesProps) {
  const { t, format } = usePage()
  const label = stages.map(({ value, count }) =>
    t('resumes.labelled', { label: value, value: format.number(count) }),
  )
  return (
    <section className="card grid gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <a href={hrefs.applicants}>{t('employer.applicantsHeading')}</a>
        </h2>
        {hrefs.numbers && <a href={hrefs.numbers}>{t('reports.heading')}</a>}
      </header>
      {stages.length === 0 ? (
        <EmptyState title={t('employer.applicantsEmptyTitle')}>
          <p>{t('employer.applicantsEmptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <StageBar shares={stages} label={format.list(label)} />
          <ul className="job-stages">
            {stages.map(({ key, value, count, href }) => (
              <li key={key} className={`stage-${key}`}>
                <a href={href}>
                  <strong>{format.number(count)}</strong> <span>{value}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
