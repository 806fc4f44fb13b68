import type { Site } from './site.ts'

export const PASSWORD = 'correct horse'

let count = 0

/** A seeker of the site's; answers the address and a session's token. */
export const register = async (site: Pick<Site, 'server'>, fields: object = {}) => {
  count += 1
  const email = `person${count}@example.com`
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      first_name: 'Mara',
      terms_and_condition: 1,
      ...fields,
    }),
  })
  const { token }: { token: string } = (await answer.json()).data.session
  return { email, token }
}

/** What a call answers; undefined where it refuses. */
export const ask = async (site: Site, method: string, path: string, token: string, body?: object) => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()).data
}

/** A session of the demo recruiter's. */
export const recruiterToken = async (site: Site): Promise<string> => {
  const logIn = await ask(site, 'POST', '/api/auth/recruiters/login', '', site.server.logIn('recruiter'))
  return logIn.session.token
}

/** Applies to an open job of the demo recruiter's company. */
export const applyTo = async (site: Site, recruiter: string, seeker: string) => {
  const { jobs } = await ask(site, 'GET', '/api/job-applications/recruiters/jobs', recruiter)
  return applyToJob(
    site,
    jobs.find((each: { status_key: string }) => each.status_key === 'active').id,
    seeker,
  )
}

/** Applies to a job, with answers to what it asks. */
export const applyToJob = async (site: Site, jobId: string, seeker: string) => {
  const detail = await ask(site, 'GET', `/api/jobs/${jobId}`, seeker)
  const screening_answers = detail.screening_questions.map(
    ({ id, type, choices }: { id: string; type: string; choices: string[] }) => ({
      question_id: id,
      answer: type === 'yes_no' ? true : type === 'number' ? 3 : type === 'choice' ? choices[0] : 'Yes',
    }),
  )
  const applied = await ask(site, 'POST', `/api/data/jobs/${jobId}/applications`, seeker, {
    screening_answers,
  })
  return { id: applied.id, title: detail.job_title, company: detail.company_name }
}

/** Whether a session is one of an account. */
export const isSignedIn = async (site: Site, token: string) => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/jobseekers/account-setting`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status === 200
}
