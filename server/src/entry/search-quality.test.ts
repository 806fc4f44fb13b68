import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loginGuest } from '@hanap/contracts/auth/auth.calls'
import type { CallInput } from '@hanap/contracts/call'
import { apply } from '@hanap/contracts/data/data.calls'
import { viewJob } from '@hanap/contracts/jobs/jobs.calls'
import { clickJob, exposeJobs } from '@hanap/contracts/logs/logs.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildSeeker } from '../modules/auth/factory.ts'
import { buildJobs } from '../modules/jobs/factory.ts'
import { resumeFile } from '../modules/resumes/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { soon } from '../testing/soon.ts'

const command = fileURLToPath(new URL('./search-quality.ts', import.meta.url))

let app: TestApp
let jobs: string[]
let queryId: string

const place = { market: 'sg', language: 1 } as const
const device = 'web'

const search = async (query: NonNullable<CallInput<typeof searchJobs>['query']>, language = 1) =>
  (await app.call(searchJobs, { query }, { ...place, language })).data

const guest = async (deviceId: string) => {
  const { data } = await app.call(loginGuest, { body: { device_uuid: deviceId } })
  return { token: data.session.token }
}

/** The command as an operator runs it, on the test's database. */
const run = async (...words: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], {
    env: { ...process.env, DATABASE_URL: app.settings.DATABASE_URL },
  })
  return stdout
}

/** Cells of the line that begins with these. */
const line = (text: string, ...begin: string[]) =>
  text
    .split('\n')
    .map(each => each.trim().split(/\s{2,}/))
    .find(cells => begin.every((cell, at) => cells[at] === cell))

beforeAll(async () => {
  app = await startTestApp()
  jobs = await buildJobs(
    app.db,
    ...[1, 2, 3].map(number => ({ market: 'sg' as const, title: `Harbour pilot ${number}` })),
  )
  const [first = '', second = '', third = ''] = jobs
  await soon(async () => expect((await search({ query: 'pilot', source: 'count' })).total_num).toBe(3))

  queryId = (await search({ query: 'Harbour Pilot' })).query_id
  const ana = await guest('device-of-ana')
  // Both got the same kept page; the first click of each list counts.
  for (const as of [ana, await guest('device-of-ben')])
    await app.call(
      exposeJobs,
      { body: { data: { query_id: queryId, job_ids: jobs, reco_from: 'search', device } } },
      { ...place, as },
    )
  for (const [job_id, position] of [
    [third, 3],
    [first, 1],
  ] as const)
    await app.call(
      clickJob,
      { body: { query_id: queryId, job_id, position, reco_from: 'search', device } },
      { ...place, as: ana },
    )

  await search({ query: 'zeppelin', job_types: '1' })
  await search({ query: 'ZEPPELIN' })
  await search({ query: 'Zeppelin', page: '2' })
  await search({ query: 'zeppelin', source: 'count' })
  await search({ query: 'zeppelin' }, 4)

  const ignored = (await search({ query: 'pilot' })).query_id
  for (let number = 0; number < 5; number += 1)
    await app.call(
      exposeJobs,
      { body: { data: { query_id: ignored, job_ids: [first, second], reco_from: 'search', device } } },
      { ...place, as: await guest(`passing-${number}`) },
    )

  const seeker = await buildSeeker(app, { as: ana })
  for (const id of [first, third])
    await app.call(viewJob, { params: { id }, body: { device, query_id: queryId } }, { ...place, as: seeker })
  await app.call(
    viewJob,
    { params: { id: first }, body: { device } },
    { ...place, as: await guest('passing-0') },
  )
  await app.call(apply, { params: { id: first }, files: { resume: resumeFile() } }, { ...place, as: seeker })
  // What was searched for is written within a second or two, the last search last.
  await vi.waitFor(async () => expect(line(await run(), 'sg', 'en')?.[2]).toBe('4'), {
    timeout: 15_000,
    interval: 500,
  })
}, 60_000)
afterAll(() => app.close())

test('the report has searches, lists, clicks, first positions, views and applications by market and language', async () => {
  const text = await run('--days', '1', '--market', 'sg')
  // Harbour pilot, pilot, and zeppelin twice; page 2 and a page's own counting are no searches.
  expect(line(text, 'sg', 'en')).toEqual([
    'sg',
    'en',
    '4',
    '2 of 4',
    '0 of 4',
    '7',
    '1 of 7',
    '0.33 of 1',
    '3',
    '1 of 3',
  ])
  expect(line(text, 'sg', 'ja')?.slice(2, 5)).toEqual(['1', '1 of 1', '0 of 1'])
  expect(line(text, 'all')?.slice(1, 3)).toEqual(['5', '3 of 5'])
})

test('it names queries without results, folded, and those that are seen and never opened', async () => {
  const text = await run()
  expect(line(text, 'sg', 'en', '2', '1', 'zeppelin')).toBeDefined()
  expect(line(text, 'sg', 'ja', '1', '0', 'zeppelin')).toBeDefined()
  expect(line(text, 'sg', 'en', '5', '10', 'pilot')).toBeDefined()
  expect(text.match(/^sg .*harbour pilot$/m)).toBeNull()
})

test('another market’s report has nothing of it', async () => {
  expect(await run('--market', 'jp')).toContain('There were no searches.')
})

test('one answer’s report names who saw and opened what', async () => {
  const [first, , third] = jobs
  const lines = (await run('--answer', queryId)).trim().split('\n')
  expect(lines).toHaveLength(8)
  expect(lines).toContain(`seen\t3\t${third}\tdevice-of-ben`)
  expect(lines.slice(6)).toEqual([`opened\t1\t${first}\tdevice-of-ana`, `opened\t3\t${third}\tdevice-of-ana`])
})

test.each([['--days', '0'], ['--days', 'x'], ['--market', 'xx'], ['--nonsense']])(
  'wrong words are refused: %s %s',
  async (...words) => {
    await expect(run(...words)).rejects.toMatchObject({ code: 2 })
  },
)
