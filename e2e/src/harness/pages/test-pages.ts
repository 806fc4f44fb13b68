import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { finishWrittenCourse } from '../../academy/written-course.ts'
import { askOperator, enterAsOperator } from '../../operator/demo-operator.ts'
import {
  academySamples,
  builderSamples,
  employerSamples,
  jobseekerSamples,
  operatorSamples,
  type RouteFixtures,
  type RouteSample,
} from '../../sites/route-samples.ts'
import { askApi, recruitersJob } from '../api.ts'
import { findingsOf } from '../axe.ts'
import { browserPath, NO_BROWSER, openPage } from '../browser.ts'
import { logIn, logInCompanion } from '../signed-in.ts'
import { desk, phone, useOwnSite } from '../site.ts'
import { adaptionFindings, motionFindings } from './presentation.ts'
import { keepPlaces, takeoverFindings } from './takeover.ts'

/** What does not depend on the language, colours and what a phone's width hides, is looked at in English and Arabic. */
const looks: Record<'en' | 'ar' | 'ja', (BrowserContextOptions & { prefix: string })[]> = {
  en: [
    { prefix: '', colorScheme: 'light', ...desk },
    { prefix: '', colorScheme: 'dark', ...phone },
  ],
  ar: [
    { prefix: '/ar', colorScheme: 'light', ...phone },
    { prefix: '/ar', colorScheme: 'dark', ...desk },
  ],
  ja: [{ prefix: '/ja', colorScheme: 'light', ...desk }],
}

const sites = [
  {
    whose: 'job seekers’',
    host: 'ph',
    samples: jobseekerSamples,
    logInPath: '/get-started',
    account: 'seeker',
  },
  {
    whose: 'employers’',
    host: 'employer',
    samples: employerSamples,
    logInPath: '/log-in',
    account: 'recruiter',
  },
  {
    whose: 'the resume builder’s',
    host: 'resume',
    samples: builderSamples,
    logInPath: '/get-started',
    account: 'seeker',
  },
  {
    whose: 'the academy’s',
    host: 'academy',
    samples: academySamples,
    logInPath: '/get-started',
    account: 'seeker',
  },
  {
    whose: 'operators’',
    host: 'operator',
    samples: operatorSamples,
    logInPath: '/log-in',
    account: 'operator',
  },
] as const

/** A file of tests for each language: every page of both route tables, light and dark, on a desk and a phone. */
export const testPagesIn = (language: keyof typeof looks) =>
  describe.skipIf(!browserPath)(
    `every page passes axe (WCAG 2.2 AA), zoomed in, with large text, forced colours and no motion, and stays in its place as script takes it over${browserPath ? '' : ` (${NO_BROWSER})`}`,
    () => {
      const site = useOwnSite()
      let things: RouteFixtures

      /** The demo seeker has applied for a job of the demo recruiter's. */
      beforeAll(async () => {
        const { job, token } = await recruitersJob(site)
        const { session } = await askApi(site, '/api/auth/jobseekers/login', {
          body: site.server.logIn('seeker'),
        })
        await askApi(site, `/api/data/jobs/${job.id}/applications`, {
          body: { first_message: 'Good day.' },
          token: session.token,
        })
        const { applications } = await askApi(site, `/api/job-applications/recruiters?job_id=${job.id}`, {
          token,
        })
        const applicationId = applications[0].id
        const all = await askApi(site, '/api/job-applications/recruiters', { token })
        const other = all.applications.find((each: { id: string }) => each.id !== applicationId)
        const { interview } = await askApi(site, '/api/job-applications/interviews', {
          body: {
            application_id: applicationId,
            slots: [48, 72].map(hours => ({
              starts_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
              minutes: 30,
            })),
            place: 'Room 5, Ayala Avenue',
          },
          token,
        })
        const { talents } = await askApi(site, '/api/recruiters/talents', { token })
        const { groups } = await askApi(site, '/api/job-applications/interview-groups', { token })
        const { webhooks } = await askApi(site, '/api/recruiters/webhooks', { token })
        const { cases } = await askOperator(site, '/api/operators/cases?size=100')
        const ofKinds = new Map<string, string>(
          cases.map(({ kind, id }: { kind: string; id: string }) => [kind, `/cases/${kind}/${id}`]),
        )
        things = {
          job,
          applicationId,
          otherApplicationId: other.id,
          groupId: groups[0].id,
          interviewId: interview.id,
          talentId: talents[0].id,
          webhookId: webhooks[0].id,
          casePaths: [...ofKinds.values()],
          certificateId: await finishWrittenCourse(site, session.token),
        }
      })

      const check = async (
        page: Page,
        samples: Record<string, RouteSample | null>,
        who: RouteSample['who'],
        at: (path: string) => string,
      ) => {
        const findings: string[] = []
        for (const sample of Object.values(samples)) {
          if (sample?.who !== who) continue
          for (const path of sample.paths(things)) {
            const answer = await page.goto(at(path))
            const expected = sample.status ?? 200
            if (answer?.status() !== expected)
              findings.push(`${path} answers ${answer?.status()}, not ${expected}`)
            const isDesk = page.viewportSize()?.width === desk.viewport.width
            const found = isDesk && language === 'en' ? [await takeoverFindings(page)] : []
            found.push(await findingsOf(page), await motionFindings(page))
            if (isDesk) found.push(await adaptionFindings(page))
            findings.push(...found.flat().map(text => `${path} ${text}`))
          }
        }
        return findings
      }

      for (const { whose, host, samples, logInPath, account } of sites)
        test.each(looks[language])(
          `${whose} pages in ${language}, $colorScheme, $viewport.width px`,
          { timeout: 300_000 },
          async ({ prefix, ...options }) => {
            const { page, context, complaints } = await openPage(site.browser, options)
            await keepPlaces(page)
            const at = (path: string) => site.at(path === '/' ? prefix || '/' : prefix + path, host)
            const asVisitor = await check(page, samples, 'visitor', at)
            const logInTo = host === 'resume' || host === 'academy' ? logInCompanion : logIn
            if (account === 'operator') await enterAsOperator(context, site)
            else await logInTo(page, at(logInPath), site.server.logIn(account))
            const asPerson = await check(page, samples, 'person', at)
            expect([...asVisitor, ...asPerson]).toEqual([])
            expect(complaints).toEqual([])
            await context.close()
          },
        )
    },
  )
