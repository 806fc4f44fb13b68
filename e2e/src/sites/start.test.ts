import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { databaseUrl } from '../harness/database.ts'
import {
  freshDataDir,
  isAlive,
  processesOf,
  type StartedServer,
  StartFailed,
  startServer,
  waitUntil,
} from '../harness/server.ts'
import { startedDataDir } from '../harness/site.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const ownDataDir = (made: typeof freshDataDir) => {
  const { folder, remove } = made()
  undo.push(remove)
  return folder
}
const emptyDir = () => ownDataDir(freshDataDir)
const filledDir = () => ownDataDir(startedDataDir)

const start = async (folder: string, environment?: Record<string, string>) => {
  const running = await startServer(folder, environment)
  undo.push(() => running.stop('SIGTERM'))
  return running
}

const health = ({ port }: StartedServer) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(answer => answer.status)

const pidsOf = (folder: string) => {
  const { server, postgres } = processesOf(folder)
  if (server === undefined || postgres === undefined) throw new Error(`no processes in ${folder}`)
  return { server, postgres }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops all in order and leaves no process', async signal => {
  const folder = filledDir()
  const running = await start(folder)
  expect(await health(running)).toBe(200)
  const { server, postgres } = pidsOf(folder)
  // A terminal sends Ctrl-C to the whole group; the starter alone passes on SIGTERM.
  if (signal === 'SIGINT') process.kill(server, 'SIGINT')
  const code = await running.stop(signal)
  expect(code).toBe(0)
  expect([server, postgres].filter(isAlive)).toEqual([])
  expect(processesOf(folder)).toEqual({ server: undefined, postgres: undefined })
})

test('SIGKILL of the postgres: the same server goes on with another one within five seconds', async () => {
  const folder = filledDir()
  const running = await start(folder)
  const before = pidsOf(folder)
  process.kill(before.postgres, 'SIGKILL')
  await waitUntil('the killed one has ended', () => !isAlive(before.postgres))
  await waitUntil('the server answers for its database', async () => (await health(running)) === 200, 5000)
  const after = pidsOf(folder)
  expect(after.server).toBe(before.server)
  expect(after.postgres).not.toBe(before.postgres)
  await running.stop()
  expect([after.server, after.postgres].filter(isAlive)).toEqual([])
})

test.each(['server', 'starter'] as const)(
  'a start after SIGKILL of the %s recovers by itself',
  async victim => {
    const folder = filledDir()
    const first = await start(folder)
    const pids = { ...pidsOf(folder), starter: first.process.pid ?? 0 }
    process.kill(pids[victim], 'SIGKILL')
    const second = await start(folder)
    expect(await health(second)).toBe(200)
    await second.stop()
    await waitUntil(
      'the first server and its database have ended',
      () => ![pids.server, pids.postgres].some(isAlive),
    )
  },
)

test('a second start on one DATA_DIR says so and ends', async () => {
  const folder = filledDir()
  const first = await start(folder)
  const refused = await startServer(folder).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartFailed)
  expect((refused as StartFailed).output).toContain(`already running on ${folder}`)
  expect(await health(first)).toBe(200)
})

test.each([
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['HANAP_ENV', 'prod'],
])('a wrong %s ends the start with its name', async (name, value) => {
  const refused = await startServer(emptyDir(), { [name]: value }).catch((error: unknown) => error)
  expect((refused as StartFailed).output).toContain(name)
  expect((refused as StartFailed).code).toBe(1)
})

test('production refuses to start without its secrets', async () => {
  const refused = await startServer(emptyDir(), { HANAP_ENV: 'production' }).catch((error: unknown) => error)
  expect((refused as StartFailed).output).toMatch(/DATABASE_URL.*SMTP_URL/)
})

/** Address of the stand-in for a log-in provider, which starts when it is first asked for. */
const standInOf = async ({ port }: StartedServer): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/jobseekers/social-login/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ social_type: 'google' }),
  })
  return new URL((await answer.json()).data.authorize_url).origin
}

test('an npm that is killed while it starts leaves no process', async () => {
  const folder = filledDir()
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, WEB_PROCESSES: '1' }
  const npm = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env,
    stdio: 'ignore',
  })
  const pids = () => Object.values(processesOf(folder)).filter(pid => pid !== undefined)
  await waitUntil('server and database are there', () => pids().filter(isAlive).length === 2, 60_000)
  const started = pids()
  npm.kill('SIGKILL')
  await waitUntil('both have ended', () => !started.some(isAlive), 30_000)
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'stand-ins for log-in providers end with the server: %s',
  async signal => {
    const folder = filledDir()
    const running = await start(folder)
    const standIn = await standInOf(running)
    expect((await fetch(`${standIn}/.well-known/openid-configuration`)).status).toBe(200)
    process.kill(pidsOf(folder).server, signal)
    await waitUntil('the stand-in has ended', () =>
      fetch(standIn)
        .then(() => false)
        .catch(() => true),
    )
  },
)

test('with DATABASE_URL no embedded PostgreSQL runs', async () => {
  const other = filledDir()
  await start(other)
  const folder = emptyDir()
  const running = await start(folder, { DATABASE_URL: databaseUrl(other, 'postgres') })
  expect(await health(running)).toBe(200)
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
})

test('production has no demo data, no mail catcher and no page of the look', async () => {
  const other = filledDir()
  await start(other)
  const running = await start(emptyDir(), {
    HANAP_ENV: 'production',
    DATABASE_URL: databaseUrl(other, 'postgres'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    DRAIN_SECONDS: '0',
  })
  const at = (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`)
  expect((await (await at('/api/search/jobs')).json()).data.total_num).toBe(0)
  expect((await at('/mail')).status).toBe(404)
  expect((await at('/privacy')).status).toBe(200)
  expect((await at('/design')).status).toBe(404)
  expect((await at('/design/styles.css')).status).toBe(404)
  expect((await at('/demo')).status).toBe(404)
  expect(running.output()).not.toContain('Demo')
})
