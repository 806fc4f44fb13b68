import { readdirSync, readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../harness/admin.ts'
import { isAlive, processesOf, type StartedServer, startServer, waitUntil } from '../harness/server.ts'
import { startedDataDir } from '../harness/site.ts'

/** Processes that a process started, with what they were started with. */
const childrenOf = (pid: number) =>
  readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      if (Number(parent) !== pid) return []
      const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0')
      return [{ pid: Number(name), role: environment.find(each => each.startsWith('ROLE='))?.slice(5) }]
    } catch {
      // It ended meanwhile.
      return []
    }
  })

/** A start on a busy machine. */
const START_MS = 90_000

const freePort = async () => {
  const listening = createServer()
  await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  await new Promise(resolve => listening.close(resolve))
  return typeof address === 'object' ? address?.port : 0
}

/** Bytes of memory that a process has, pages that it shares included. */
const residentBytes = (pid: number) =>
  1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** On Linux alone there is a list of processes to read. */
describe.skipIf(process.platform !== 'linux')('several processes on one machine', () => {
  const data = startedDataDir()
  let server: StartedServer
  // On a busy machine the next process of the index takes its time.
  const settings: Record<string, string> = {
    WEB_PROCESSES: '2',
    LIMIT_SCALE: '1',
    SEARCH_TIME_LIMIT_MS: '90000',
    LOG_LEVEL: 'info',
  }
  const hasReplaced = (role: string) =>
    server.output().includes(`another process (${role}) has taken its place`)

  const supervisor = () => {
    const { server: pid } = processesOf(data.folder)
    if (pid === undefined) throw new Error('no server is running')
    return pid
  }
  const pidsOf = (role: string) =>
    childrenOf(supervisor()).flatMap(child => (child.role === role ? [child.pid] : []))

  /** On a connection of its own: the next process answers the next. */
  const ask = (path: string, { method = 'GET', body = '', headers = {} } = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const agent = new Agent({ keepAlive: false })
      const sent = request(
        {
          agent,
          method,
          path,
          host: '127.0.0.1',
          port: server.port,
          headers: { host: `ph.localhost:${server.port}`, 'content-type': 'application/json', ...headers },
        },
        answer => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', chunk => (text += chunk))
          answer.on('error', reject)
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  /** As a browser or a proxy does it where a connection is lost: once more. */
  const askAgain = (path: string) => ask(path).catch(() => ask(path))
  const search = '/api/search/jobs?size=5'

  beforeAll(async () => {
    settings.METRICS_PORT = String(await freePort())
    server = await startServer(data.folder, settings)
  })
  afterAll(async () => {
    await server.stop()
    data.remove()
  })

  test('two processes answer on one port, and one of them has what is found', async () => {
    expect(pidsOf('web')).toHaveLength(1)
    expect(pidsOf('all')).toHaveLength(1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(search)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(JSON.parse(answers[0]?.text ?? '').data.jobs).toHaveLength(5)
  })

  test('one port tells the metrics of all of them together', async () => {
    const text = await (await fetch(`http://127.0.0.1:${settings.METRICS_PORT}/metrics`)).text()
    const told = (sample: string) =>
      Number(
        text
          .split('\n')
          .find(line => line.startsWith(`${sample} `))
          ?.slice(sample.length),
      )
    expect(told('hanap_requests_total{call="GET /api/search/jobs",status="200"}')).toBe(8)
    const largest = Math.max(...[...pidsOf('web'), ...pidsOf('all')].map(residentBytes))
    expect(told('process_resident_memory_bytes')).toBeGreaterThan(1.2 * largest)
  })

  test('a process that answers and is killed is replaced, and no request is lost that another can take', async () => {
    const before = pidsOf('web')
    const victim = before[0] ?? 0
    const answers: Promise<{ status: number }>[] = []
    for (let count = 0; count < 60; count += 1) {
      answers.push(askAgain(search))
      if (count === 20) process.kill(victim, 'SIGKILL')
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]))
    await waitUntil('another process takes its place', () => hasReplaced('web'), START_MS)
    expect(pidsOf('web')).not.toEqual(before)
  })

  test('the process of the index is killed: searches wait for the next one and are answered', async () => {
    const [victim = 0] = pidsOf('all')
    process.kill(victim, 'SIGKILL')
    await waitUntil('it has ended', () => !isAlive(victim))
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(search)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await waitUntil('another process takes its place', () => hasReplaced('all'), START_MS)
    expect(pidsOf('all')).toHaveLength(1)
  })

  test('a closed job is gone from the pages of every process', async () => {
    const [job] = JSON.parse((await ask(search)).text).data.jobs
    const path = new URL(job.job_url, 'http://ph.localhost').pathname
    const pages = () => Promise.all(Array.from({ length: 6 }, async () => (await ask(path)).status))
    expect(new Set(await pages())).toEqual(new Set([200]))
    await admin({ dataDir: data.folder } as Parameters<typeof admin>[0], 'close-ad', job.id)
    await waitUntil('each process says so', async () => (await pages()).every(status => status === 410))
    expect(new Set(await pages())).toEqual(new Set([410]))
  })

  test('limits count the requests of all processes together', async () => {
    const statuses: number[] = []
    for (let batch = 0; batch < 16; batch += 1)
      statuses.push(
        ...(await Promise.all(
          Array.from(
            { length: 20 },
            async () => (await ask('/api/auth/guest/login', { method: 'POST', body: '{}' })).status,
          ),
        )),
      )
    expect(statuses.filter(status => status === 429)).toHaveLength(20)
  })

  test('a port that is taken ends the start with its name, and leaves no process', async () => {
    const listening = createServer()
    await new Promise<void>(resolve => listening.listen(0, '127.0.0.1', resolve))
    const address = listening.address()
    const own = startedDataDir()
    const refused = await startServer(own.folder, {
      WEB_PROCESSES: '2',
      PORT: String(typeof address === 'object' ? address?.port : 0),
    }).catch((error: unknown) => error)
    listening.close()
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('EADDRINUSE') })
    expect(processesOf(own.folder)).toEqual({ server: undefined, postgres: undefined })
    own.remove()
  })

  const allPids = () => [supervisor(), ...pidsOf('web'), ...pidsOf('all')]

  test('SIGKILL of the supervisor leaves no process, and the next start recovers', async () => {
    const pids = allPids()
    process.kill(supervisor(), 'SIGKILL')
    await waitUntil('all have ended', () => !pids.some(isAlive))
    server = await startServer(data.folder, settings)
    expect((await ask('/api/health')).status).toBe(200)
  })

  test('SIGTERM ends all in order', async () => {
    const pids = allPids()
    expect(await server.stop()).toBe(0)
    expect(pids.filter(isAlive)).toEqual([])
  })
})
