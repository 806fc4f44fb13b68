import { JobArticle } from '@hanap/shared/components/job/job-article'
import type { ReactNode } from 'react'
import { JobActs } from './job-acts.tsx'
import type { JobView } from './job-view.ts'
import { MatchBreakdown } from './match-breakdown.tsx'
import { PayComparison } from './pay-comparison.tsx'

interface SeekersArticleProps {
  job: JobView
  heading: 'h1' | 'h2'
  /** Where the seeker writes for themselves. */
  note?: ReactNode
}

/** An ad with what a seeker does with it, and how it matches them. */
export function SeekersArticle({ job, heading, note }: SeekersArticleProps) {
  return (
    <JobArticle job={job} heading={heading} acts={<JobActs job={job} />}>
      {job.pay && <PayComparison pay={job.pay} />}
      {job.match && <MatchBreakdown match={job.match} />}
      {job.tailor && (
        <p>
          <a className="lone" href={job.tailor.href} rel="nofollow" data-reload>
            {job.tailor.text}
          </a>
        </p>
      )}
      {note}
    </JobArticle>
  )
}
