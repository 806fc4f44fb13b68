import { FieldIcon } from '@hanap/ui/icons/field-icon'
import { Card } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import type { CourseCardView } from './course-view.server.ts'
import { LevelArcs } from './level-arcs.tsx'

export function CourseTile({ course, children }: { course: CourseCardView; children?: ReactNode }) {
  const { href, title, summary, lang, field, level, levelText, facts } = course
  return (
    <Card className="course-card course-tile">
      <div className="course-tile-head">
        <span className="course-field">
          <FieldIcon id={field} />
        </span>
        <span className="course-level">
          {levelText} <LevelArcs level={level} />
        </span>
      </div>
      <h2 className="text-lg font-semibold" lang={lang}>
        <a href={href}>{title}</a>
      </h2>
      <p className="course-summary" lang={lang}>
        {summary}
      </p>
      <p className="course-facts">{facts.join(' · ')}</p>
      {children}
    </Card>
  )
}
