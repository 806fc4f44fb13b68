import { enrol, leaveCourse, takeNewestVersion } from '@hanap/contracts/academy/academy.calls'
import { courseIdOf } from '@hanap/contracts/academy/course-parts'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage } from '@hanap/shared/page/structured-data'
import { LinkButton } from '@hanap/ui/button'
import { Badge } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { CourseHtml } from '../look/course-html.tsx'
import { CourseIcon } from '../look/course-icon.tsx'
import { courseHref } from '../look/course-view.server.ts'
import { PageError } from '../look/page-error.tsx'
import { loadCourse } from './load-course.server.ts'
import { CourseAct, LeaveCourse, OwnProgress } from './own-progress.tsx'
import texts from './page.tsx?texts'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { data: course, ...view } = await loadCourse(page, args.params.key ?? '')
  describePage(args, course)
  return { ...view, texts: textsFor(factsOf(page).language, texts) }
}

const acts = { start: enrol, newest: takeNewestVersion, leave: leaveCourse }

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { key = '' } = args.params
  const here = courseHref(page, key)
  if (!page.user) return redirect(logInAddressOf(page, here), 303)
  const { act = '' } = formTexts(await args.request.formData())
  const call = act === 'newest' || act === 'leave' ? acts[act] : acts.start
  const outcome = await page.call(call, { params: { id: courseIdOf(key) } })
  if (outcome.ok) return redirect(here, 303)
  return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
}

export default function CoursePage() {
  const view = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  const { card, enrolment } = view
  return (
    <article className="academy-page course-page">
      <PageHead head={view.head} />
      <BackLink href={href('/')}>{t('academy.title')}</BackLink>
      <header className="course-cover">
        <CourseIcon course={card.key} field={card.field} />
        <div className="grid gap-2">
          <h1 className="text-2xl" lang={card.lang}>
            {card.title}
          </h1>
          <p className="text-lg" lang={card.lang}>
            {card.summary}
          </p>
          <p className="course-level">{[card.levelText, ...card.facts].join(' · ')}</p>
          <div className="course-cover-act">
            <CourseAct
              isIn={enrolment !== null}
              next={view.next}
              first={view.chapters[0]?.lessons[0]?.href ?? null}
              logIn={view.logIn}
              certificate={enrolment?.certificate ?? null}
            />
          </div>
        </div>
      </header>
      <PageError errors={useActionData<typeof action>()?.errors} />
      <div className="course-beside">
        {enrolment && <OwnProgress enrolment={enrolment} isFinished={view.next === null} />}
        <Contents />
      </div>
      <div className="course-main">
        <CourseHtml html={view.description} lang={card.lang} />
        <section className="grid gap-2" lang={card.lang}>
          <h2 className="text-lg font-semibold">{t('academy.outcomes')}</h2>
          <ul className="course-points">
            {view.outcomes.map(outcome => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </section>
        {view.jobs.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-lg font-semibold">{t('academy.jobsHeading')}</h2>
            <ul className="flex flex-wrap gap-2">
              {view.jobs.map(({ text, href: to }) => (
                <li key={to}>
                  <LinkButton href={to} size="small" data-reload>
                    {text}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </section>
        )}
        {enrolment && <LeaveCourse />}
      </div>
    </article>
  )
}

function Contents() {
  const { chapters, card } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <section className="course-contents">
      <h2 className="text-lg font-semibold">{t('academy.contents')}</h2>
      {chapters.map(({ id, title, lessons }) => (
        <div key={id} lang={card.lang} className="card course-chapter">
          <h3 className="font-semibold">{title}</h3>
          <ol>
            {lessons.map(lesson => (
              <li key={lesson.id} className={lesson.isDone ? 'lesson-row lesson-done' : 'lesson-row'}>
                <a href={lesson.href}>{lesson.title}</a>
                <span className="lesson-facts">{lesson.facts}</span>
                {lesson.isDone && <Badge tone="positive">{t('academy.done')}</Badge>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
