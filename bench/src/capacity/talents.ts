import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mainFunctions } from '@hanap/markets/functions'
import { locationsOf } from '@hanap/markets/locations'
import { skills } from '@hanap/markets/skills'
import { connectDatabase } from '../../../server/src/db/client.ts'
import { startPostgresCluster } from '../../../server/src/db/embedded/cluster.ts'
import { median, percentile, printTable, randomFrom } from '../harness/figures.ts'
import { cpuMs, processTree } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'

/**
 * Talent search at the API over made-up profiles, one client: filling the index, time and CPU of a search by its kind:
 * `node bench/src/capacity/talents.ts [profiles] [searches of each kind] [rounds]`.
 */
const PROFILES = Number(process.argv[2] ?? 100_000)
const SEARCHES = Number(process.argv[3] ?? 200)
const ROUNDS = Number(process.argv[4] ?? 3)
const AT_A_TIME = 5000

const random = randomFrom(7)
const pick = <Item>(items: readonly Item[], otherwise: Item): Item => items[random(items.length)] ?? otherwise

const titles = mainFunctions('en').flatMap(main =>
  main.sub_function_list.flatMap(sub => sub.job_titles.map(title => title.value)),
)
const skillNames = skills('en').map(({ value }) => value)
const places = locationsOf('ph').regions.flatMap(region => region.locations.map(({ id }) => id))

const data = freshFolder()

const fill = async () => {
  const cluster = await startPostgresCluster(join(data.folder, 'postgres'))
  const connection = connectDatabase(cluster.url, { max: 2, allowsLongStatements: true })
  const { sql } = connection
  for (let at = 0; at < PROFILES; at += AT_A_TIME) {
    const ids = Array.from({ length: Math.min(AT_A_TIME, PROFILES - at) }, (_, own) => `bench${at + own}`)
    await sql`
      insert into accounts (id, kind, email, email_key, first_name, last_name, country_key, language, source, is_demo)
      select id, 'seeker', id || '@example.com', id || '@example.com', 'Ana', 'Cruz', 'ph', 'en', 'bench', true
      from unnest(${ids}::text[]) as own (id)`
    await sql`
      insert into profiles (account_id, headline, location_id)
      select * from unnest(${ids}::text[], ${ids.map(() => `${pick(titles, '')} who likes ${pick(skillNames, '')}`)}::text[],
        ${ids.map(() => pick(places, 0))}::int[])`
    const works = ids.flatMap(id =>
      Array.from({ length: 1 + random(3) }, (_, own) => ({
        id: `${id}w${own}`,
        account: id,
        title: pick(titles, ''),
        isNow: own === 0,
        from: 2024 - 3 * own,
      })),
    )
    await sql`
      insert into work_experiences (id, account_id, job_title, company_name, is_currently_working, "from", "to", skills)
      select id, account, title, 'Company ' || left(md5(id), 3), is_now, year || '-01', case when is_now then null else (year + 2) || '-06' end, '{}'
      from unnest(${works.map(work => work.id)}::text[], ${works.map(work => work.account)}::text[],
        ${works.map(work => work.title)}::text[], ${works.map(work => work.isNow)}::bool[],
        ${works.map(work => work.from)}::int[]) as own (id, account, title, is_now, year)`
    await sql`
      insert into educations (id, account_id, school, degree_id, field_of_study, is_currently_studying)
      select id || 'e', id, 'A school', degree, 'Studies', false
      from unnest(${ids}::text[], ${ids.map(() => 2 + random(6))}::int[]) as own (id, degree)`
    const own = ids.flatMap(id =>
      Array.from({ length: 4 }, (_, place) => ({ id, place, name: pick(skillNames, '') })),
    )
    await sql`
      insert into seeker_skills (account_id, position, value)
      select * from unnest(${own.map(({ id }) => id)}::text[], ${own.map(({ place }) => place)}::int[],
        ${own.map(({ name }) => name)}::text[])`
    await sql`insert into findable_accounts (account_id) select * from unnest(${ids}::text[])`
  }
  await connection.close()
  await cluster.stop()
}

const logIn = async (port: number): Promise<string> => {
  const { password }: { password: string } = JSON.parse(readFileSync(join(data.folder, 'demo.json'), 'utf8'))
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/recruiters/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recruiter@ph1.demo.example', password }),
  })
  const body: { data: { session: { token: string } } } = JSON.parse(await answer.text())
  return body.data.session.token
}

try {
  const first = await startMarketplace(data.folder)
  await first.stop()
  await fill()
  rmSync(join(data.folder, 'search-talents'), { recursive: true, force: true })
  const filling = await startMarketplace(data.folder)
  await filling.stop()
  const server = await startMarketplace(data.folder)
  const token = await logIn(server.port)
  const ask = async (path: string) => {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${answer.status} from ${path}`)
    const ms = performance.now() - began
    return { ms, body: JSON.parse(text).data }
  }
  const { jobs } = (await ask('/api/job-applications/recruiters/jobs')).body
  const jobIds: string[] = jobs
    .filter((job: { status_key: string }) => job.status_key === 'active')
    .map(({ id }: { id: string }) => id)
  const path = (query: Record<string, string>) => `/api/recruiters/talents?${new URLSearchParams(query)}`
  const kinds: Record<string, () => Record<string, string>> = {
    'without words': () => ({}),
    'filters alone': () => ({ xp_lvls: String(3 + random(4)), degrees: String(2 + random(6)) }),
    'a title': () => ({ query: pick(titles, '') }),
    'a skill and filters': () => ({ query: pick(skillNames, ''), xp_lvls: String(4 + random(2)) }),
    'with a job': () => ({ job_id: pick(jobIds, '') }),
    'a title with a job': () => ({ query: pick(titles, ''), job_id: pick(jobIds, '') }),
  }
  const { total_num: total } = (await ask(path({}))).body
  const pids = processTree(server.starter)
  const rows: (readonly [string, string, string, string])[] = []
  for (const [name, queryOf] of Object.entries(kinds)) {
    const times: number[] = []
    const cpu: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const before = pids.reduce((sum, pid) => sum + cpuMs(pid), 0)
      for (let num = 0; num < SEARCHES; num++) {
        const { ms } = await ask(path(queryOf()))
        if (round > 0) times.push(ms)
      }
      if (round > 0) cpu.push((pids.reduce((sum, pid) => sum + cpuMs(pid), 0) - before) / SEARCHES)
    }
    rows.push([name, median(times).toFixed(1), percentile(times, 0.99).toFixed(1), median(cpu).toFixed(1)])
  }
  printTable(
    `${total} talents; filled in ${filling.seconds.toFixed(1)} s, opened in ${server.seconds.toFixed(1)} s`,
    [['ms at the API', 'median', 'p99', 'CPU of all processes'], ...rows],
  )
  await server.stop()
} finally {
  data.remove()
}
