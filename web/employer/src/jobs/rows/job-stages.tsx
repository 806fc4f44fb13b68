import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { ArrowIcon } from '@hanap/ui/icon'
import { EmptyState } from '@hanap/ui/surface'
import { StageBar } from './stage-bar.tsx'

interface JobStagesProps {
  stages: readonly { key: string; value: string; count: number; href: string }[]
  hrefs: { applicants: string; numbers: string | null }
}

/** A job’s applicants by stage, each with the way to them. */
export function JobStages({ stages, hrefs }: JobStagesProps) {
  const { t, format } = usePage()
  const total = stages.reduce((sum, { count }) => sum + count, 0)
  const label = stages.map(({ value, count }) =>
    t('resumes.labelled', { label: value, value: format.number(count) }),
  )
  return (
    <section className="card grid gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('employer.applicantsHeading')}</h2>
        {hrefs.numbers && (
          <a className="lone" href={hrefs.numbers}>
            {t('reports.heading')}
          </a>
        )}
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
          <LinkButton
            look="primary"
            href={hrefs.applicants}
            className="justify-self-start max-sm:justify-self-stretch"
          >
            {t('employer.applicants', { count: total })}
            <ArrowIcon />
          </LinkButton>
        </>
      )}
    </section>
  )
}
