import { usePage } from '@hanap/shared/components/page'
import type { JobView } from './job-view.ts'

/** The ways in which a job is handed on, and the way to say that something is wrong with it. */
export function ShareJob({ job }: { job: JobView }) {
  const { t } = usePage()
  const mail = `mailto:?subject=${encodeURIComponent(job.title)}&body=${encodeURIComponent(job.url)}`
  return (
    <div className="ad-share">
      <a href={mail}>{t('job.shareMail')}</a>
      <button type="button" className="with-script" onClick={() => window.print()}>
        {t('job.print')}
      </button>
      {job.reportHref !== null && (
        <a href={job.reportHref} rel="nofollow">
          {t('job.report')}
        </a>
      )}
      <label className="ad-link">
        {t('job.link')}
        <input className="input" readOnly value={job.url} dir="ltr" />
      </label>
    </div>
  )
}
