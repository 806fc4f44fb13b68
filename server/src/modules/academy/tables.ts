import type { CourseLevel } from '@hanap/contracts/academy/academy.schemas'
import type { CourseText } from '@hanap/courses/course'
import type { LanguageCode } from '@hanap/markets/languages'
import type { ColumnType, Generated } from 'kysely'

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

interface AcademyCoursesTable {
  id: string
  key: string
  version_id: string
  level: CourseLevel
  function_ids: number[]
  skill_ids: number[]
  has_certificate: boolean
  markets: string[] | null
  is_withdrawn: Generated<boolean>
  changed_at: Generated<Date>
}

interface VersionsTable {
  id: string
  course_id: string
  hash: string
  published_at: Generated<Date>
}

interface TextsTable {
  version_id: string
  language_code: LanguageCode
  content: ColumnType<CourseText, string, string>
}

interface LessonsTable {
  id: string
  course_id: string
  chapter_key: string
  key: string
}

interface FilesTable {
  id: string
  version_id: string
  lesson_id: string
  language_code: LanguageCode
  caption_code: LanguageCode | null
  hash: string
  mime: string
  size: number
}

export interface EnrolmentsTable {
  id: string
  account_id: string
  course_id: string
  version_id: string
  language_code: LanguageCode
  started_at: Generated<Date>
  touched_at: Generated<Date>
  finished_at: Date | null
}

/** A question by its key, and the number of the option that was chosen. */
export interface QuizAnswer {
  question: string
  option: number
}

export interface ProgressTable {
  enrolment_id: string
  lesson_id: string
  position: Generated<number>
  is_done: Generated<boolean>
  is_manual: Generated<boolean>
  tries: Generated<number>
  score: number | null
  answers: ColumnType<QuizAnswer[], string, string>
  client_id: string | null
}

export interface CertificatesTable {
  id: string
  account_id: string
  course_id: string
  version_id: string
  language_code: LanguageCode
  holder_name: string
  issued_at: Generated<Date>
  revoked_at: Date | null
  revocation_reason: string | null
}

interface IssuerKeysTable {
  kid: string
  public_jwk: ColumnType<Record<string, string>, string, string>
  first_used_at: Generated<Date>
}

export type AcademyTables = {
  courses: CoursesTable
  academy_courses: AcademyCoursesTable
  academy_versions: VersionsTable
  academy_texts: TextsTable
  academy_lessons: LessonsTable
  academy_files: FilesTable
  academy_enrolments: EnrolmentsTable
  academy_progress: ProgressTable
  academy_certificates: CertificatesTable
  academy_issuer_keys: IssuerKeysTable
}
