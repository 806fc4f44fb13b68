import { searchCourses as schemas } from '@hanap/contracts/academy/academy.schemas'
import { languages } from '@hanap/markets/languages'
import { connectDatabase } from '../../../server/src/db/client.ts'
import { answerText, createClient } from '../harness/client.ts'
import { median, percentile, printTable } from '../harness/figures.ts'
import { cpuMs } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'
import { databaseUrlOf } from '../harness/web-process.ts'

/**
 * The academy with many courses, copies of its own: a search of the catalogue at the API, and CPU of a course's page, each drawn anew:
 * `node bench/src/companions/academy.ts [courses] [searches] [rounds]`.
 */
const COURSES = Number(process.argv[2] ?? 500)
const SEARCHES = Number(process.argv[3] ?? 1000)
const ROUNDS = Number(process.argv[4] ?? 5)
const PAGES = 200
const HOST = 'academy.localhost'
const FILTERS = ['', '&level=beginner', '&length=short', '&level=beginner&functions=1', '&language_code=ja']

const data = freshFolder()
const copyCourses = async () => {
  const first = await startMarketplace(data.folder)
  const { sql, close } = connectDatabase(databaseUrlOf(data.folder), { max: 1, allowsLongStatements: true })
  try {
    await sql`
      insert into academy_courses (id, key, version_id, level, function_ids, skill_ids, has_certificate)
      select id || n, key || '-' || n, version_id || n, level, function_ids, skill_ids, has_certificate
      from academy_courses, generate_series(1, ${Math.ceil(COURSES / 8)}::int) n`
    await sql`
      insert into academy_versions (id, course_id, hash)
      select v.id || n, course_id || n, hash
      from academy_versions v join academy_courses c on c.version_id = v.id, generate_series(1, ${Math.ceil(COURSES / 8)}::int) n`
    await sql`
      insert into academy_texts (version_id, language_code, content)
      select t.version_id || n, language_code, content
      from academy_texts t join academy_courses c on c.version_id = t.version_id and c.key !~ '[0-9]$',
        generate_series(1, ${Math.ceil(COURSES / 8)}::int) n`
  } finally {
    await close()
    await first.stop()
  }
}

await copyCourses()
const server = await startMarketplace(data.folder)
const client = createClient(server.port)
try {
  const searchPath = (query: string, filter: string) =>
    `/api/academy/courses?query=${encodeURIComponent(query)}${filter}`
  const all = schemas.answer.parse(
    JSON.parse(answerText(await client.get(HOST, '/api/academy/courses'))).data,
  )
  const words = [
    ...new Set(all.courses.flatMap(({ title }) => title.split(/\s+/).filter(word => word.length > 3))),
    '',
  ]
  const times: number[][] = []
  let coursesFound = 0
  for (let round = -1; round < ROUNDS; round += 1) {
    const took: number[] = []
    for (let at = 0; at < SEARCHES; at += 1) {
      const path = searchPath(words[at % words.length] ?? '', FILTERS[at % FILTERS.length] ?? '')
      const language = languages[at % languages.length]?.tag ?? 'en'
      const answer = await client.get(HOST, path, { 'accept-language': language })
      if (answer.status !== 200) throw new Error(`${answer.status} from ${path}`)
      if (round === 0) coursesFound += schemas.answer.parse(JSON.parse(answerText(answer)).data).total_num
      took.push(answer.ms)
    }
    // The first round is for the compiler.
    if (round >= 0) times.push(took)
  }

  const key = all.courses[0]?.key ?? ''
  const cpu: number[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const before = cpuMs(server.server)
    await client.getAll(
      Array.from({ length: PAGES }, (_, at) => [HOST, `/courses/${key}?utm_content=${round}-${at}`] as const),
    )
    if (round >= 0) cpu.push((cpuMs(server.server) - before) / PAGES)
  }
  printTable(`${all.total_num} courses, ${SEARCHES} searches a round, ${coursesFound} courses found`, [
    ['', 'ms'],
    ['search p50', median(times.map(took => percentile(took, 0.5))).toFixed(1)],
    ['search p99', median(times.map(took => percentile(took, 0.99))).toFixed(1)],
    ['CPU of a course page', median(cpu).toFixed(1)],
  ])
} finally {
  client.close()
  await server.stop()
  data.remove()
}
