import { connectDatabase, type DatabaseConnection } from '../../../server/src/db/client.ts'
import { percentile, printTable } from '../harness/figures.ts'
import { askAsOperator } from '../harness/operator.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'
import { databaseUrlOf } from '../harness/web-process.ts'

/**
 * What it takes to move thousands of imported ads, each with an applicant, with a company's name, and back again when the verdict is
 * taken back, and how long searches take meanwhile: `node bench/src/capacity/name-transfer.ts [ads]`.
 */
const ADS = Number(process.argv[2] ?? 5000)

const data = freshFolder()
const server = await startMarketplace(data.folder)
const database = connectDatabase(databaseUrlOf(data.folder), { max: 1, allowsLongStatements: true })

/** A company with ads that were imported in its name, and a verified namesake whose claim waits. */
const fill = async ({ sql }: DatabaseConnection) => {
  await sql`
    insert into companies (id, market, name, name_key, is_verified, holds_name)
    values ('benchholder', 'ph', 'Bench Foods', 'bench foods', false, true),
      ('benchclaimant', 'ph', 'Bench Foods', 'bench foods', true, false)`
  await sql`
    insert into accounts (id, kind, email, email_key, first_name, last_name, country_key, language, source)
    values ('benchseeker', 'seeker', 'bench@example.com', 'bench@example.com', 'Ana', 'Cruz', 'ph', 'en', 'bench')`
  await sql`
    with texts as (
      select jobs, row_number() over (order by id) - 1 as at, count(*) over () as texts from jobs where market = 'ph'
    )
    insert into jobs
    select (jsonb_populate_record(texts.jobs, jsonb_build_object('id', 'bench' || n, 'source', 'bench', 'source_id', n::text,
      'company_id', 'benchholder', 'recruiter_id', null, 'title', (texts.jobs).title || ' ' || n))).*
    from generate_series(1, ${ADS}::int) n join texts on texts.at = n % texts.texts`
  await sql`
    insert into applications (id, job_id, account_id, attempt, stage, pipeline_stage_id, company_id, first_message, source, market)
    select id, id, 'benchseeker', 1, 'applied', 1, company_id, '', 'bench', market from jobs where source = 'bench'`
  await sql`
    insert into name_claims (id, company_id, market, name, name_key, holder_id)
    values ('benchclaim', 'benchclaimant', 'ph', 'Bench Foods', 'bench foods', 'benchholder')`
  await sql`analyze jobs, applications`
}

/** Searches without a pause until what runs has ended; how long each took. */
const searchesDuring = async (running: Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  let isOver = false
  const ended = running.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/search/jobs?query=manager`, {
      headers: { host: 'localhost' },
    })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  await ended
  return times
}

try {
  await fill(database)
  const ask = await askAsOperator(server)
  const rows: [string, string, string, string][] = []
  const measure = async <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    const running = run()
    const searches = await searchesDuring(running)
    rows.push([
      name,
      ((performance.now() - began) / 1000).toFixed(2),
      percentile(searches, 0.99).toFixed(0),
      Math.max(...searches).toFixed(0),
    ])
    return running
  }
  const { act } = await measure('given', () =>
    ask<{ act: { id: string } }>('/cases/name_claim/benchclaim/verdict', {
      verdict: 'uphold',
      reason: 'register_matches',
    }),
  )
  const movedTo = async (company: string) => {
    const [row] = await database.sql<{ ads: number }[]>`
      select count(*)::int as ads from jobs where source = 'bench' and company_id = ${company}`
    if (row?.ads !== ADS) throw new Error(`${row?.ads} of ${ADS} ads are of ${company}`)
  }
  await movedTo('benchclaimant')
  await measure('taken back', () => ask(`/acts/${act.id}/undo`, {}))
  await movedTo('benchholder')
  printTable(`a name with ${ADS} ads`, [['', 'seconds', 'searches meanwhile, p99 ms', 'slowest ms'], ...rows])
} finally {
  await database.close()
  await server.stop()
  data.remove()
}
