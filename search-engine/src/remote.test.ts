import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DamagedSnapshot, type Doc, type Schema, type SearchQuery } from './index.ts'
import { type RemoteIndex, type RemoteOptions, startRemote, type TimedOut } from './remote.ts'

const schema: Schema = { text: { title: { weight: 1 } }, filters: { market: {} }, dates: { posted: {} } }
const query: SearchQuery = {
  text: 'nurse',
  sort: { by: 'relevance' },
  offset: 0,
  limit: 5,
  facets: ['market'],
  now: 0,
}
const doc = (number: number): Doc => ({
  id: String(number),
  text: { title: `Nurse ${number}` },
  filters: { market: number % 2 ? 'ph' : 'us' },
  dates: { posted: number },
  stored: `stored ${number}`,
})
const docs = (count: number): Doc[] => Array.from({ length: count }, (_, number) => doc(number))

const whole = <Answer extends object>(answer: Answer | TimedOut): Answer => {
  if ('cutAfterMs' in answer) throw new Error(`cut after ${answer.cutAfterMs} ms`)
  return answer
}

const ask = async (remote: RemoteIndex, asked = query) => whole(await remote.search(asked))

const open: RemoteIndex[] = []
const start = async (options?: RemoteOptions): Promise<RemoteIndex> => {
  const remote = await startRemote(schema, options)
  open.push(remote)
  return remote
}
afterEach(async () => {
  for (const remote of open.splice(0)) await remote.close()
})

test('documents go in and ranked pages with counts come out', async () => {
  const remote = await start()
  await remote.upsertMany(docs(100))
  await remote.remove('7')
  const result = await ask(remote)
  expect(result.total).toBe(99)
  expect(result.hits[0]).toMatchObject({ id: '99', stored: 'stored 99' })
  expect(result.facets.market).toEqual([
    { value: 'us', count: 50 },
    { value: 'ph', count: 49 },
  ])
  expect(whole(await remote.similar('1', { limit: 3 })).length).toBe(3)
  expect((await remote.stats()).documents).toBe(99)
})

test('changes take effect in the order of the calls', async () => {
  const remote = await start()
  const added = remote.upsertMany(docs(200))
  expect(await remote.remove('199')).toBe(true)
  await added
  expect((await ask(remote)).total).toBe(199)
})

test('searches are answered while documents come in, and those of one call are shown together', async () => {
  const remote = await start()
  let isDone = false
  const added = remote.upsertMany(docs(3000)).then(() => {
    isDone = true
  })
  const totals: number[] = []
  while (!isDone) totals.push((await ask(remote)).total)
  await added
  expect(totals.filter(total => total === 0).length).toBeGreaterThan(5)
  expect(totals.filter(total => total !== 0 && total !== 3000)).toEqual([])
  expect((await ask(remote)).total).toBe(3000)
})

test('a mistake of the caller is the caller’s error', async () => {
  const remote = await start()
  const wrong = { ...doc(1), filters: { colour: 'red' } }
  await expect(remote.upsert(wrong)).rejects.toThrow('Document "1": the index has no filter "colour"')
  await expect(remote.search({ ...query, offset: -1 })).rejects.toBeInstanceOf(RangeError)
  await remote.upsert(doc(2))
  expect((await ask(remote)).total).toBe(1)
})

test('a search beyond its time limit says that it was cut, and gives no counts of a part', async () => {
  const remote = await start({ timeLimitMs: 0 })
  await remote.upsertMany(docs(600))
  expect(await remote.search(query)).toEqual({ cutAfterMs: 0 })
})

test('a change is visible to every reader when it is answered', async () => {
  const remote = await start({ readers: 3 })
  for (let round = 0; round < 20; round++) {
    await remote.upsert(doc(round))
    const totals = await Promise.all([1, 2, 3, 4, 5].map(async () => (await ask(remote)).total))
    expect(totals).toEqual(totals.map(() => round + 1))
  }
  await remote.remove('3')
  const totals = await Promise.all([1, 2, 3, 4, 5].map(async () => (await ask(remote)).total))
  expect(totals).toEqual(totals.map(() => 19))
})

/** A word of nine letters; thousands of them are all much alike. */
const wordOf = (number: number): string =>
  Array.from(
    { length: 9 },
    (_, at) => 'bdfgklmn'[(Math.imul(number + 1, 2_654_435_761) >>> (3 * at)) & 7],
  ).join('')

test('a slow search holds up no search that another reader can answer', async () => {
  const remote = await start({ readers: 2, timeLimitMs: 10_000 })
  const titles = docs(1500).map(({ id }) =>
    Array.from({ length: 20 }, (_, at) => wordOf(Number(id) * 20 + at)).join(' '),
  )
  await remote.upsertMany(docs(1500).map((own, at) => ({ ...own, text: { title: `Nurse ${titles[at]}` } })))
  // Each of these words is held against all the others.
  const text = Array.from({ length: 24 }, (_, at) => `${wordOf(at)}rs`).join(' ')
  const order: string[] = []
  const slow = ask(remote, { ...query, text }).then(() => order.push('slow'))
  const quick = ask(remote).then(() => order.push('quick'))
  await Promise.all([slow, quick])
  expect(order).toEqual(['quick', 'slow'])
})

test('a worker that dies fails what is waiting and is reported', async () => {
  const remote = await start()
  const ended = new Promise<number>(resolve => remote.onExit(resolve))
  // The first may be answered before the worker has ended; the last of so many cannot.
  const waiting = await Promise.all([
    Promise.allSettled(Array.from({ length: 2000 }, () => remote.search(query))),
    remote.close(),
  ])
  expect(waiting[0].at(-1)).toMatchObject({
    status: 'rejected',
    reason: new Error('The search worker exited with code 1'),
  })
  expect(await ended).toBe(1)
  await expect(remote.search(query)).rejects.toThrow('The search worker exited with code 1')
})

test('a snapshot is saved by one worker and opened by the next', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hanap-remote-'))
  try {
    const remote = await start()
    const added = remote.upsertMany(docs(700))
    const saved = remote.save(dir, 'row 5')
    const later = remote.upsert(doc(1000))
    await Promise.all([added, saved, later])
    const opened = await start({ dir })
    expect(opened.position).toBe('row 5')
    expect((await ask(opened)).total).toBe(700)
    const [segment] = (await readdir(dir)).filter(name => name.endsWith('.segment'))
    await writeFile(join(dir, segment), 'x')
    const failure = await startRemote(schema, { dir }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DamagedSnapshot)
    expect(failure).toMatchObject({ file: segment })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
