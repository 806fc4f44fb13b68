import { Card } from '@hanap/ui/surface'
import type { ReactNode } from 'react'
import type { CourseCardView } from './course-view.server.ts'

export function CourseTile({ course, children }: { course: CourseCardView; children?: ReactNode }) {
  const { href, title, summary, lang, facts } = course
  return (
    <Card className="course-card">
      <h2 className="text-lg font-semibold" lang={lang}>
        <a href={href}>{title}</a>
      </h2>
      <p lang={lang}>{summary}</p>
      <p className="text-sm text-muted">{facts.join(' · ')}</p>
      {children}
    </Card>
  )
}
