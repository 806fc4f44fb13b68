import { PageTexts, usePage } from '@hanap/shared/components/page'
import { LinkButton } from '@hanap/ui/button'
import { EmptyState } from '@hanap/ui/surface'
import { AboutCompany, JobRecruiter } from './job-aside.tsx'
import type { ClosedJobView, JobPageView } from './job-view.ts'
import { SeekersArticle } from './seekers-article.tsx'

interface JobPaneProps {
  /** Data of the job page, with that page's texts. */
  view: (Pick<JobPageView, 'job'> | ClosedJobView) & { texts?: object }
  href: string
}

/** The job page's content in a part of another page. */
export default function JobPane({ view, href }: JobPaneProps) {
  return (
    <PageTexts texts={view.texts ?? {}}>
      {'closed' in view ? (
        <Closed title={view.closed.title} />
      ) : (
        <div className="grid gap-7">
          <SeekersArticle job={view.job} heading="h2" />
          {view.job.about && <AboutCompany company={view.job.about} />}
          <JobRecruiter job={view.job} />
          <FullPage href={href} />
        </div>
      )}
    </PageTexts>
  )
}

function FullPage({ href }: { href: string }) {
  const { t } = usePage()
  return (
    <LinkButton href={href} className="justify-self-start">
      {t('search.openJob')}
    </LinkButton>
  )
}

function Closed({ title }: { title: string }) {
  const { t } = usePage()
  return (
    <EmptyState title={t('job.closedTitle')} drawing="expired">
      <p dir="auto">{title}</p>
    </EmptyState>
  )
}
