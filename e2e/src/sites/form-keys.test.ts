import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { recruitersJob } from '../harness/api.ts'
import { browserPath, NO_BROWSER, openPage, untilStarted } from '../harness/browser.ts'
import { startFlakyProxy } from '../harness/hosts/flaky-proxy.ts'
import { arabicOnPhone, englishOnDesk, japaneseWithoutScript } from '../harness/journey-variants.ts'
import { JOURNEY_PASSWORD } from '../harness/people.ts'
import { interfaceTexts, useSite } from '../harness/site.ts'
import {
  academySamples,
  builderSamples,
  employerSamples,
  jobseekerSamples,
  type RouteFixtures,
} from './route-samples.ts'

const sites = [
  ['ph', jobseekerSamples],
  ['employer', employerSamples],
  ['resume', builderSamples],
  ['academy', academySamples],
] as const

const KEY = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

describe.skipIf(!browserPath)(`the key of a form${browserPath ? '' : ` (${NO_BROWSER})`}`, () => {
  const site = useSite()
  let job: RouteFixtures['job']

  beforeAll(async () => {
    job = (await recruitersJob(site)).job
  })

  const answerTo = (
    host: string,
    path: string,
    { method = 'GET', body }: { method?: string; body?: FormData } = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = site.server
      const form = body && new Response(body)
      const headers = {
        host: `${host}.localhost:${port}`,
        ...(form && {
          origin: `http://${host}.localhost:${port}`,
          'content-type': form.headers.get('content-type') ?? '',
        }),
      }
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject)
      void Promise.resolve(form?.bytes()).then(bytes => asked.end(bytes), reject)
    })

  /** Keys in a page as a stranger gets it. */
  const keysIn = async (host: string, path: string) =>
    new Set((await text(await answerTo(host, path))).match(KEY))

  test.each(sites)(
    'is another one on each of a visitor’s pages, of the site at %s',
    async (host, samples) => {
      const things: RouteFixtures = {
        job,
        applicationId: '',
        otherApplicationId: '',
        groupId: '',
        interviewId: '',
        talentId: '',
        webhookId: '',
        casePaths: [],
        certificateId: '',
      }
      const paths = Object.values(samples).flatMap(each =>
        each?.who === 'visitor' ? each.paths(things) : [],
      )
      expect(paths.length).toBeGreaterThan(3)
      const shared: string[] = []
      for (const path of paths) {
        const first = await keysIn(host, encodeURI(path))
        const second = await keysIn(host, encodeURI(path))
        if ([...first].some(key => second.has(key))) shared.push(path)
      }
      expect(shared).toEqual([])
      if (host === 'ph') expect((await keysIn(host, encodeURI(`${job.job_url}/apply`))).size).toBe(1)
    },
  )

  test('lets two visitors from one address apply for the same job, one after the other', async () => {
    const { prefix, language, options } = japaneseWithoutScript
    const t = interfaceTexts(language)
    const applyAs = async (name: string) => {
      const { page, context } = await openPage(site.browser, options)
      await page.goto(site.at(`${prefix}${job.job_url}/apply`))
      await page.locator('#email').fill(`${name}.${Math.random().toString(36).slice(2)}@example.com`)
      await page.locator('#first_name').fill(name)
      await page.locator('#last_name').fill('Reyes')
      return { page, context, send: page.getByRole('button', { name: t('apply.submit') }) }
    }
    const visitors = [await applyAs('Mara'), await applyAs('Lino')]
    for (const { page, context, send } of visitors) {
      await send.click()
      await page.waitForURL(/\/apply\/success$/)
      await context.close()
    }
  })

  test.each([
    { form: 'of an application', path: () => `${job.job_url}/apply`, fields: {} },
    {
      form: 'of a registration',
      path: () => '/get-started?mode=signup',
      fields: { intent: 'register', password: JOURNEY_PASSWORD, terms: '1' },
    },
  ])('has a form $form that is sent again before it was answered get the answer of the first', async row => {
    const path = encodeURI(row.path())
    const [key = ''] = await keysIn('ph', path)
    const form = {
      ...row.fields,
      idempotencyKey: key,
      email: `twice.${Math.random().toString(36).slice(2)}@example.com`,
      first_name: 'Mara',
      last_name: 'Reyes',
    }
    const send = () => {
      const body = new FormData()
      for (const [name, value] of Object.entries(form)) body.append(name, value)
      return answerTo('ph', path, { method: 'POST', body })
    }
    const [first, ...others] = await Promise.all([send(), send(), send()])
    expect(first.statusCode).toBe(303)
    expect(first.headers.location).not.toContain('/get-started')
    for (const { statusCode, headers } of others)
      expect([statusCode, headers.location]).toEqual([303, first.headers.location])
  })

  test.each([englishOnDesk, arabicOnPhone])(
    'has a form whose answer was lost stand as it was, and sent again get that answer, $name',
    async ({ prefix, language, options }) => {
      const t = interfaceTexts(language)
      const { page, context } = await openPage(site.browser, options)
      const line = await startFlakyProxy(() => site.server.port)
      let losses = 0
      line.loses(() => {
        losses += 1
      })
      await page.goto(`http://ph.localhost:${line.port}${prefix}${encodeURI(job.job_url)}/apply`)
      await untilStarted(page)
      await page.locator('#email').fill(`lost.${Math.random().toString(36).slice(2)}@example.com`)
      await page.locator('#first_name').fill('Mara')
      await page.locator('#last_name').fill('Reyes')
      await page.locator('#first_message').fill('I have cooked for ten years.')
      const send = page.getByRole('button', { name: t('apply.submit') })
      await send.click()
      await page
        .getByRole('alert')
        .filter({ hasText: t('errors.network') })
        .waitFor()
      expect(await page.locator('#first_message').inputValue()).toBe('I have cooked for ten years.')
      expect(losses).toBeGreaterThan(0)
      line.holds()
      await send.click()
      await page.waitForURL(/\/apply\/success$/)
      await context.close()
      line.close()
    },
  )
})
