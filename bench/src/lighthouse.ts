import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marketByKey } from '@hanap/markets/markets'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { z } from 'zod'
import { blockingOf } from './harness/blocking.ts'
import { chromiumPath } from './harness/browser.ts'
import { answerText, createClient } from './harness/client.ts'
import { median, printTable } from './harness/figures.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * Lighthouse's phone profile over five pages in three languages. Lighthouse is no dependency of ours (176 MB of packages, for
 * figures that are taken now and then): npm fetches this version of it when the program runs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = Number(process.argv[2] ?? 3)
/** The employers' site in place of the seekers', as the demo's recruiter sees it. */
const isOfEmployers = process.argv.includes('--employer')
/** The resume builder and the academy in place of the seekers' site, as a visitor sees them. */
const isOfCompanions = process.argv.includes('--companions')
/** Only what blocks, by the CPU time of tasks: also where others share the machine. */
const isCpuOnly = process.argv.includes('--cpu')
/** Longer than a page needs to be quiet. */
const WATCHED_MS = 4000
/** A trace of the whole Chromium has at times no beginning. */
const ATTEMPTS = 4

const LighthouseReport = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullish(), numericValue: z.number().optional() }),
  ),
})
type LighthouseReport = z.infer<typeof LighthouseReport>

const audit = (url: string, folder: string, cookie: string, attempt = 1): LighthouseReport => {
  const file = join(folder, 'report.json')
  const done = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
    ],
    { encoding: 'utf8', cwd: folder, env: { ...process.env, CHROME_PATH: chromiumPath } },
  )
  const report =
    done.status === 0 ? LighthouseReport.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  if (report && !report.runtimeError) return report
  if (attempt >= ATTEMPTS)
    throw new Error(`Lighthouse: ${report?.runtimeError?.code ?? `${done.status} ${done.stderr}`}`)
  return audit(url, folder, cookie, attempt + 1)
}

const data = freshFolder()
const server = await startMarketplace(join(data.folder, 'data'))
const client = createClient(server.port)

/** The five pages of a market in its own language. */
const pagesOf = async (key: string): Promise<[name: string, url: string][]> => {
  const market = marketByKey(key)
  if (!market) throw new Error(`${key} is no market`)
  const host = `${market.hostLabel}.localhost`
  const search = buildSearchUrl(market.key, market.languages[0], emptySearch)
  const linkIn = async (path: string, kind: 'job' | 'company') => {
    const [, found] =
      new RegExp(`href="(/${kind}/[^"?]+)"`).exec(answerText(await client.get(host, path))) ?? []
    if (!found) throw new Error(`${path} leads to no ${kind}`)
    // Names of other scripts stand in it as they are.
    return new URL(found, `http://${host}`).pathname
  }
  const job = await linkIn(search, 'job')
  const paths = {
    home: '/',
    search,
    job,
    company: await linkIn(job, 'company'),
    'log-in': '/get-started',
  }
  for (const path of Object.values(paths)) await client.get(host, path)
  return Object.entries(paths).map(([name, path]) => [
    `${name}, ${market.languages[0]}`,
    `http://${host}:${server.port}${path}`,
  ])
}

/** Pages of the employers' site in a language. */
const employerPages = (prefix: string): [name: string, url: string][] =>
  Object.entries({
    jobs: prefix || '/',
    'new job': `${prefix}/jobs/new`,
    applicants: `${prefix}/applicants`,
    board: `${prefix}/applicants/board`,
    reports: `${prefix}/reports`,
  }).map(([name, path]) => [
    `${name}, ${prefix.slice(1) || 'en'}`,
    `http://employer.localhost:${server.port}${path}`,
  ])

/** Pages of the companion sites in a language. */
const companionPages = (prefix: string): [name: string, url: string][] =>
  Object.entries({
    'resume builder': `resume.localhost:${server.port}${prefix || '/'}`,
    academy: `academy.localhost:${server.port}${prefix || '/'}`,
    course: `academy.localhost:${server.port}${prefix}/courses/customer-service`,
  }).map(([name, address]) => [`${name}, ${prefix.slice(1) || 'en'}`, `http://${address}`])

const recruiterCookie = async (): Promise<string> => {
  const [, email = '', password = ''] = /Demo owner\s+(\S+)\s+password (\S+)/.exec(server.output) ?? []
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/auth/recruiters/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data: signedIn }: { data: { session: { token: string } } } = JSON.parse(await answer.text())
  return `sessionid=${signedIn.session.token}`
}

const measureCpu = async (pages: readonly (readonly [string, string])[]) => {
  const blocked = new Map(pages.map(([name]) => [name, [] as number[]]))
  const longest = new Map(pages.map(([name]) => [name, [] as number[]]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of pages) {
      const { blockedMs, longestMs } = await blockingOf(url, WATCHED_MS)
      blocked.get(name)?.push(blockedMs)
      longest.get(name)?.push(longestMs)
    }
  printTable(`Blocked on a phone by CPU time of tasks, ${ROUNDS} rounds`, [
    ['', 'median, ms', 'most, ms', 'longest task here, ms'],
    ...pages.map(
      ([name]) =>
        [
          name,
          median(blocked.get(name) ?? []).toFixed(0),
          Math.max(...(blocked.get(name) ?? [])).toFixed(0),
          median(longest.get(name) ?? []).toFixed(1),
        ] as const,
    ),
  ])
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

const measureLighthouse = (pages: readonly (readonly [string, string])[], cookie: string) => {
  const reports = new Map(pages.map(([name]) => [name, [] as LighthouseReport[]]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of pages) reports.get(name)?.push(audit(url, data.folder, cookie))
  printTable(`Lighthouse, phone, median of ${ROUNDS}`, [
    ['', ...CATEGORIES, 'first paint, ms', 'largest paint, ms', 'blocked, ms', 'shift', 'bytes'],
    ...[...reports].map(([name, found]) => {
      const value = (audit: string) =>
        median(found.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
      return [
        name,
        ...CATEGORIES.map(each => (100 * median(found.map(r => r.categories[each]?.score ?? 0))).toFixed(0)),
        ...TIMES.map(each => value(each).toFixed(0)),
        value('cumulative-layout-shift').toFixed(3),
        value('total-byte-weight').toFixed(0),
      ] as const
    }),
  ])
  const missed = new Set(
    [...reports.values()]
      .flat()
      .flatMap(({ audits }) =>
        Object.entries(audits).flatMap(([id, { title, score }]) =>
          typeof score === 'number' && score < 1 ? [`${id}: ${title}`] : [],
        ),
      ),
  )
  console.log(`\nAudits below 1 in any run:\n${[...missed].map(line => `  ${line}`).join('\n')}`)
}

try {
  if (isOfEmployers) measureLighthouse(['', '/ja', '/ar'].flatMap(employerPages), await recruiterCookie())
  else if (isOfCompanions) measureLighthouse(['', '/ja', '/ar'].flatMap(companionPages), '')
  else {
    const pages = (await Promise.all(['ph', 'jp', 'sa'].map(pagesOf))).flat()
    await measureCpu(pages)
    if (!isCpuOnly) measureLighthouse(pages, '')
  }
} finally {
  client.close()
  await server.stop()
  data.remove()
}
