import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_FORM_BYTES } from '../calls/body.ts'
import { listen } from './listen.ts'

const ENDED_WITHIN_MS = 10_000
/** For what the machine itself takes. */
const MARGIN_MS = 1_500

/** Node takes none that is shorter than the time for heads. */
const REQUEST_MS = 8_000

type Server = Awaited<ReturnType<typeof listen>>
let server: Server
/** One whose whole requests have little time. */
let hasty: Server

const started = (requestMs?: number) =>
  listen(
    async request => new Response(String((await request.arrayBuffer().catch(() => undefined))?.byteLength)),
    { host: '127.0.0.1', port: 0, ...(requestMs === undefined ? {} : { requestMs }) },
  )

beforeAll(async () => {
  server = await started()
  hasty = await started(REQUEST_MS)
})
afterAll(async () => {
  await server.stop()
  await hasty.stop()
})

/** What comes back to a client that sends `begin` at once and a part of `rest` each half second, and after how long it was ended. */
const send = (begin: string, rest: (at: number) => string | undefined, to = server) =>
  new Promise<{ text: string; ms: number }>((resolve, reject) => {
    const begun = performance.now()
    let text = ''
    let at = 0
    const socket = connect(to.port, '127.0.0.1', () => socket.write(begin))
    const timer = setInterval(() => {
      const part = rest(at++)
      if (part !== undefined) socket.write(part)
    }, 500)
    socket.on('data', data => {
      text += data
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ text, ms: performance.now() - begun })
    })
    setTimeout(() => {
      socket.destroy()
      reject(new Error('nobody ended it'))
    }, 30_000).unref()
  })

/** What is sent at once, and each half second after it. */
type Sending = [name: string, begin: string, rest: () => string | undefined]

const post = (length: number) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`

const slow: Sending[] = [
  ['that sends nothing', '', () => undefined],
  ['whose headers come a letter at a time', 'GET / HTTP/1.1\r\nx-slow: ', () => 'a'],
  ['whose body never comes', post(1000), () => undefined],
  ['whose body comes a letter at a time', post(1000), () => 'a'],
  ['whose body stops half-way', `${post(400_000)}${'a'.repeat(200_000)}`, () => undefined],
  [
    'whose body comes in pieces of a letter',
    'POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n',
    () => '1\r\na\r\n',
  ],
]

describe.concurrent('a client', () => {
  test.each(slow)('%s is ended within ten seconds', { timeout: 40_000 }, async (_, begin, rest) => {
    const { text, ms } = await send(begin, rest)
    expect(ms).toBeLessThan(ENDED_WITHIN_MS + MARGIN_MS)
    expect(text.split('\r\n', 1)[0]).toMatch(/^HTTP\/1\.1 408 |^$/)
  })

  test('whose body only trickles is ended, long before its time', { timeout: 40_000 }, async () => {
    // Half of what has to come: it uses its patience up in twice the time that silence does.
    const { text, ms } = await send(post(100_000), () => 'a'.repeat(250))
    expect(ms).toBeLessThan(2 * ENDED_WITHIN_MS + MARGIN_MS)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('that sends a little in time, again and again, is ended too', { timeout: 40_000 }, async () => {
    const { text, ms } = await send(post(100_000), at => (at % 10 === 9 ? 'a'.repeat(1000) : undefined))
    expect(ms).toBeLessThan(2 * ENDED_WITHIN_MS + MARGIN_MS)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('on a line of 4 KB a second may lose it for some seconds', { timeout: 40_000 }, async () => {
    const isGone = (at: number) => at >= 8 && at < 18
    const part = (at: number) => (at < 30 && !isGone(at) ? 'a'.repeat(2000) : undefined)
    const { text } = await send(post(40_000), part)
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('has ten minutes for the largest body, and no longer', { timeout: 40_000 }, async () => {
    const bitsPerSecond = (MAX_FORM_BYTES * 8 * 1000) / server.server.requestTimeout
    expect(bitsPerSecond).toBeLessThan(170_000)
    expect(server.server.requestTimeout).toBeLessThanOrEqual(600_000)
    const { text, ms } = await send(post(1_000_000), () => 'a'.repeat(2000), hasty)
    expect(ms).toBeGreaterThan(REQUEST_MS - 500)
    expect(ms).toBeLessThan(ENDED_WITHIN_MS + MARGIN_MS)
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('on a slow line comes to the end of what it sends', { timeout: 40_000 }, async () => {
    const part = 'a'.repeat(1000)
    const { text, ms } = await send(post(30_000), at => (at < 30 ? part : undefined))
    expect(ms).toBeGreaterThan(12_000)
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
    expect(text).toContain('30000')
  })
})
