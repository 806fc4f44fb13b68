import { createIndex, loadIndex, saveIndex } from '../index.ts'
import { sampleDoc, sampleSchema } from './changes.ts'

/**
 * A process that goes on from the snapshot of a folder, changes the index and saves it, over and over, until it is killed.
 * It prints the position of every save that has ended.
 */
export const CHANGES_A_SAVE = 23

/** The change at a position: what to put in, or whose id to remove. */
export const changeAt = (position: number) => {
  const id = (position * 7) % 61
  return position % 5 === 4 ? { gone: sampleDoc(id, 0).id } : { doc: sampleDoc(id, position) }
}

const run = async (dir: string): Promise<void> => {
  const options = { tailSlots: 8 }
  const opened = await loadIndex(dir, sampleSchema, options).catch(() => null)
  const index = opened?.index ?? createIndex(sampleSchema, options)
  for (let position = Number(opened?.position ?? 0); ; ) {
    for (const end = position + CHANGES_A_SAVE; position < end; position++) {
      const { doc, gone } = changeAt(position)
      if (doc) index.upsert(doc)
      else index.remove(gone)
    }
    await saveIndex(index, dir, String(position))
    process.stdout.write(`${position}\n`)
  }
}

const [, file, dir] = process.argv
if (file === import.meta.filename && dir !== undefined) await run(dir)
