import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type DatabaseConnection } from '../db/client.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { freshDatabase } from '../testing/database.ts'
import { testLog } from '../testing/log.ts'
import { type App, createApp } from './app.ts'
import { readSettings } from './settings/settings.ts'
import { loadSites } from './sites.ts'

const KB = 1024

const folder = mkdtempSync(join(tmpdir(), 'hanap-chat-budget-'))
let database: Awaited<ReturnType<typeof freshDatabase>>
let connection: DatabaseConnection
let app: App
let demo: Awaited<ReturnType<typeof loadDemo>>

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { max: 4 })
  demo = await loadDemo({ db: connection.db, dataDir: folder, now: new Date(), size: 'small' })
  const settings = readSettings({ HANAP_ENV: 'test', LIMIT_SCALE: '1000', DATA_DIR: folder })
  app = createApp({ connection, settings, log: testLog(), sites: await loadSites() })
  await app.start()
}, 60_000)

afterAll(async () => {
  await app.stop()
  await connection.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Asker {
  host: string
  cookie: string
}

const get = async (path: string, { host, cookie }: Asker, packing?: 'gzip' | 'br') => {
  const headers = { host, cookie, ...(packing && { 'accept-encoding': packing }) }
  const answer = await app.fetch(new Request(`http://${host}${path}`, { headers }), '127.0.0.1')
  expect(answer.status, path).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const logIn = async (host: string, kind: 'jobseekers' | 'recruiters', login: object): Promise<Asker> => {
  const request = new Request(`http://${host}/api/auth/${kind}/login`, {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { data } = JSON.parse(await (await app.fetch(request, '127.0.0.1')).text())
  return { host, cookie: `sessionid=${data.session.token}; session_user=%7B%7D` }
}

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))

/** All scripts that a page has once it was touched. */
const scriptsOf = async (path: string, asker: Asker) => {
  const html = (await get(path, asker)).toString()
  const scripts = found(html, /"((?:\/\w+)?\/assets\/[\w.-]+\.js)"/g)
  for (const script of scripts) {
    const code = (await get(script, asker)).toString()
    for (const name of found(code, STATIC_IMPORT))
      scripts.add(`${script.slice(0, script.lastIndexOf('/'))}/${name}`)
  }
  return scripts
}

const sites = [
  { site: 'job seekers’', host: 'ph.localhost', kind: 'jobseekers', chats: '/chat', plain: '/help' },
  { site: 'employers’', host: 'employer.localhost', kind: 'recruiters', chats: '/chats', plain: '/account' },
] as const

test.each(sites)(
  'a conversation of 50 messages on the $site site is at most 14 KB of HTML and 30 KB of script over the shell',
  async ({ host, kind, chats, plain }) => {
    const login = kind === 'jobseekers' ? demo.seeker : demo.recruiter
    const asker = await logIn(host, kind, login)
    const list = (await get(chats, asker)).toString()
    const [path = ''] = found(list, /href="(\/chats?\/\w+)"/g)
    const chatId = path.slice(path.lastIndexOf('/') + 1)
    // As long as a page of messages is, each with words of its own.
    await connection.sql`
      insert into chat_messages (chat_id, seq, id, sender, sender_id, client_id, kind, text)
      select id, last_seq + n, id || ${kind} || n, case n % 2 when 0 then 'seeker' else 'recruiter' end,
        case n % 2 when 0 then seeker_id else recruiter_id end, ${kind} || n, 'text',
        'Message ' || md5(n::text) || ' about the job, with as many words as people write.'
      from chats, generate_series(1, 60) n where id = ${chatId}`
    await connection.sql`update chats set last_seq = last_seq + 60 where id = ${chatId}`
    const html = await get(path, asker, 'gzip')
    const shell = await scriptsOf(plain, asker)
    const own = [...(await scriptsOf(path, asker))].filter(script => !shell.has(script))
    expect(own.length).toBeGreaterThan(0)
    let scriptBytes = 0
    for (const script of own) scriptBytes += (await get(script, asker, 'br')).byteLength
    expect(html.byteLength).toBeLessThanOrEqual(14 * KB)
    expect(scriptBytes).toBeLessThanOrEqual(30 * KB)
  },
)
