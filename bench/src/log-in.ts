import { request } from 'node:http'
import { percentile, printTable } from './harness/figures.ts'
import { cpuMs, processTree } from './harness/processes.ts'
import { freshFolder, startMarketplace } from './harness/server.ts'

/**
 * Log-ins with the right password at a steady rate, whether or not those before are answered: `node bench/src/log-in.ts [a second]
 * [seconds]`. Most of one is argon2id.
 */
const rate = Number(process.argv[2] ?? 20)
const seconds = Number(process.argv[3] ?? 30)
const WARM_UP_SECONDS = 5

const logIn = (port: number, body: string) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now()
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/auth/jobseekers/login',
        headers: { host: `ph.localhost:${port}`, 'content-type': 'application/json' },
      },
      answer => {
        answer.resume()
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`a log-in was answered ${answer.statusCode}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Milliseconds of each log-in. */
const logInFor = async (port: number, body: string, duration: number) => {
  const answers: Promise<number>[] = []
  const began = performance.now()
  for (let count = 0; count < rate * duration; count += 1) {
    await pause(Math.max(0, began + (count * 1000) / rate - performance.now()))
    answers.push(logIn(port, body))
  }
  return Promise.all(answers)
}

const data = freshFolder()
const server = await startMarketplace(data.folder)
try {
  const [, email = '', password = ''] = /Demo seeker\s+(\S+)\s+password (\S+)/.exec(server.output) ?? []
  const body = JSON.stringify({ email, password })
  await logInFor(server.port, body, WARM_UP_SECONDS)
  const processes = processTree(server.starter)
  const cpu = () => processes.reduce((sum, pid) => sum + cpuMs(pid), 0)
  const [all, own] = [cpu(), cpuMs(server.server)]
  const times = await logInFor(server.port, body, seconds)
  printTable(`${times.length} log-ins, ${rate} a second`, [
    ['', 'ms'],
    ['p50', percentile(times, 0.5).toFixed(0)],
    ['p99', percentile(times, 0.99).toFixed(0)],
    ['worst', Math.max(...times).toFixed(0)],
    ['CPU a log-in, the server’s process', ((cpuMs(server.server) - own) / times.length).toFixed(1)],
    ['CPU a log-in, with PostgreSQL', ((cpu() - all) / times.length).toFixed(1)],
  ])
} finally {
  await server.stop()
  data.remove()
}
