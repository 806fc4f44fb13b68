import { usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { BriefcaseIcon } from '@hanap/ui/icon'
import { EmptyState } from '@hanap/ui/surface'
import type { SavedJobLink } from './saved-job-links.server.ts'

interface NoJobProps {
  saved: readonly SavedJobLink[]
  /** Where jobs are searched. */
  search: string
}

/** Of a document without a job: the saved jobs that one may be written for, and the way to others. */
export function NoJob({ saved, search }: NoJobProps) {
  const { t } = usePage()
  if (saved.length === 0)
    return (
      <div className="paper-sheet">
        <EmptyState title={t('builder.tailoringNoJob')} icon={<BriefcaseIcon />}>
          <p>{t('builder.tailoringOpenJob')}</p>
          <LinkButton look="primary" href={search} data-reload>
            {t('common.findJobs')}
          </LinkButton>
        </EmptyState>
      </div>
    )
  return (
    <div className="paper-sheet">
      <div className="paper-part paper-state">
        <span className="paper-icon">
          <BriefcaseIcon />
        </span>
        <h3 className="text-lg font-semibold">{t('builder.tailoringNoJob')}</h3>
      </div>
      <section className="saved-jobs" aria-labelledby="saved">
        <h4 id="saved" className="text-sm font-semibold text-muted">
          {t('account.savedHeading')}
        </h4>
        <ul>
          {saved.map(({ id, title, company, tailor }) => (
            <li key={id}>
              <div>
                <p className="page-edge font-semibold" dir="auto">
                  {title}
                </p>
                <p className="page-edge text-sm text-muted" dir="auto">
                  {company}
                </p>
              </div>
              <LinkButton
                size="small"
                href={tailor}
                aria-label={t('resumes.labelled', { label: t('builder.tailoring'), value: title })}
              >
                {t('builder.tailoring')}
              </LinkButton>
            </li>
          ))}
        </ul>
      </section>
      <div className="paper-part">
        <p className="text-sm text-muted">{t('builder.tailoringOpenJob')}</p>
        <p className="paper-acts">
          <LinkButton href={search} data-reload>
            {t('common.findJobs')}
          </LinkButton>
        </p>
      </div>
    </div>
  )
}
