import { usePage } from '@hanap/shared/components/page'
import { Button, LinkButton } from '@hanap/ui/button'
import { OutIcon, ShareIcon } from '@hanap/ui/icon'
import { useMark } from '../jobs/marks.ts'
import { shareLink } from '../jobs/share-link.ts'
import type { JobView } from './job-view.ts'

/** Apply, save and share; at the foot of a phone's screen Apply stays in reach. */
export function JobActs({ job }: { job: JobView }) {
  const { t } = usePage()
  const isSaved = useMark('save', job.id, job.isSaved)
  return (
    <>
      <ApplyLink job={job} />
      <Button
        type="submit"
        form="save"
        name="job_id"
        value={job.id}
        aria-pressed={isSaved}
        className="save-wide"
      >
        <span>{t(isSaved ? 'common.saved' : 'job.save')}</span>
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={t('common.share')}
        className="with-script"
        onClick={() => shareLink({ url: job.url, title: job.title, copied: t('common.linkCopied') })}
      >
        <ShareIcon />
      </Button>
      {job.externalHost && (
        <p className="field-help basis-full max-md:hidden">
          {t('job.applyOnCompanySiteHelp', { host: job.externalHost })}
        </p>
      )}
    </>
  )
}

function ApplyLink({ job }: { job: JobView }) {
  const { t } = usePage()
  if (job.isApplied) {
    return (
      <LinkButton look="primary" href={`${job.href}/apply/success`} className="flex-1 md:flex-none">
        {t('job.seeApplication')}
      </LinkButton>
    )
  }
  return (
    <LinkButton
      look="primary"
      href={`${job.href}/apply`}
      rel="nofollow"
      className="flex-1 md:flex-none"
      {...(job.externalHost !== null && { target: '_blank' })}
    >
      {job.externalHost === null ? (
        t('job.apply')
      ) : (
        <>
          <span className="md:hidden">
            {t('job.apply')}
            <span className="unseen">{t('job.applyOnCompanySiteHelp', { host: job.externalHost })}</span>
          </span>
          <span className="max-md:hidden">{t('job.applyOnCompanySite')}</span>
          <OutIcon />
        </>
      )}
    </LinkButton>
  )
}
