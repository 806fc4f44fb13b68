import type { Page } from 'playwright-core'
import { openWithWorker, untilStarted } from './browser.ts'
import type { JourneySite } from './journey-site.ts'
import type { JourneyVariant } from './journey-variants.ts'
import { JOURNEY_PASSWORD, registerSeeker } from './people.ts'
import { waitUntil } from './server.ts'
import { interfaceTexts } from './site.ts'

export const MESSAGE = 'I would like this job.'

export interface OpenJob {
  id: string
  job_url: string
  job_title: string
  company_id: string | null
}

export const postAs = (site: Pick<JourneySite, 'server'>, path: string, token: string, body: object) =>
  fetch(`http://127.0.0.1:${site.server.port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Jobs on which a person may apply without a question that must be answered. */
export const openJobs = async (site: Pick<JourneySite, 'server'>): Promise<OpenJob[]> => {
  const origin = `http://127.0.0.1:${site.server.port}`
  const list = (await (await fetch(`${origin}/api/search/jobs?size=40`)).json()).data.jobs
  const found = []
  for (const { id } of list) {
    const { data } = await (await fetch(`${origin}/api/jobs/${id}`)).json()
    if (data.screening_questions.length === 0 && !data.external_apply_url) found.push(data)
  }
  return found
}

/** Has the page begin its service worker, which it would do when it was long quiet, and waits until that answers for it. */
export const workerOf = async (page: Page): Promise<void> => {
  await page.evaluate(() => dispatchEvent(new Event('worker-wanted')))
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Paths of all that this browser has kept of the site's pages. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url)
        if (!pathname.startsWith('/jobseeker/assets/')) paths.push(decodeURIComponent(pathname) + search)
      }
    return paths
  })

export const isCached = (page: Page, path: string) =>
  waitUntil(`${path} is kept`, async () => (await cachedPaths(page)).includes(path))

export const logInSeeker = async (
  page: Page,
  site: Pick<JourneySite, 'at'>,
  { prefix }: JourneyVariant,
  email: string,
) => {
  await page.goto(site.at(`${prefix}/get-started?redirect=${prefix}/applied-jobs`))
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(JOURNEY_PASSWORD)
  await page.locator('form.form button[type="submit"]').first().click()
  await page.waitForURL(/\/applied-jobs$/)
}

/** What the server has of a person's applications. */
export const applications = async (
  site: Pick<JourneySite, 'server'>,
  token: string,
): Promise<{ job: { id: string } }[]> => {
  const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/job-applications/jobseekers`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).data.jobs
}

/** Fills in a job's form and sends it, once `before` has had its way with the line. */
export const sendApplicationForm = async (
  page: Page,
  site: Pick<JourneySite, 'at'>,
  { language, prefix }: JourneyVariant,
  job: OpenJob | undefined,
  before: () => Promise<unknown>,
) => {
  await page.goto(site.at(`${prefix}${job?.job_url}/apply`))
  await untilStarted(page)
  await page.locator('#first_message').fill(MESSAGE)
  await before()
  await page.getByRole('button', { name: interfaceTexts(language)('apply.submit') }).click()
  await page.waitForURL(/\/applied-jobs$/)
}

/** Somebody who has just signed up and is logged in, with the pages kept that the worker keeps of itself. */
export const openPerson = async (site: JourneySite, way: JourneyVariant) => {
  const { email, token } = await registerSeeker(site)
  const opened = await openWithWorker(site.browser, way.options)
  await logInSeeker(opened.page, site, way, email)
  await workerOf(opened.page)
  await isCached(opened.page, `${way.prefix}/saved-jobs`)
  // Where log-in led was opened before there was a worker, and is not asked for again; now there is one.
  await opened.page.goto(site.at(`${way.prefix}/applied-jobs`))
  await isCached(opened.page, `${way.prefix}/applied-jobs`)
  return { ...opened, email, token }
}

/** Fills in a job's form with a connection and sends it without one. */
export const applyOffline = async (
  page: Page,
  site: JourneySite,
  way: JourneyVariant,
  job: OpenJob | undefined,
) => {
  await sendApplicationForm(page, site, way, job, () => page.context().setOffline(true))
  await page.getByRole('heading', { name: job?.job_title ?? '' }).waitFor()
}
