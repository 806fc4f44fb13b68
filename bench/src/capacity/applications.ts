import { randomUUID } from 'node:crypto'
import { examples, ResumeRenderPool, sectionKeys } from '@hanap/resume-templates'
import { median, percentile, printTable } from '../harness/figures.ts'
import { cpuMs, processTree } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'

/**
 * Applications of signed-in people, with the answers that their jobs ask for, and of people without an account, who are registered and send a
 * file: how many a second from some connections at once, and what CPU each costs in all processes.
 * `node bench/src/capacity/applications.ts [of each kind] [rounds]`.
 */
const count = Number(process.argv[2] ?? 300)
const rounds = Number(process.argv[3] ?? 3)
const CONNECTIONS = 16
const PEOPLE = 30

interface OpenJob {
  id: string
  answers: object[]
}

const data = freshFolder()
const server = await startMarketplace(data.folder)
const origin = `http://127.0.0.1:${server.port}`

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(origin + path, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`)
  return JSON.parse(text).data
}
const json = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
})

const answerTo = ({ id, type, choices }: { id: string; type: string; choices: string[] }) => ({
  question_id: id,
  answer: type === 'yes_no' ? true : type === 'number' ? 3 : type === 'choice' ? choices[0] : 'Yes',
})
const openJobs = async (): Promise<OpenJob[]> => {
  const { jobs }: { jobs: { id: string }[] } = await ask('/api/search/jobs?size=50')
  const details = await Promise.all(jobs.map(({ id }) => ask(`/api/jobs/${id}`)))
  return details.flatMap(({ id, is_external, screening_questions: questions }) =>
    is_external ? [] : [{ id, answers: questions.map(answerTo) }],
  )
}

try {
  const jobs = await openJobs()
  const needed = Math.ceil((count * (rounds + 1)) / jobs.length)
  const tokens: string[] = []
  for (let person = 0; person < Math.max(PEOPLE, needed); person += 1) {
    const registered = await ask(
      '/api/auth/register',
      json({
        email: `applies${person}@example.com`,
        password: 'correct horse battery',
        first_name: 'Mara',
        terms_and_condition: 1,
      }),
    )
    tokens.push(registered.session.token)
  }
  const renderPool = new ResumeRenderPool({ workers: 1 })
  const content = examples.en
  const pdf = await renderPool.pdf({
    ...{ template: 'classic', language: 'en', sections: sectionKeys, madeAt: new Date(), content },
  })
  await renderPool.stop()
  const resume = new Blob([new Uint8Array(pdf)], { type: 'application/pdf' })

  /** Nobody applies to a job twice. */
  const applySignedIn = (number: number) => {
    const job = jobs[Math.floor(number / tokens.length) % jobs.length]
    return ask(
      `/api/data/jobs/${job?.id}/applications`,
      json({ screening_answers: job?.answers ?? [] }, tokens[number % tokens.length]),
    )
  }
  const applyQuickly = (number: number) => {
    const job = jobs[number % jobs.length]
    const form = new FormData()
    form.set('email', `quick${number}@example.com`)
    form.set('first_name', 'Ben')
    form.set('terms_and_condition', '1')
    form.set('screening_answers', JSON.stringify(job?.answers ?? []))
    form.set('resume', resume, 'Mara Reyes.pdf')
    return ask(`/api/data/jobs/${job?.id}/quick-applications`, { method: 'POST', body: form })
  }
  const kinds = [
    { name: 'signed in', apply: applySignedIn },
    { name: 'without an account, with a file', apply: applyQuickly },
  ].map(kind => ({ ...kind, next: 0, perSecond: [0].slice(1), cpu: [0].slice(1), times: [0].slice(1) }))

  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of kinds) {
      const cpuNow = () => processTree(server.server).reduce((sum, pid) => sum + cpuMs(pid), 0)
      const end = kind.next + count
      const [began, before] = [performance.now(), cpuNow()]
      const work = async () => {
        while (kind.next < end) {
          const number = kind.next
          kind.next += 1
          const from = performance.now()
          await kind.apply(number)
          if (round > 0) kind.times.push(performance.now() - from)
        }
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, work))
      if (round === 0) continue
      kind.perSecond.push((count * 1000) / (performance.now() - began))
      kind.cpu.push((cpuNow() - before) / count)
    }
  printTable(`${count} applications a round from ${CONNECTIONS} connections, medians of ${rounds} rounds`, [
    ['', 'a second', 'CPU ms of all processes', 'p50 ms', 'p99 ms'],
    ...kinds.map(
      ({ name, perSecond, cpu, times }) =>
        [
          name,
          median(perSecond).toFixed(0),
          median(cpu).toFixed(1),
          percentile(times, 0.5).toFixed(0),
          percentile(times, 0.99).toFixed(0),
        ] as const,
    ),
  ])
} finally {
  await server.stop()
  data.remove()
}
