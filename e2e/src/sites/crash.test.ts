import { afterAll, beforeAll, expect, test } from 'vitest'
import { processesOf, type StartedServer, startServer } from '../harness/server.ts'
import { startedDataDir } from '../harness/site.ts'

const APPLIES = 1000
const AT_ONCE = 12

const data = startedDataDir()
let server: StartedServer
let jobs: string[]

const ask = async (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init)

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Jobs on which anybody may apply with a name alone. */
const openJobs = async () => {
  const list = (await (await ask('/api/search/jobs?size=100')).json()).data.jobs
  const found: string[] = []
  for (const { id } of list) {
    const { data } = await (await ask(`/api/jobs/${id}`)).json()
    const isAsked = data.screening_questions.some(({ is_required }: { is_required: boolean }) => is_required)
    if (!isAsked && !data.external_apply_url) found.push(id)
  }
  return found
}

beforeAll(async () => {
  server = await startServer(data.folder)
  jobs = await openJobs()
})

afterAll(async () => {
  await server.stop()
  data.remove()
})

interface Apply {
  email: string
  job: string
  /** Token of the new account, once an answer said that it is done. */
  token?: string
}

const apply = async (each: Apply) => {
  const body = { email: each.email, first_name: 'Crash', terms_and_condition: 1 }
  // The same key for every try: a lost answer is asked for again, never done again.
  const answer = await ask(
    `/api/data/jobs/${each.job}/quick-applications`,
    json(body, { 'idempotency-key': each.email }),
  ).catch(() => undefined)
  if (!answer) return
  if (answer.status === 200) each.token = (await answer.json()).data.session.token
  else if (answer.status !== 409 && answer.status !== 503)
    throw new Error(`${answer.status} ${await answer.text()}`)
}

test('SIGKILL of server and database during 1,000 applies loses no acknowledged one and doubles none', {
  timeout: 600_000,
}, async () => {
  const applies = Array.from(
    { length: APPLIES },
    (_, index): Apply => ({
      email: `crash${index}@example.com`,
      job: jobs[index % jobs.length] ?? '',
    }),
  )
  let restarting: Promise<void> | undefined

  /** The server starts its database again by itself. */
  const restart = async (victim: 'server' | 'postgres') => {
    const pid = processesOf(data.folder)[victim]
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    if (victim === 'server') server = await startServer(data.folder)
  }

  const killAt = new Map([
    [Math.floor(APPLIES * 0.3), 'server' as const],
    [Math.floor(APPLIES * 0.6), 'postgres' as const],
  ])
  let started = 0
  const waiting = [...applies]
  const work = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const victim = killAt.get(started++)
      if (victim) restarting = restart(victim)
      while (each.token === undefined) {
        await apply(each)
        if (each.token === undefined) await restarting
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  const counts: number[] = []
  const unread = [...applies]
  const read = async () => {
    for (let each = unread.shift(); each; each = unread.shift()) {
      const answer = await ask('/api/job-applications/jobseekers', {
        headers: { authorization: `Bearer ${each.token}` },
      })
      counts.push((await answer.json()).data.total_num)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read))
  expect(counts).toHaveLength(APPLIES)
  expect(counts.filter(count => count !== 1)).toEqual([])
})
