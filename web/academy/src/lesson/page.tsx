import { saveLessonProgress } from '@hanap/contracts/academy/academy.calls'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { BackLink } from '@hanap/shared/components/back-link'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { describePage } from '@hanap/shared/page/structured-data'
import { Button, LinkButton } from '@hanap/ui/button'
import { Badge, Progress } from '@hanap/ui/surface'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { GoOn } from '../course/go-on.tsx'
import { LogInNote } from '../course/own-progress.tsx'
import { CourseHtml } from '../look/course-html.tsx'
import { courseHref } from '../look/course-view.server.ts'
import { PageError } from '../look/page-error.tsx'
import { framedVideo } from './framed-video.ts'
import { LessonList } from './lesson-list.tsx'
import { LessonVideo } from './lesson-video.tsx'
import { lessonIdOf, loadLesson } from './load-lesson.server.ts'
import { OthersVideo } from './others-video.tsx'
import texts from './page.tsx?texts'
import { Quiz } from './quiz.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { searchParams } = new URL(args.request.url)
  const lesson = await loadLesson(page, args.params, searchParams.get('video') === 'show')
  describePage(args, {
    '@type': 'LearningResource',
    name: lesson.title,
    inLanguage: lesson.lang ?? factsOf(page).tag,
    isPartOf: {
      '@type': 'Course',
      name: lesson.course.title,
      url: new URL(lesson.course.href, page.origin).href,
    },
  })
  const host = lesson.othersVideo?.src && framedVideo(lesson.othersVideo.href)?.host
  return data(
    { ...lesson, isAgain: searchParams.has('again'), texts: textsFor(factsOf(page).language, texts) },
    { headers: host ? { 'page-frames': host } : {} },
  )
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

const ANSWER = 'answer-'

export const action = async (args: ActionFunctionArgs) => {
  const page = pageOf(args)
  const { key = '', chapter = '', lesson = '' } = args.params
  const here = `${courseHref(page, key)}/${chapter}/${lesson}`
  if (!page.user) return redirect(logInAddressOf(page, here), 303)
  const { id } = await lessonIdOf(page, args.params)
  const { act, clientId, ...fields } = formTexts(await args.request.formData())
  const answers = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(ANSWER) ? [{ question: name.slice(ANSWER.length), option: Number(value) }] : [],
  )
  const body =
    act === 'answer' ? { answers, ...(clientId && { client_id: clientId }) } : { is_done: act !== 'undone' }
  const outcome = await page.call(saveLessonProgress, { params: { id }, body })
  if (outcome.ok) return redirect(here, 303)
  return data({ errors: firstErrors(outcome.errors) }, { status: outcome.status })
}

export default function LessonPage() {
  const lesson = useLoaderData<typeof loader>()
  const { place, progress } = lesson
  return (
    <div className="academy-page lesson-page">
      <PageHead head={lesson.head} />
      <div className="lesson-head" lang={lesson.lang}>
        <BackLink href={lesson.course.href}>{lesson.course.title}</BackLink>
      </div>
      <article className="lesson-main">
        <div className="grid gap-1">
          <p className="lesson-place">
            <span>{place.text}</span>
            {progress && <span>{progress.text}</span>}
          </p>
          {progress ? (
            <Progress label={progress.text} value={progress.percent} />
          ) : (
            <Progress label={place.text} value={place.number} max={place.count} />
          )}
        </div>
        <LessonTitle />
        <PageError errors={useActionData<typeof action>()?.errors} />
        <LessonParts />
        <Onwards />
      </article>
      <LessonList chapters={lesson.chapters} lang={lesson.lang} />
    </div>
  )
}

function LessonTitle() {
  const { lang, chapter, title, facts, isDone, isIn, kind } = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <div className="grid gap-1">
      <p className="text-muted" lang={lang}>
        {chapter}
      </p>
      <h1 className="text-2xl" lang={lang}>
        {title}
      </h1>
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>{facts}</span>
        {isDone && <Badge tone="positive">{t('academy.done')}</Badge>}
        {isDone && isIn && kind !== 'quiz' && (
          <Form method="post">
            <Button type="submit" size="small" look="quiet" name="act" value="undone" className="lesson-undo">
              {t('academy.markUndone')}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

function LessonParts() {
  const lesson = useLoaderData<typeof loader>()
  const { t } = usePage()
  return (
    <>
      {lesson.video && <LessonVideo key={lesson.video.lessonId} {...lesson.video} />}
      <CourseHtml html={lesson.html} lang={lesson.lang} />
      {lesson.othersVideo && <OthersVideo {...lesson.othersVideo} />}
      {lesson.checks.length > 0 && (
        <section className="grid gap-2" lang={lesson.lang}>
          <h2 className="text-lg font-semibold">{t('academy.selfCheck')}</h2>
          {lesson.checks.map(check => (
            <label key={check} className="quiz-option">
              <input type="checkbox" />
              <span>{check}</span>
            </label>
          ))}
        </section>
      )}
      {lesson.quiz && (
        <Quiz
          {...lesson.quiz}
          lang={lesson.lang}
          isAgain={lesson.isAgain}
          onwards={
            lesson.certificate ? (
              <LinkButton href={lesson.certificate} look="primary">
                {t('academy.viewCertificate')}
              </LinkButton>
            ) : (
              lesson.goOn && <GoOn next={lesson.goOn} />
            )
          }
        />
      )}
    </>
  )
}

/** One act leads on: doing what the lesson asks for, then the next lesson, at last the certificate. Ways back and on share a row. */
function Onwards() {
  const { kind, lang, quiz, isIn, isDone, certificate, isFinished, previous, next, logIn, course } =
    useLoaderData<typeof loader>()
  const { t } = usePage()
  // What was passed says itself where it goes on.
  const isPassed = quiz && quiz.result?.isPassed === true
  const hasCertificate = !isPassed && isFinished && certificate
  const isClosed = !isIn && kind === 'quiz'
  const isNextFirst = !isClosed && (isIn ? isDone && !isPassed : true)
  return (
    <div className="grid gap-4">
      {isClosed && (
        <div className="grid justify-items-start gap-3">
          <p>{t('academy.quizLogIn')}</p>
          {logIn ? (
            <LinkButton look="primary" href={logIn} data-reload>
              {t('common.logIn')}
            </LinkButton>
          ) : (
            <LinkButton look="primary" href={course.href}>
              {t('academy.start')}
            </LinkButton>
          )}
        </div>
      )}
      {isIn && !isDone && kind !== 'quiz' && (
        <Form method="post">
          <Button type="submit" look="primary" name="act" value="done">
            {t('academy.markDone')}
          </Button>
        </Form>
      )}
      {hasCertificate && next && (
        <p>
          <a className="lone" href={certificate}>
            {t('academy.viewCertificate')}
          </a>
        </p>
      )}
      <div className="lesson-onwards">
        {previous && <LinkButton href={previous}>{t('academy.previousLesson')}</LinkButton>}
        {next && (
          <p className="go-on">
            <LinkButton href={next.href} look={isNextFirst ? 'primary' : 'line'}>
              {t('academy.nextLesson')}
            </LinkButton>
            {isNextFirst && <span lang={lang}>{next.title}</span>}
          </p>
        )}
        {hasCertificate && !next && (
          <LinkButton href={certificate} look="primary">
            {t('academy.viewCertificate')}
          </LinkButton>
        )}
      </div>
      {!isIn &&
        !isClosed &&
        (logIn ? (
          <LogInNote href={logIn} />
        ) : (
          <p className="log-in-note">
            <a className="lone" href={course.href}>
              {t('academy.start')}
            </a>
          </p>
        ))}
    </div>
  )
}
