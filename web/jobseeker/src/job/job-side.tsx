import { usePage } from '@hanap/shared/components/page'
import { MatchRing } from '@hanap/ui/lens/rings'
import { Card } from '@hanap/ui/surface'
import { JobActs } from './job-acts.tsx'
import type { JobView } from './job-view.ts'
import { ShareJob } from './share-job.tsx'

/** What one decides by and does, in sight while the ad is read; where there is a column for it. */
export function JobSide({ job }: { job: JobView }) {
  const { t } = usePage()
  const { match } = job
  return (
    <Card className="ad-side">
      {job.salary && <p className="ad-side-pay">{job.salary}</p>}
      {match?.percent != null && (
        <p className="ad-side-match">
          <MatchRing percent={match.percent} label={match.heading} />
          <span aria-hidden="true">{match.heading}</span>
        </p>
      )}
      <div className="ad-side-acts">
        <JobActs job={job} />
      </div>
      {job.applyBefore && <p className="text-sm">{t('job.applyBefore', { date: job.applyBefore })}</p>}
      <ShareJob job={job} />
    </Card>
  )
}
