import type { JourneySite } from './journey-site.ts'
import { mailedCode } from './mails.ts'

export const JOURNEY_PASSWORD = 'correct horse'

let count = 0

/** A seeker of the site's; answers the account's id and address, and a session's token. */
export const registerSeeker = async (site: Pick<JourneySite, 'server'>, fields: object = {}) => {
  count += 1
  const email = `person${count}@example.com`
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: JOURNEY_PASSWORD,
      first_name: 'Mara',
      terms_and_condition: 1,
      ...fields,
    }),
  })
  const { user, session }: { user: { id: string }; session: { token: string } } = (await answer.json()).data
  return { id: user.id, email, token: session.token }
}

/** What a call answers; undefined where it refuses. */
export const askAs = async (
  site: JourneySite,
  method: string,
  path: string,
  token: string,
  body?: object,
) => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await answer.json()).data
}

/** A session of the demo recruiter's. */
export const recruiterToken = async (site: JourneySite): Promise<string> => {
  const logIn = await askAs(site, 'POST', '/api/auth/recruiters/login', '', site.server.logIn('recruiter'))
  return logIn.session.token
}

/** The owner of a new company of the default market, the address confirmed. */
export const registerOwner = async (site: JourneySite, company: string, country = 'ph') => {
  count += 1
  const email = `owner${count}@example.com`
  const { session } = await askAs(site, 'POST', '/api/recruiters/register', '', {
    email,
    password: JOURNEY_PASSWORD,
    first_name: 'Olive',
    last_name: 'Reyes',
    title: 'Founder',
    company_name: company,
    country_key: country,
    terms_and_condition: 1,
  })
  await askAs(site, 'POST', '/api/auth/change-email/otp', session.token, { email })
  const otp = await mailedCode(site.server.port, email, 1)
  const proven = await askAs(site, 'POST', '/api/auth/change-email', session.token, { email, otp })
  await askAs(site, 'POST', '/api/recruiters/company/join', proven.session.token, {})
  return { email, token: proven.session.token }
}

/** Applies to an open job of the demo recruiter's company. */
export const applyTo = async (site: JourneySite, recruiter: string, seeker: string) => {
  const { jobs } = await askAs(site, 'GET', '/api/job-applications/recruiters/jobs', recruiter)
  return applyToJob(
    site,
    jobs.find((each: { status_key: string }) => each.status_key === 'active').id,
    seeker,
  )
}

/** Applies to a job, with answers to what it asks. */
export const applyToJob = async (site: JourneySite, jobId: string, seeker: string) => {
  const detail = await askAs(site, 'GET', `/api/jobs/${jobId}`, seeker)
  const screening_answers = detail.screening_questions.map(
    ({ id, type, choices }: { id: string; type: string; choices: string[] }) => ({
      question_id: id,
      answer: type === 'yes_no' ? true : type === 'number' ? 3 : type === 'choice' ? choices[0] : 'Yes',
    }),
  )
  const applied = await askAs(site, 'POST', `/api/data/jobs/${jobId}/applications`, seeker, {
    screening_answers,
  })
  return { id: applied.id, title: detail.job_title, company: detail.company_name }
}

/** Whether a session is one of an account. */
export const isSignedIn = async (site: JourneySite, token: string) => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/jobseekers/account-setting`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.status === 200
}
