import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { DamagedSnapshot, type Doc, type Schema, type SearchQuery } from './index.ts'
import { startThreadedIndex, type ThreadedIndex, type ThreadedOptions, type TimedOut } from './threaded.ts'

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

const ask = async (threaded: ThreadedIndex, asked = query) => whole(await threaded.search(asked))

const open: ThreadedIndex[] = []
const start = async (options?: ThreadedOptions): Promise<ThreadedIndex> => {
  const threaded = await startThreadedIndex(schema, options)
  open.push(threaded)
  return threaded
}
afterEach(async () => {
  for (const threaded of open.splice(0)) await threaded.close()
})

test('documents go in and ranked pages with counts come out', async () => {
  const threaded = await start()
  await threaded.upsertMany(docs(100))
  await threaded.remove('7')
  const result = await ask(threaded)
  expect(result.total).toBe(99)
  expect(result.hits[0]).toMatchObject({ id: '99', stored: 'stored 99' })
  expect(result.facets.market).toEqual([
    { value: 'us', count: 50 },
    { value: 'ph', count: 49 },
  ])
  expect(whole(await threaded.similar('1', { limit: 3 })).length).toBe(3)
  expect((await threaded.stats()).documents).toBe(99)
})

test('changes take effect in the order of the calls', async () => {
  const threaded = await start()
  const added = threaded.upsertMany(docs(200))
  expect(await threaded.remove('199')).toBe(true)
  await added
  expect((await ask(threaded)).total).toBe(199)
})

test('searches are answered while documents come in, and those of one call are shown together', async () => {
  const threaded = await start()
  let isDone = false
  const added = threaded.upsertMany(docs(3000)).then(() => {
    isDone = true
  })
  const totals: number[] = []
  while (!isDone) totals.push((await ask(threaded)).total)
  await added
  expect(totals.filter(total => total === 0).length).toBeGreaterThan(5)
  expect(totals.filter(total => total !== 0 && total !== 3000)).toEqual([])
  expect((await ask(threaded)).total).toBe(3000)
})

test('a mistake of the caller is the caller’s error', async () => {
  const threaded = await start()
  const wrong = { ...doc(1), filters: { colour: 'red' } }
  await expect(threaded.upsert(wrong)).rejects.toThrow('Document "1": the index has no filter "colour"')
  await expect(threaded.search({ ...query, offset: -1 })).rejects.toBeInstanceOf(RangeError)
  await threaded.upsert(doc(2))
  expect((await ask(threaded)).total).toBe(1)
})

test('a search beyond its time limit says that it was cut, and gives no counts of a part', async () => {
  const threaded = await start({ timeLimitMs: 0 })
  await threaded.upsertMany(docs(600))
  expect(await threaded.search(query)).toEqual({ cutAfterMs: 0 })
})

test('a change is visible to every reader when it is answered', async () => {
  const threaded = await start({ readers: 3 })
  for (let round = 0; round < 20; round++) {
    await threaded.upsert(doc(round))
    const totals = await Promise.all([1, 2, 3, 4, 5].map(async () => (await ask(threaded)).total))
    expect(totals).toEqual(totals.map(() => round + 1))
  }
  await threaded.remove('3')
  const totals = await Promise.all([1, 2, 3, 4, 5].map(async () => (await ask(threaded)).total))
  expect(totals).toEqual(totals.map(() => 19))
})

/** A word of nine letters; thousands of them are all much alike. */
const wordOf = (number: number): string =>
  Array.from(
    { length: 9 },
    (_, at) => 'bdfgklmn'[(Math.imul(number + 1, 2_654_435_761) >>> (3 * at)) & 7],
  ).join('')

test('a slow search holds up no search that another reader can answer', async () => {
  const threaded = await start({ readers: 2, timeLimitMs: 10_000 })
  const titles = docs(1500).map(({ id }) =>
    Array.from({ length: 20 }, (_, at) => wordOf(Number(id) * 20 + at)).join(' '),
  )
  await threaded.upsertMany(docs(1500).map((own, at) => ({ ...own, text: { title: `Nurse ${titles[at]}` } })))
  // Each of these words is held against all the others.
  const text = Array.from({ length: 24 }, (_, at) => `${wordOf(at)}rs`).join(' ')
  const order: string[] = []
  const slow = ask(threaded, { ...query, text }).then(() => order.push('slow'))
  const quick = ask(threaded).then(() => order.push('quick'))
  await Promise.all([slow, quick])
  expect(order).toEqual(['quick', 'slow'])
})

test('a worker that dies fails what is waiting and is reported', async () => {
  const threaded = await start()
  const ended = new Promise<number>(resolve => threaded.onExit(resolve))
  // The first may be answered before the worker has ended; the last of so many cannot.
  const waiting = await Promise.all([
    Promise.allSettled(Array.from({ length: 2000 }, () => threaded.search(query))),
    threaded.close(),
  ])
  expect(waiting[0].at(-1)).toMatchObject({
    status: 'rejected',
    reason: new Error('The search worker exited with code 1'),
  })
  expect(await ended).toBe(1)
  await expect(threaded.search(query)).rejects.toThrow('The search worker exited with code 1')
})

test('a snapshot is saved by one worker and opened by the next', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hanap-threaded-'))
  try {
    const threaded = await start()
    const added = threaded.upsertMany(docs(700))
    const saved = threaded.save(dir, 'row 5')
    const later = threaded.upsert(doc(1000))
    await Promise.all([added, saved, later])
    const opened = await start({ dir })
    expect(opened.position).toBe('row 5')
    expect((await ask(opened)).total).toBe(700)
    const [segment] = (await readdir(dir)).filter(name => name.endsWith('.segment'))
    await writeFile(join(dir, segment), 'x')
    const failure = await startThreadedIndex(schema, { dir }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(DamagedSnapshot)
    expect(failure).toMatchObject({ file: segment })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
