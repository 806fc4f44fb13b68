import { connectDatabase } from '../../../server/src/db/client.ts'
import { answerText, createClient } from '../harness/client.ts'
import { median, percentile, printTable } from '../harness/figures.ts'
import { cpuMs, processTree } from '../harness/processes.ts'
import { freshFolder, startMarketplace } from '../harness/server.ts'
import { databaseUrlOf } from '../harness/web-process.ts'

/**
 * How long a chat of many messages takes to open, beside one of 50 in turns: its page, a page of the middle of it, what a client asks for
 * and a search for its words: `node bench/src/chats/long-chat.ts [messages] [requests a round] [rounds]`.
 */
const MESSAGES = Number(process.argv[2] ?? 50_000)
const REQUESTS = Number(process.argv[3] ?? 20)
const ROUNDS = Number(process.argv[4] ?? 7)
const SHORT = 50

const data = freshFolder()
const server = await startMarketplace(data.folder)
const database = connectDatabase(databaseUrlOf(data.folder), { max: 1, allowsLongStatements: true })
const client = createClient(server.port)
try {
  const [, email = '', password = ''] = /Demo seeker\s+(\S+)\s+password (\S+)/.exec(server.output) ?? []
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/auth/jobseekers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data: signedIn }: { data: { session: { token: string } } } = JSON.parse(await answer.text())
  const { token } = signedIn.session
  const listed = await fetch(`http://127.0.0.1:${server.port}/api/chats`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data: list }: { data: { chats: { id: string }[] } } = JSON.parse(await listed.text())
  const [long, short] = list.chats.map(({ id }) => id)
  if (long === undefined || short === undefined) throw new Error('the demo seeker has fewer than two chats')

  const fill = async (id: string, messages: number) => {
    await database.sql`
      insert into chat_messages (chat_id, seq, id, sender, sender_id, client_id, kind, text)
      select id, n, id || n, case n % 2 when 0 then 'seeker' else 'recruiter' end,
        case n % 2 when 0 then seeker_id else recruiter_id end, 'bench' || n, 'text',
        'Message ' || md5(n::text) || ' about the job, with as many words as people write.'
      from chats, generate_series(last_seq + 1, ${messages}::int) n where id = ${id}`
    await database.sql`update chats set last_seq = ${messages} where id = ${id}`
    await database.sql`update chat_participants set read_seq = ${messages}, unread_num = 0 where chat_id = ${id}`
  }
  await fill(long, MESSAGES)
  await fill(short, SHORT)
  await database.sql`analyze chat_messages`

  const page = { cookie: `sessionid=${token}; session_user=%7B%7D` }
  const api = { authorization: `Bearer ${token}` }
  const middle = Math.floor(MESSAGES / 2)
  const ways = [
    [`page of ${SHORT} messages`, `/chat/${short}`, page],
    [`page of ${MESSAGES}`, `/chat/${long}`, page],
    ['its middle', `/chat/${long}?before=${middle}`, page],
    ['messages after the middle (304)', `/api/chats/${long}/messages?after=${middle}&size=100`, api],
    ['search for its words (301)', '/api/chats?query=no%20such%20words', api],
  ] as const

  const processes = processTree(server.starter)
  const cpu = () => processes.reduce((sum, pid) => sum + cpuMs(pid), 0)
  const figures = new Map(ways.map(([name]) => [name, { cpu: [0].slice(1), ms: [0].slice(1), bytes: 0 }]))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, path, headers] of ways) {
      const before = cpu()
      const times: number[] = []
      for (let count = 0; count < REQUESTS; count += 1) {
        const got = await client.get('ph.localhost', path, headers)
        if (got.status !== 200) throw new Error(`${path}: ${got.status} ${answerText(got).slice(0, 200)}`)
        times.push(got.ms)
        const figure = figures.get(name)
        if (figure) figure.bytes = got.body.byteLength
      }
      // The first round warms up.
      if (round === 0) continue
      figures.get(name)?.cpu.push((cpu() - before) / REQUESTS)
      figures.get(name)?.ms.push(...times)
    }
  printTable(`${REQUESTS} requests a round, ${ROUNDS} rounds, ms a request`, [
    ['', 'CPU of all', 'p50', 'p95', 'slowest', 'bytes'],
    ...[...figures].map(
      ([name, figure]) =>
        [
          name,
          median(figure.cpu).toFixed(2),
          percentile(figure.ms, 0.5).toFixed(1),
          percentile(figure.ms, 0.95).toFixed(1),
          Math.max(...figure.ms).toFixed(1),
          figure.bytes,
        ] as const,
    ),
  ])
} finally {
  client.close()
  await database.close()
  await server.stop()
  data.remove()
}
