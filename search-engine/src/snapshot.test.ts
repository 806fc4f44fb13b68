import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createIndex,
  DamagedSnapshot,
  type Doc,
  loadIndex,
  type Schema,
  type SearchQuery,
  saveIndex,
} from './index.ts'

const schema: Schema = {
  text: { title: { weight: 3 } },
  filters: { market: {}, skill: { many: true } },
  ranges: { pay: {} },
  dates: { posted: {} },
  geo: 'place',
}
const everything: SearchQuery = {
  text: 'nurse',
  sort: { by: 'relevance' },
  offset: 0,
  limit: 50,
  facets: ['market', 'skill'],
  near: { lat: 0, lon: 0 },
  ranges: { pay: [0, 500] },
  explain: true,
  now: 1000,
}

const doc = (number: number): Doc => ({
  id: `job ${number}`,
  text: { title: `Nurse ${'看護師 '.repeat(number % 3)} ${number}` },
  language: 'en',
  filters: { market: number % 2 ? 'ph' : 'jp', skill: ['a', `b${number % 4}`] },
  ranges: { pay: [number, number + 10] },
  dates: { posted: number * 1000 },
  geo: [number / 10, 1],
  stored: `été ${number}`,
})

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hanap-index-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const filled = () => {
  const index = createIndex(schema, { tailSlots: 6, autoMerge: false })
  index.upsertMany(Array.from({ length: 40 }, (_, number) => doc(number)))
  for (let number = 0; number < 40; number += 5) index.remove(`job ${number}`)
  return index
}

test('a snapshot answers as the index did, and hands the position back', async () => {
  const index = filled()
  await saveIndex(index, dir, 'row 77')
  const opened = await loadIndex(dir, schema)
  expect(opened.position).toBe('row 77')
  expect(opened.index.size).toBe(32)
  expect(opened.index.search(everything)).toEqual(index.search(everything))
})

test('an opened index takes changes, merges and is saved again', async () => {
  const index = filled()
  await saveIndex(index, dir, '1')
  const { index: opened } = await loadIndex(dir, schema, { tailSlots: 6 })
  for (const changed of [index, opened]) {
    changed.upsertMany([
      doc(100),
      { ...doc(1), text: { title: 'Nurse again' } },
      ...[50, 51, 52, 53, 54, 55].map(doc),
    ])
    changed.remove('job 3')
    changed.maintain(Number.POSITIVE_INFINITY)
  }
  expect(opened.search(everything)).toEqual(index.search(everything))
  await saveIndex(opened, dir, '2')
  const again = await loadIndex(dir, schema)
  expect(again.position).toBe('2')
  expect(again.index.search(everything)).toEqual(index.search(everything))
})

test('sealed segments are not written twice, and files that nothing names are swept away', async () => {
  const index = filled()
  await saveIndex(index, dir, '1')
  const before = await readdir(dir)
  index.upsert(doc(200))
  await saveIndex(index, dir, '2')
  const segments = (names: string[]): string[] => names.filter(name => name.endsWith('.segment'))
  const after = await readdir(dir)
  expect(segments(after)).toEqual(expect.arrayContaining(segments(before)))
  expect(segments(after).length).toBe(segments(before).length + 1)
  expect(after.length).toBe(segments(after).length + 3)
})

test('changes during a save are not in it', async () => {
  const index = filled()
  const expected = index.search(everything)
  const saved = saveIndex(index, dir, '1')
  index.upsertMany([doc(300), doc(1)])
  index.remove('job 2')
  await saved
  const { index: opened } = await loadIndex(dir, schema)
  expect(opened.search(everything)).toEqual(expected)
})

test('two saves at once leave one whole snapshot, the later one', async () => {
  const index = filled()
  const first = saveIndex(index, dir, '1')
  index.upsert(doc(400))
  await Promise.all([first, saveIndex(index, dir, '2')])
  const { index: opened, position } = await loadIndex(dir, schema)
  expect(position).toBe('2')
  expect(opened.size).toBe(33)
})

test('any damaged file is named', async () => {
  await saveIndex(filled(), dir, '1')
  for (const name of await readdir(dir)) {
    const path = join(dir, name)
    const whole = await readFile(path)
    const damages: (() => Promise<void>)[] = [
      () => truncate(path, whole.length - 1),
      ...[0, whole.length >> 2, whole.length >> 1, whole.length - 1].map(
        changed => () =>
          writeFile(
            path,
            whole.map((byte, at) => (at === changed ? byte ^ 1 : byte)),
          ),
      ),
      () => rm(path),
    ]
    for (const damage of damages) {
      await damage()
      const failure = await loadIndex(dir, schema).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(DamagedSnapshot)
      expect(failure).toMatchObject({ file: name })
      await writeFile(path, whole)
    }
  }
  expect((await loadIndex(dir, schema)).index.size).toBe(32)
})

test('a snapshot of another schema is refused', async () => {
  await saveIndex(filled(), dir, '1')
  const other: Schema = { ...schema, filters: { market: {} } }
  await expect(loadIndex(dir, other)).rejects.toBeInstanceOf(DamagedSnapshot)
})

test('a save that ended half-way leaves the earlier snapshot', async () => {
  const index = filled()
  await saveIndex(index, dir, '1')
  const expected = index.search(everything)
  const before = new Map<string, Uint8Array>()
  for (const name of await readdir(dir)) before.set(name, await readFile(join(dir, name)))
  index.upsert(doc(500))
  await saveIndex(index, dir, '2')
  // The folder as it is when the process dies before the new manifest has its name.
  for (const [name, bytes] of before) await writeFile(join(dir, name), bytes)
  await writeFile(join(dir, 'manifest.json.tmp'), 'half')
  const opened = await loadIndex(dir, schema)
  expect(opened.position).toBe('1')
  expect(opened.index.search(everything)).toEqual(expected)
})
