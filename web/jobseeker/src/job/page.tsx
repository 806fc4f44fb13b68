import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { SentenceSpace } from '@hanap/shared/components/sentence-space'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { trustedHtml } from '@hanap/shared/page/trusted-html'
import { LinkButton } from '@hanap/ui/button'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CardView } from '../jobs/card-view.ts'
import { JobActionForm } from '../jobs/job-action-form.tsx'
import { JobListItem } from '../jobs/job-list-item.tsx'
import { useListLog, useViewLog } from '../jobs/use-log.ts'
import { JobNoteField } from '../note/job-note.person.tsx'
import { JobAside } from './job-aside.tsx'
import paneTexts from './job-pane.tsx?texts'
import type { ClosedJobView, JobPageView, JobView } from './job-view.ts'
import { loadJob } from './load-job.server.ts'
import pageTexts from './page.tsx?texts'
import { SeekersArticle } from './seekers-article.tsx'

/** The same data stand in the pane beside a search, with the pane's own texts. */
const texts = [...new Set([...pageTexts, ...paneTexts])]

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const view = await loadJob(page, args.params.job ?? '')
  const withTexts = { ...view, texts: textsFor(factsOf(page).language, texts) }
  return data(withTexts, { status: 'closed' in view ? 410 : 200 })
}

export default function JobPage() {
  const view: JobPageView | ClosedJobView = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead head={view.head} />
      {'closed' in view ? <ClosedJob view={view} /> : <OpenJob view={view} />}
    </>
  )
}

function OpenJob({ view: { job, posting, similar, courses } }: { view: JobPageView }) {
  useViewLog(job.id)
  return (
    <div className="ad-page">
      <PostingData job={job} posting={posting} />
      <SeekersArticle
        job={job}
        heading="h1"
        note={job.note !== undefined && <JobNoteField key={job.id} job={job} text={job.note} />}
      />
      <aside className="ad-aside">
        <JobAside job={job} />
      </aside>
      <Courses courses={courses} />
      <Similar jobs={similar} />
      <JobActionForm />
    </div>
  )
}

function PostingData({ job, posting }: { job: JobView; posting: object }) {
  const { title, description, requirements } = job
  const text = JSON.stringify({ ...posting, title, description: description + (requirements ?? '') })
  const script = `<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`
  // As a text: React makes a script element of its own by a text that no policy has trusted.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every `<` escaped
  return <div hidden dangerouslySetInnerHTML={{ __html: trustedHtml(script) }} />
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
