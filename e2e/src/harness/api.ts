import type { JourneySite } from './journey-site.ts'

interface ApiRequest {
  /** By default POST with a body, GET without. */
  method?: string
  body?: object
  token?: string
}

/** What a call of the API answers in its envelope's `data`; a refused one fails the test. */
export const askApi = async (
  site: JourneySite,
  path: string,
  { body, token, method = body ? 'POST' : 'GET' }: ApiRequest = {},
) => {
  const isForm = body instanceof FormData
  const answer = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
    method,
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).data
}

/** Open jobs of the demo recruiter's without questions, and a token of that recruiter's. */
export const recruitersJobs = async (site: JourneySite) => {
  const { session } = await askApi(site, '/api/auth/recruiters/login', {
    body: site.server.logIn('recruiter'),
  })
  const { token }: { token: string } = session
  const { jobs } = await askApi(site, '/api/job-applications/recruiters/jobs', { token })
  const open = jobs.filter((each: { status_key: string }) => each.status_key === 'active')
  const details = await Promise.all(open.map(({ id }: { id: string }) => askApi(site, `/api/jobs/${id}`)))
  return { jobs: details.filter(detail => detail?.screening_questions.length === 0), token }
}

/** One of them. */
export const recruitersJob = async (site: JourneySite) => {
  const { jobs, token } = await recruitersJobs(site)
  return { job: jobs[0], token }
}
