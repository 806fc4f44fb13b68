import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIndex, type Doc, loadIndex } from './index.ts'
import { sampleQueries, sampleSchema } from './testing/changes.ts'
import { CHANGES_A_SAVE, changeAt } from './testing/saver.ts'

const saver = join(import.meta.dirname, 'testing/saver.ts')

/** Runs the saving process and kills it at the given change of its folder, counted from its first; what it said to have saved. */
const killedAt = async (dir: string, change: number): Promise<number> => {
  const child = spawn(process.execPath, [saver, dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
  })
  let seen = 0
  const watcher = watch(dir, () => {
    if (++seen === change) child.kill('SIGKILL')
  })
  const [, signal] = await closed
  watcher.close()
  expect(signal).toBe('SIGKILL')
  return Number(said.trimEnd().split('\n').at(-1) ?? 0)
}

const replayed = (position: number) => {
  const docs = new Map<string, Doc>()
  for (let at = 0; at < position; at++) {
    const { doc, gone } = changeAt(at)
    if (doc) docs.set(doc.id, doc)
    else docs.delete(gone)
  }
  const index = createIndex(sampleSchema)
  index.upsertMany([...docs.values()])
  return index
}

test('a process killed at any moment leaves its last good state, from which the next goes on by position', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'hanap-crash-'))
  try {
    let reached = 0
    for (const change of [40, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20]) {
      const said = await killedAt(dir, change)
      const { index, position } = await loadIndex(dir, sampleSchema)
      const at = Number(position)
      expect(at % CHANGES_A_SAVE).toBe(0)
      expect(at).toBeGreaterThanOrEqual(Math.max(said, reached))
      const wanted = replayed(at)
      for (const query of sampleQueries) expect(index.search(query)).toEqual(wanted.search(query))
      reached = at
    }
    expect(reached).toBeGreaterThan(0)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}, 60_000)
