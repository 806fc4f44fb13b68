import { median, percentile, printTable } from '../harness/figures.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'

/**
 * How soon a new ad is found: from the press of “Publish” to the first search that shows it, asked for without a pause:
 * `node bench/src/capacity/new-ad.ts [ads]`. hiring.md: within a second.
 */
const ADS = Number(process.argv[2] ?? 50)
const MAX_WAIT_MS = 30_000

const data = freshFolder()
const server = await startMarketplace(data.folder)
const base = `http://127.0.0.1:${server.port}`

const ask = async <Answer>(method: string, path: string, token = '', body?: object): Promise<Answer> => {
  const answer = await fetch(base + path, {
    method,
    headers: {
      'content-type': 'application/json',
      host: 'localhost',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  const { data: content }: { data: Answer } = JSON.parse(text)
  return content
}

const LETTERS = 'bcdfghjklmnprstvz'
/** A word that no ad has. */
const wordOf = (at: number) => `qu${LETTERS[at % 17]}a${LETTERS[Math.floor(at / 17) % 17]}oxi`

try {
  const [, email = '', password = ''] = /Demo owner\s+(\S+)\s+password (\S+)/.exec(server.output) ?? []
  const { session } = await ask<{ session: { token: string } }>('POST', '/api/auth/recruiters/login', '', {
    email,
    password,
  })
  const { token } = session
  const answered: number[] = []
  const searchable: number[] = []
  for (let at = 0; at < ADS; at += 1) {
    const word = wordOf(at)
    const ad = {
      job_title: `Beekeeper ${word}`,
      description: `You look after forty hives on the roofs of ${word}, and show visitors how honey is made.`,
      job_type_id: 1,
      workplace: 'remote',
    }
    const { job } = await ask<{ job: { id: string } }>('POST', '/api/recruiters/jobs', token, ad)
    const began = performance.now()
    await ask('POST', `/api/recruiters/jobs/${job.id}/publish`, token)
    answered.push(performance.now() - began)
    const isFound = async () => {
      const { jobs } = await ask<{ jobs: { id: string }[] }>('GET', `/api/search/jobs?query=${word}`)
      return jobs.some(({ id }) => id === job.id)
    }
    while (!(await isFound()))
      if (performance.now() - began > MAX_WAIT_MS) throw new Error(`The ad ${word} is not found`)
    searchable.push(performance.now() - began)
  }
  const rowOf = (name: string, times: readonly number[]) =>
    [
      name,
      median(times).toFixed(0),
      percentile(times, 0.99).toFixed(0),
      Math.max(...times).toFixed(0),
    ] as const
  printTable(`${ADS} new ads, ms`, [
    ['', 'p50', 'p99', 'slowest'],
    rowOf('publishing answered (337)', answered),
    rowOf('found by search', searchable),
  ])
} finally {
  await server.stop()
  data.remove()
}
