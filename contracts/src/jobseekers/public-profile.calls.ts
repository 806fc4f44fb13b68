import type { Call } from '../call.ts'
import type * as schemas from './public-profile.schemas.ts'

export const readPublicProfile: Call<typeof schemas.readPublicProfile> = {
  id: '387',
  service: 'jobseekers',
  method: 'GET',
  path: '/api/jobseekers/public-profile',
  who: 'seeker',
  summary: "The seeker's own profile as companies that they applied to and companies that find them see it.",
}
