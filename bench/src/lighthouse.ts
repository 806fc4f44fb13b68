import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import { z } from 'zod'
import { chromiumPath } from './harness/browser.ts'
import { createClient } from './harness/client.ts'
import { median, printTable } from './harness/figures.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * Lighthouse's phone profile over the search page. Lighthouse is no dependency of ours (176 MB of packages, for a
 * figure that is taken now and then): npm fetches this version of it when the program runs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = Number(process.argv[2] ?? 5)

const LighthouseReport = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullish(), numericValue: z.number().optional() }),
  ),
})
type LighthouseReport = z.infer<typeof LighthouseReport>

const audit = (url: string, folder: string): LighthouseReport => {
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
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { encoding: 'utf8', cwd: folder, env: { ...process.env, CHROME_PATH: chromiumPath } },
  )
  if (done.status !== 0) throw new Error(`Lighthouse ended with ${done.status}: ${done.stderr}`)
  return LighthouseReport.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const data = freshFolder()
const server = await startMarketplace(join(data.folder, 'data'))
const path = buildSearchUrl('ph', 'en', emptySearch)
try {
  const client = createClient(server.port)
  await client.get('ph.localhost', path)
  client.close()
  const reports = Array.from({ length: ROUNDS }, () =>
    audit(`http://ph.localhost:${server.port}${path}`, data.folder),
  )
  const scores = (name: string) => reports.map(report => (report.categories[name]?.score ?? 0) * 100)
  const values = (name: string) => reports.map(report => report.audits[name]?.numericValue ?? Number.NaN)
  const row = (name: string, figures: readonly number[], digits = 0) =>
    [
      name,
      median(figures).toFixed(digits),
      Math.min(...figures).toFixed(digits),
      Math.max(...figures).toFixed(digits),
    ] as const
  printTable(`Lighthouse, phone, ${ROUNDS} runs`, [
    ['', 'median', 'least', 'most'],
    ...['performance', 'accessibility', 'best-practices', 'seo'].map(name => row(name, scores(name))),
    row('largest paint, ms', values('largest-contentful-paint')),
    row('first paint, ms', values('first-contentful-paint')),
    row('shift', values('cumulative-layout-shift'), 3),
    row('blocked, ms', values('total-blocking-time')),
    row('bytes', values('total-byte-weight')),
  ])
  const missed = new Set(
    reports.flatMap(({ audits }) =>
      Object.entries(audits).flatMap(([id, { title, score }]) =>
        typeof score === 'number' && score < 1 ? [`${id}: ${title}`] : [],
      ),
    ),
  )
  console.log(`\nAudits below 1 in any run:\n${[...missed].map(line => `  ${line}`).join('\n')}`)
} finally {
  await server.stop()
  data.remove()
}
