import { readFileSync } from 'node:fs'
import { connectDatabase, type DatabaseConnection } from '../../../server/src/db/client.ts'
import { median, percentile, printTable } from '../harness/figures.ts'
import { cpuMs, processTree } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'
import { databaseUrlOf } from '../harness/web-process.ts'

/**
 * What a recruiter of a job with many applicants waits for: list, board, their pages, a move, a bulk of all of them and its undo:
 * `node bench/src/capacity/applicants.ts [applicants] [requests a round] [rounds]`. A company has five times as many applicants over
 * all of its jobs.
 */
const APPLICANTS = Number(process.argv[2] ?? 10_000)
const REQUESTS = Number(process.argv[3] ?? 10)
const ROUNDS = Number(process.argv[4] ?? 5)
const OTHER_JOBS = 4

const data = freshFolder()
const server = await startMarketplace(data.folder, { LIMIT_SCALE: '100000' })
const database = connectDatabase(databaseUrlOf(data.folder), { max: 1, allowsLongStatements: true })
const base = `http://127.0.0.1:${server.port}`

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
/** Milliseconds of CPU of the marketplace's own processes, and of PostgreSQL's. */
const cpu = () => {
  const used = { own: 0, postgres: 0 }
  for (const pid of processTree(server.starter))
    used[nameOf(pid).startsWith('postgres') ? 'postgres' : 'own'] += cpuMs(pid)
  return used
}

interface Figure {
  own: number[]
  postgres: number[]
  ms: number[]
}

const fill = async ({ sql }: DatabaseConnection, recruiterEmail: string): Promise<string> => {
  await sql`
    insert into accounts (id, kind, email, email_key, first_name, last_name, country_key, language, source)
    select 'bench' || n, 'seeker', 'bench' || n || '@example.com', 'bench' || n || '@example.com',
      (array['Ana','Ben','Cleo','Dan','Eva'])[1 + n % 5], 'Number' || n, 'ph', 'en', 'bench'
    from generate_series(1, ${APPLICANTS}::int) n`
  const jobs = await sql<{ id: string; company_id: string; recruiter_id: string }[]>`
    select jobs.id, accounts.company_id, accounts.id as recruiter_id
    from jobs join accounts on accounts.id = jobs.recruiter_id
    where accounts.email = ${recruiterEmail} and jobs.status = 'active' order by jobs.id limit ${OTHER_JOBS + 1}`
  for (const [at, job] of jobs.entries())
    await sql`
      insert into applications (id, job_id, account_id, attempt, stage, pipeline_stage_id, company_id, recruiter_id,
        first_message, source, market, applied_at, match_percent, labels)
      select 'b' || ${at}::text || 'x' || n, ${job.id}, 'bench' || n, 1, 'applied', 1, ${job.company_id},
        ${job.recruiter_id}, 'Good day, I would like this job.', 'bench', 'ph',
        now() - make_interval(mins => n), n % 101, case n % 7 when 0 then '{night shift}'::text[] else '{}' end
      from generate_series(1, ${APPLICANTS}::int) n`
  await sql`
    insert into application_events (application_id, stage, pipeline_stage_id, by, author_id)
    select id, stage, pipeline_stage_id, 'seeker', account_id from applications where source = 'bench'`
  // A board has something in every column.
  await sql`
    update applications set pipeline_stage_id = (array[1,1,1,1,2,2,3,9,10,4,5,7])[1 + right(id, 2)::int % 12],
      stage = (array['applied','applied','applied','applied','viewed','viewed','in_review','in_review','in_review',
        'interview','offer','not_selected'])[1 + right(id, 2)::int % 12]
    where source = 'bench' and id ~ '[0-9]{2}$'`
  await sql`analyze applications`
  await sql`analyze accounts`
  await sql`analyze application_events`
  return jobs[0]?.id ?? ''
}

try {
  const [, email = '', password = ''] = /Demo owner\s+(\S+)\s+password (\S+)/.exec(server.output) ?? []
  const ask = async <Answer>(method: string, path: string, token = '', body?: object) => {
    const began = performance.now()
    const answer = await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        host: 'localhost',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    const { data: content }: { data: Answer } = JSON.parse(text)
    return { content, ms: performance.now() - began }
  }
  const signedIn = await ask<{ session: { token: string } }>('POST', '/api/auth/recruiters/login', '', {
    email,
    password,
  })
  const { token } = signedIn.content.session
  const jobId = await fill(database, email)

  const figures = new Map<string, Figure>()
  const figureOf = (name: string): Figure => {
    const figure = figures.get(name) ?? { own: [], postgres: [], ms: [] }
    figures.set(name, figure)
    return figure
  }
  const measure = async (name: string, times: number, run: (at: number) => Promise<{ ms: number }>) => {
    const before = cpu()
    const figure = figureOf(name)
    for (let at = 0; at < times; at += 1) figure.ms.push((await run(at)).ms)
    const after = cpu()
    figure.own.push((after.own - before.own) / times)
    figure.postgres.push((after.postgres - before.postgres) / times)
  }
  const calls = '/api/job-applications/recruiters'
  const reads = [
    ['list of a job (112)', `${calls}?job_id=${jobId}`],
    ['its page 100', `${calls}?job_id=${jobId}&page=100`],
    ['by match', `${calls}?job_id=${jobId}&sort=match`],
    ['search for a name', `${calls}?job_id=${jobId}&query=number77`],
    ['list of the company', calls],
    ['board of a job (345)', `${calls}/board?job_id=${jobId}`],
    ['board of the company', `${calls}/board`],
  ] as const
  for (const [, path] of reads) for (let at = 0; at < 5; at += 1) await ask('GET', path, token)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path] of reads) await measure(name, REQUESTS, () => ask('GET', path, token))
    await measure('a move (113)', REQUESTS, at =>
      ask('PATCH', `${calls}/b0x${round * 100 + at + 1}/stage`, token, { pipeline_stage_id: 9 }),
    )
  }
  // Some of the demo's own may be among them.
  const { content: list } = await ask<{ total_num: number }>('GET', `${calls}?job_id=${jobId}`, token)
  const refused = {
    filter: { job_id: jobId },
    expected_num: list.total_num,
    pipeline_stage_id: 7,
    template: 'not_selected',
  }
  for (let round = 0; round < 3; round += 1) {
    const undo = { undo_id: '' }
    await measure('bulk: refuse all (343)', 1, async () => {
      const answer = await ask<{ undo_id: string }>('POST', `${calls}/bulk`, token, refused)
      undo.undo_id = answer.content.undo_id
      return answer
    })
    await measure('undo of it (344)', 1, () => ask('POST', `${calls}/undo`, token, undo))
  }
  await measure('bulk: shortlist all, seekers see it', 1, () =>
    ask('POST', `${calls}/bulk`, token, { ...refused, pipeline_stage_id: 9 }),
  )
  printTable(`${APPLICANTS} applicants of a job, ms a request`, [
    ['', 'CPU, own', 'CPU, PostgreSQL', 'p50', 'p95', 'slowest'],
    ...[...figures].map(
      ([name, { own, postgres, ms }]) =>
        [
          name,
          median(own).toFixed(1),
          median(postgres).toFixed(1),
          median(ms).toFixed(1),
          percentile(ms, 0.95).toFixed(1),
          Math.max(...ms).toFixed(1),
        ] as const,
    ),
  ])
} finally {
  await database.close()
  await server.stop()
  data.remove()
}
