import { usePage } from '@hanap/shared/components/page'
import { CheckIcon } from '@hanap/ui/icon'

interface LessonListProps {
  chapters: readonly {
    id: string
    title: string
    lessons: readonly { id: string; href: string; title: string; isDone: boolean; isHere: boolean }[]
  }[]
  lang: string | undefined
}

/** All lessons of the course: beside the one that is read where there is room, else below it. */
export function LessonList({ chapters, lang }: LessonListProps) {
  const { t } = usePage()
  return (
    <nav className="lesson-list" aria-labelledby="contents">
      <h2 className="font-semibold" id="contents">
        {t('academy.contents')}
      </h2>
      {chapters.map(({ id, title, lessons }) => (
        <div key={id} lang={lang}>
          <h3>{title}</h3>
          <ol>
            {lessons.map(lesson => (
              <li key={lesson.id}>
                <a href={lesson.href} aria-current={lesson.isHere ? 'page' : undefined}>
                  <span>{lesson.title}</span>
                  {lesson.isDone && <CheckIcon />}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}
