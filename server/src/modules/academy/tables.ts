import type { CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import type { Generated } from 'kysely'

interface CoursesTable {
  id: string
  source: string
  source_id: string
  title: string
  provider: string
  url: string
  image: string | null
  duration: number | null
  level: CourseLevel
  price_amount: number | null
  price_currency: string | null
  language_code: string
  category_ids: number[]
  added_at: Generated<Date>
}

export type AcademyTables = { courses: CoursesTable }
