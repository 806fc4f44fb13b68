import type { Retention } from '../../tasks/retention.ts'
import type { AcademyTables } from './tables.ts'

export const retention: Retention<AcademyTables> = {
  courses: { until: 'nothing: lists that operators import' },
  academy_courses: { until: 'nothing: what authors published' },
  academy_versions: { until: 'nothing: people finish the version that they began' },
  academy_texts: { until: 'the version' },
  academy_lessons: { until: 'the course' },
  academy_files: { until: 'the version' },
  academy_enrolments: { until: 'the account, or the owner’s wish' },
  academy_progress: { until: 'the enrolment' },
  academy_certificates: { until: 'the account' },
  academy_issuer_keys: { until: 'nothing: public keys, by which credentials are verified' },
}
