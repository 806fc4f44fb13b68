import { askApi, recruitersJob } from '../harness/api.ts'
import type { JourneySite } from '../harness/journey-site.ts'

export interface LayoutPage {
  name: string
  path: string
  /** Host: a market's, or the employer site's. */
  host: 'ph' | 'employer'
  /** Session of whose page it is. */
  token?: string
}

/** The main pages of both sites. */
export const layoutPages = async (site: JourneySite): Promise<LayoutPage[]> => {
  const { job, token: recruiter } = await recruitersJob(site)
  const { session } = await askApi(site, '/api/auth/jobseekers/login', { body: site.server.logIn('seeker') })
  const seeker: string = session.token
  return [
    { name: 'search', path: '/job-search', host: 'ph' },
    { name: 'job', path: job.job_url, host: 'ph' },
    { name: 'company', path: job.company_url, host: 'ph' },
    { name: 'log-in', path: '/get-started', host: 'ph' },
    { name: 'apply', path: `${job.job_url}/apply`, host: 'ph' },
    { name: 'profile', path: '/profile', host: 'ph', token: seeker },
    { name: 'employer-jobs', path: '/', host: 'employer', token: recruiter },
  ]
}
