import { Card } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import { CourseIcon } from './course-icon.tsx'
import type { CourseCardView } from './course-view.server.ts'

interface CourseTileProps {
  course: CourseCardView
  /** In the place of what the course is about, for who has begun it. */
  children?: ReactNode
}

export function CourseTile({ course, children }: CourseTileProps) {
  const { key, href, title, summary, lang, field, levelText, facts } = course
  return (
    <Card className="course-card course-tile">
      <div className="course-tile-head">
        <CourseIcon course={key} field={field} />
        {!children && <span className="course-level">{levelText}</span>}
      </div>
      <h2 className="text-lg font-semibold" lang={lang}>
        <a href={href}>{title}</a>
      </h2>
      {children ?? (
        <>
          <p className="course-summary" lang={lang}>
            {summary}
          </p>
          <p className="course-facts">{facts.join(' · ')}</p>
        </>
      )}
    </Card>
  )
}
