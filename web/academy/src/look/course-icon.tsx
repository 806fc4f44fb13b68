import type { IconProps } from '@hanap/ui/icons/duotone'
import { FieldIcon } from '@hanap/ui/icons/field-icon'
import { ChatIcon, InterviewsIcon, ResumeIcon } from '@hanap/ui/icons/navigation'
import type { ComponentType } from 'react'
import { MoneyIcon } from './money-icon.tsx'

/** What a course is about, by its key. */
const subjects: Readonly<Record<string, ComponentType<IconProps>>> = {
  'cv-writing': ResumeIcon,
  interviewing: InterviewsIcon,
  'salary-talks': MoneyIcon,
  'workplace-english': ChatIcon,
  'job-frauds': props => <FieldIcon id={22} {...props} />,
  'rights-at-work': props => <FieldIcon id={19} {...props} />,
  spreadsheets: props => <FieldIcon id={3} {...props} />,
  'customer-service': props => <FieldIcon id={4} {...props} />,
}

/** Of a course's subject, or else of the field of work that it is for. */
export function CourseIcon({ course, field }: { course: string; field: number }) {
  const Subject = subjects[course]
  return <span className="course-field">{Subject ? <Subject /> : <FieldIcon id={field} />}</span>
}
