import { usePage } from '@hanap/shared/components/page'
import { Badge } from '@hanap/ui/surface'
import { statusTexts, statusTones } from '../job-status.ts'
import type { JobLine } from './job-line.server.ts'
import { StageBar } from './stage-bar.tsx'

interface JobRowsProps {
  jobs: readonly JobLine[]
  /** The stages in which applicants are, in the order of the pipeline. */
  legend: readonly { key: string; text: string }[]
}

/** The company's jobs, a line each. */
export function JobRows({ jobs, legend }: JobRowsProps) {
  const { t } = usePage()
  if (jobs.length === 0) return null
  return (
    <div className="card job-rows">
      {/* Each line of colours has the same in words. */}
      <p className="stage-legend" aria-hidden="true">
        {legend.map(({ key, text }) => (
          <span key={key} className={`stage-${key}`}>
            {text}
          </span>
        ))}
      </p>
      <p className="job-row job-row-head" aria-hidden="true">
        <span>{t('employer.columnJob')}</span>
        <span>{t('employer.columnStages')}</span>
        <span>{t('employer.columnApplicants')}</span>
        <span>{t('employer.columnCloses')}</span>
        <span>{t('employer.columnStatus')}</span>
      </p>
      <ul>
        {jobs.map(job => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </div>
  )
}

function JobRow({ job }: { job: JobLine }) {
  const { t, format } = usePage()
  const { status } = job
  const hasApplicants = status !== 'draft' && !job.needsVerification
  return (
    <li className="job-row">
      <div className="job-row-name">
        <h2>
          <a href={job.href} dir="auto">
            {job.title || t('ads.draftHeading')}
          </a>
        </h2>
        <JobFacts job={job} />
      </div>
      <p className="job-row-stages">
        {hasApplicants && job.shares.length > 0 && (
          <>
            <StageBar shares={job.shares} label={job.sharesText} />
            <span className="stage-names" aria-hidden="true">
              {job.named.map(({ key, text }) => (
                <span key={key} className={`stage-chip stage-${key}`}>
                  {text}
                </span>
              ))}
            </span>
          </>
        )}
      </p>
      <p className="job-row-applicants">
        {hasApplicants && (
          <a href={job.applicantsHref}>
            <span className="job-row-sentence">{t('employer.applicants', { count: job.applicants })}</span>
            <span className="job-row-value" aria-hidden="true">
              {format.number(job.applicants)}
            </span>
          </a>
        )}
        {job.needsVerification && <Badge tone="warning">{t('employer.needsVerification')}</Badge>}
        {hasApplicants && job.fresh > 0 && (
          <a className="badge badge-fresh" href={job.freshHref}>
            {t('employer.newApplicants', { count: job.fresh })}
          </a>
        )}
      </p>
      <p className={job.isClosingSoon ? 'job-row-closes job-row-soon' : 'job-row-closes'}>
        {job.closes && (
          <>
            <span className="job-row-sentence">{t('ads.closesOn', { date: job.closes })}</span>
            <span className="job-row-value">
              <span className="unseen">{t('employer.columnCloses')}: </span>
              {job.closes}
            </span>
          </>
        )}
      </p>
      <p className="job-row-status">
        <Badge tone={statusTones[status]}>{t(statusTexts[status])}</Badge>
      </p>
    </li>
  )
}

/** Where the job is, since when, and why it is hidden. */
function JobFacts({ job: { place, posted, reports } }: { job: JobLine }) {
  const { t } = usePage()
  const facts = [place, posted && t('job.dated_posted', { date: posted })].flatMap(fact => fact || [])
  return (
    <p className="job-row-facts">
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
      {reports && (
        <>
          {facts.length > 0 && ' · '}
          <a href={reports}>{t('employer.reportsLink')}</a>
        </>
      )}
    </p>
  )
}
