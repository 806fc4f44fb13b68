import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import { Breadcrumbs } from '@hanap/shared/components/structure/breadcrumbs'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage } from '@hanap/shared/page/structured-data'
import { LinkButton } from '@hanap/ui/button'
import { Drawing } from '@hanap/ui/lens/drawing'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CardView } from '../jobs/card-view.ts'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobKeys } from '../jobs/job-keys.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { useListLog, useViewLog } from '../jobs/use-log.ts'
import { JobNoteField } from '../note/job-note.person.tsx'
import type { RouteHandle } from '../root.tsx'
import { AboutCompany, JobRecruiter } from './job-aside.tsx'
import { JobMap } from './job-map.tsx'
import paneTexts from './job-pane.tsx?texts'
import { JobSide } from './job-side.tsx'
import type { ClosedJobView, JobPageView, JobView } from './job-view.ts'
import { loadJob } from './load-job.server.ts'
import pageTexts from './page.tsx?texts'
import { SeekersArticle } from './seekers-article.tsx'

export const handle: RouteHandle = { section: '/job-search' }

/** The same data stand in the pane beside a search, with the pane's own texts. */
const texts = [...new Set([...pageTexts, ...paneTexts])]

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = await loadJob(page, args.params.job ?? '')
  const own = { texts: textsFor(factsOf(page).language, texts) }
  if ('closed' in view) return data({ ...view, ...own }, { status: 410 })
  const { posting, path, ...shown } = view
  describePage(args, { ...posting, ...postingTexts(view.job) }, path)
  return { ...shown, ...own }
}

type ShownJobView = Omit<JobPageView, 'posting' | 'path'>

/** As the page shows them. */
const postingTexts = ({ title, description, requirements }: JobView) => ({
  title,
  description: description + (requirements ?? ''),
})

export default function JobPage() {
  const view: ShownJobView | ClosedJobView = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead head={view.head} />
      {'closed' in view ? <ClosedJob view={view} /> : <OpenJob view={view} />}
    </>
  )
}

function OpenJob({ view: { job, crumbs, similar, courses } }: { view: ShownJobView }) {
  useViewLog(job.id)
  return (
    <div className="ad-page">
      <Breadcrumbs crumbs={crumbs} />
      <SeekersArticle
        job={job}
        heading="h1"
        note={job.note !== undefined && <JobNoteField key={job.id} job={job} text={job.note} />}
      />
      <aside className="ad-aside">
        <JobSide job={job} />
        <JobRecruiter job={job} />
      </aside>
      <div className="ad-more">
        {job.map && <JobMap map={job.map} />}
        {job.about && <AboutCompany company={job.about} />}
      </div>
      <Courses courses={courses} />
      <Similar jobs={similar} />
      <JobKeys hasList={similar.length > 0} />
      <JobActionForm />
    </div>
  )
}

function Courses({ courses }: Pick<JobPageView, 'courses'>) {
  const { t } = usePage()
  if (courses.length === 0) return null
  return (
    <section className="ad-similar">
      <h2 className="text-xl">{t('academy.forJob')}</h2>
      <ul className="grid gap-2">
        {courses.map(({ title, href, lang }) => (
          <li key={href}>
            <a href={href} lang={lang} data-reload>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Similar({ jobs }: { jobs: readonly CardView[] }) {
  const { t } = usePage()
  const list = useListLog({ from: 'similar', jobs })
  if (jobs.length === 0) return null
  return (
    <section className="ad-similar">
      <h2 className="text-xl">{t('job.similarJobs')}</h2>
      <ul className="job-grid" ref={list}>
        {jobs.map(job => (
          <JobListItem key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function ClosedJob({ view: { closed, similar, note } }: { view: ClosedJobView }) {
  const { t, href } = usePage()
  return (
    <div className="mx-auto grid max-w-page gap-4 px-4 py-12">
      <Drawing kind="expired" />
      <p className="badge badge-warning justify-self-start">{t('job.closedTitle')}</p>
      <h1 className="text-2xl">
        <bdi>{closed.title}</bdi>
      </h1>
      <p className="text-lg text-muted">
        {closed.company ? t('job.closedText', { company: closed.company }) : null}
        <SentenceSpace />
        {closed.closedOn && t('job.closedOn', { date: closed.closedOn })}
      </p>
      {note && <JobNoteField {...note} />}
      <Similar jobs={similar} />
      <LinkButton look="primary" href={href('/job-search')} className="justify-self-start">
        {t('common.findJobs')}
      </LinkButton>
      <JobActionForm />
    </div>
  )
}
