import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { browserPath, NO_BROWSER, openPage } from './browser.ts'
import { desk, phone, useSite } from './site.ts'

interface RouteEntry {
  id: string
  path?: string
  index?: true
  parentId?: string
}

/** The route table of a site's build. */
const routesOf = (name: string): RouteEntry[] => {
  const folder = fileURLToPath(new URL(`../../web/${name}/build/client/assets/`, import.meta.url))
  const manifest = readdirSync(folder).find(file => /^manifest-.*\.js$/.test(file)) ?? ''
  const text = readFileSync(join(folder, manifest), 'utf8')
  const { routes }: { routes: Record<string, RouteEntry> } = JSON.parse(
    text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''),
  )
  return Object.values(routes).filter(route => route.id !== 'root')
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

describe.skipIf(!browserPath)(
  `every page passes axe (WCAG 2.2 AA)${browserPath ? '' : ` (${NO_BROWSER})`}`,
  () => {
    const site = useSite()
    let job: { id: string; job_url: string; company_url: string }
    let external: string

    beforeAll(async () => {
      const answer = await fetch(`http://127.0.0.1:${site.server.port}/api/search/jobs?query=manager&size=1`)
      job = (await answer.json()).data.jobs[0]
      external = job.job_url
    })

    /** A sample of each route of the job seekers' site, without its language segment; null has no page of its own. */
    const samples: Record<string, (() => string) | null> = {
      '': () => '/',
      'onsite-job': () => '/onsite-job',
      'get-started': () => '/get-started?mode=signup',
      'log-out': null,
      'set-password': () => '/set-password?token=0123456789abcdef',
      'saved-jobs': () => '/saved-jobs',
      'applied-jobs': () => '/applied-jobs',
      'applied-jobs/:jobId': () => `/applied-jobs/${job.id}`,
      companies: () => '/companies',
      'company/:company': () => job.company_url,
      'job/:job': () => job.job_url,
      'job/:job/apply': () => `${external}/apply`,
      'job/:job/apply/success': () => `${job.job_url}/apply/success`,
      'job/:job/report': () => `${job.job_url}/report`,
      ':search': () => '/manager-jobs-in-metro-manila?jobType=full-time',
      '*': () => '/no/such/page',
      maintenance: () => '/maintenance',
      terms: () => '/terms',
      privacy: () => '/privacy',
      cookies: () => '/cookies',
      help: () => '/help',
      'country-and-language': () => '/country-and-language?to=%2F',
      'mail-link': null,
    }

    const known = () => [
      ...new Set(
        routesOf('jobseeker').map(route =>
          (route.path ?? '').replace(/^:lang\?\/?/, '').replace(/^[a-z]{2}(-[a-z]{2})?$/, ''),
        ),
      ),
    ]

    test('every route of the route table has a sample', () => {
      expect(known().filter(path => !(path in samples))).toEqual([])
    })

    const looks = [
      { language: 'en', prefix: '', colorScheme: 'light', ...desk },
      { language: 'en', prefix: '', colorScheme: 'dark', ...phone },
      { language: 'ar', prefix: '/ar', colorScheme: 'light', ...phone },
      { language: 'ar', prefix: '/ar', colorScheme: 'dark', ...desk },
      { language: 'ja', prefix: '/ja', colorScheme: 'light', ...desk },
      { language: 'ja', prefix: '/ja', colorScheme: 'dark', ...phone },
    ] as const

    test.each(looks)(
      'in $language, $colorScheme, $viewport.width px',
      { timeout: 240_000 },
      async ({ language, prefix, ...options }) => {
        const { page, context, complaints } = await openPage(site.browser, options)
        // Signed in, so that a person's own pages are seen and not only log-in.
        await page.goto(site.at(`${prefix}/get-started?mode=signup`))
        await page.locator('#first_name').fill('Lina')
        await page.locator('#email').fill(`lina.${language}.${options.colorScheme}@example.com`)
        await page.locator('#password').fill('a long password')
        await page.locator('#terms').check()
        await page.locator('form.form [type="submit"]').click()
        await page.waitForURL(url => !url.pathname.includes('get-started'))

        const findings: string[] = []
        for (const path of known()) {
          const sample = samples[path]
          if (!sample) continue
          const own = sample()
          await page.goto(site.at(own === '/' ? prefix || '/' : prefix + own))
          await page.evaluate(axe)
          const result = await page.evaluate(async () => {
            const { axe } = window as unknown as {
              axe: {
                run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
              }
            }
            const { violations } = await axe.run({
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
            })
            return violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
            )
          })
          findings.push(...result.map(text => `${path || '/'} ${text}`))
        }
        expect(findings).toEqual([])
        expect(complaints).toEqual([])
        await context.close()
      },
    )
  },
)
