import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'

const HOUR = 3_600_000
const text = (content: string) => new TextEncoder().encode(content)
const none = async () => new Set<string>()

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hanap-files-'))
})
afterEach(() => rm(root, { recursive: true }))

const filesIn = async () => {
  const all = await Promise.all((await readdir(root)).map(folder => readdir(join(root, folder))))
  return all.flat()
}

const makeOld = async (key: string) => {
  const long = new Date(Date.now() - 2 * HOUR)
  await utimes(join(root, key.slice(0, 2), key), long, long)
}

test('the same content twice is one file', async () => {
  const store = createFileStore(root)
  const keys = await Promise.all([store.put(text('a')), store.put(text('a')), store.put(text('b'))])
  expect(new Set(keys).size).toBe(2)
  expect((await filesIn()).sort()).toEqual([...new Set(keys)].sort())
  expect(Buffer.from(await store.get(keys[0])).toString()).toBe('a')
})

test('files that no row names go once they are old, and so do writes that never ended', async () => {
  const store = createFileStore(root)
  const [named, orphan, fresh] = [
    await store.put(text('a')),
    await store.put(text('b')),
    await store.put(text('c')),
  ]
  const unfinished = `${named}.1234`
  await writeFile(join(root, named.slice(0, 2), unfinished), 'half')
  await Promise.all([named, orphan].map(makeOld))
  const long = new Date(Date.now() - 2 * HOUR)
  await utimes(join(root, named.slice(0, 2), unfinished), long, long)

  const removed = await store.sweep(async keys => new Set(keys.filter(key => key === named)), HOUR)
  expect(removed).toBe(1)
  expect((await filesIn()).sort()).toEqual([named, fresh].sort())
})

test('a file that is stored anew while it is swept stays', async () => {
  const store = createFileStore(root)
  const key = await store.put(text('a'))
  await makeOld(key)
  const removed = await store.sweep(async () => {
    await store.put(text('a'))
    return new Set()
  }, HOUR)
  expect(removed).toBe(0)
  expect(Buffer.from(await store.get(key)).toString()).toBe('a')
})

test('sweeping a folder that is not there yet finds nothing', async () => {
  expect(await createFileStore(join(root, 'later')).sweep(none, 0)).toBe(0)
})
