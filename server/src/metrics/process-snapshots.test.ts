import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expositionOf } from './exposition.ts'
import { snapshotsOf } from './process-snapshots.ts'

const folder = mkdtempSync(join(tmpdir(), 'hanap-metrics-'))
const children: ChildProcess[] = []
let two: ChildProcess

const start = async (name: string, program: string) => {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, program)
  const child = fork(file, [], { execArgv: [] })
  children.push(child)
  await once(child, 'message')
  return child
}
/** A process that counts so many requests, and says when it is there. */
const counting = (requests: number) => `
  import { createMetrics } from ${JSON.stringify(new URL('./metrics.ts', import.meta.url).href)}
  import { answerSnapshotRequests } from ${JSON.stringify(new URL('./process-snapshots.ts', import.meta.url).href)}
  const metrics = createMetrics(() => undefined)
  for (let at = 0; at < ${requests}; at += 1) metrics.countCall('GET /api/a', 200, 0.001)
  answerSnapshotRequests(metrics, () => undefined)
  process.send('up')`

beforeAll(async () => {
  ;[two] = await Promise.all([
    start('two', counting(2)),
    start('three', counting(3)),
    start('deaf', "process.on('message', () => undefined); process.send('up')"),
  ])
})
afterAll(() => {
  for (const child of children) child.kill()
  rmSync(folder, { recursive: true })
})

const requests = async () =>
  /hanap_requests_total\{[^}]*\} (\d+)/.exec(await expositionOf(await snapshotsOf(children)))?.[1]

test('figures of started processes are told together, without those that do not answer or have ended', async () => {
  expect(await Promise.all([requests(), requests()])).toEqual(['5', '5'])
  two.kill()
  await once(two, 'exit')
  expect(await requests()).toBe('3')
})
