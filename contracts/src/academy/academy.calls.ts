import type { Call } from '../call.ts'
import type * as schemas from './academy.schemas.ts'

export const recommendedCourses: Call<typeof schemas.recommendedCourses> = {
  id: '043',
  service: 'academy',
  method: 'GET',
  path: '/api/academy/recommended-courses',
  who: 'public',
  summary:
    "Courses for fields of work and a level of experience, those of the reader's language first; without either the newest.",
}
