import { listEnrolments, showCourse } from '@hanap/contracts/academy/academy.calls'
import type { Enrolment } from '@hanap/contracts/academy/academy.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { logInAddressOf } from '@hanap/shared/companion/addresses.server'
import { companionHead } from '@hanap/shared/companion/companion-head.server'
import { ListPages } from '@hanap/shared/components/list-pages'
import { usePage } from '@hanap/shared/components/page'
import { PageHead } from '@hanap/shared/components/page-head'
import { factsOf, pageOf, textsFor } from '@hanap/shared/page/page-facts'
import { LinkButton } from '@hanap/ui/button'
import { SearchIcon } from '@hanap/ui/icon'
import { EmptyState, ErrorState, Progress } from '@hanap/ui/surface'
import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { GoOn } from '../course/go-on.tsx'
import { enrolmentView, nextLesson } from '../course/load-course.server.ts'
import { CourseTile } from '../look/course-tile.tsx'
import { courseCard } from '../look/course-view.server.ts'
import texts from './page.tsx?texts'

const PAGE = /^[1-9]\d{0,3}$/

const nextOf = async (page: PageContext, { course_id: id, next_lesson_id: next }: Enrolment) => {
  if (next === null) return null
  const outcome = await page.call(showCourse, { params: { id } })
  return outcome.ok ? nextLesson(page, outcome.data.course) : null
}

export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { language, prefix } = factsOf(page)
  if (!page.user) throw redirectDocument(logInAddressOf(page, `${prefix}/my-courses`))
  const t = translator(language)
  const number = new URL(args.request.url).searchParams.get('page') ?? ''
  const outcome = await page.call(listEnrolments, { query: PAGE.test(number) ? { page: number } : {} })
  return {
    head: companionHead(page, {
      title: t('academy.mine'),
      description: t('academy.intro'),
      path: '/my-courses',
    }),
    list: outcome.ok
      ? {
          page: outcome.data.page,
          pages: outcome.data.total_pages,
          courses: await Promise.all(
            outcome.data.enrolments.map(async ({ course, ...enrolment }) => ({
              card: courseCard(page, course),
              enrolment: enrolmentView(page, { key: course.key, enrolment }),
              next: await nextOf(page, enrolment),
            })),
          ),
        }
      : null,
    texts: textsFor(language, texts),
  }
}

export default function MinePage() {
  const { head, list } = useLoaderData<typeof loader>()
  const { t, href } = usePage()
  return (
    <div className="academy-page">
      <PageHead head={head} />
      <h1 className="text-2xl">{t('academy.mine')}</h1>
      {list === null ? (
        <ErrorState title={t('common.errorTitle')} />
      ) : list.courses.length === 0 ? (
        <EmptyState title={t('academy.mineNone')}>
          <p>{t('academy.mineNoneText')}</p>
          <LinkButton look="primary" href={href('/')}>
            {t('academy.apply')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className="course-list">
            {list.courses.map(({ card, enrolment, next }) => (
              <li key={card.id}>
                <CourseTile course={card}>
                  {enrolment && (
                    <>
                      <div className="grid gap-2">
                        <Progress label={enrolment.text} value={enrolment.done} max={enrolment.total} />
                        <p className="text-sm text-muted">{enrolment.finished ?? enrolment.text}</p>
                      </div>
                      <div className="course-acts">
                        {next && <GoOn next={next} of={card.title} />}
                        {enrolment.certificate && (
                          <LinkButton href={enrolment.certificate}>{t('academy.viewCertificate')}</LinkButton>
                        )}
                      </div>
                    </>
                  )}
                </CourseTile>
              </li>
            ))}
            <li>
              <a className="course-more" href={href('/')}>
                <SearchIcon />
                <span>{t('academy.another')}</span>
              </a>
            </li>
          </ul>
          <ListPages page={list.page} pages={list.pages} query={{}} />
        </>
      )}
    </div>
  )
}
