import { randomUUID } from 'node:crypto'
import { type IndexOptions, SearchIndex } from './engine.ts'
import type { Schema } from './schema.ts'
import {
  DamagedSnapshot,
  type FileEntry,
  readSummed,
  readWhole,
  sweep,
  writeSummed,
  writeWhole,
} from './snapshot/files.ts'
import { packWords, unpackWords } from './snapshot/words-file.ts'
import { layoutOf } from './store/layout.ts'
import { PackedArrays, packArrays } from './store/packed-arrays.ts'
import { SealedSegment } from './store/sealed.ts'

export { DamagedSnapshot } from './snapshot/files.ts'

const FORMAT = 4
const MANIFEST = 'manifest.json'

interface SnapshotManifest {
  format: number
  schema: Schema
  position: string
  values: FileEntry
  live: FileEntry
  segments: (FileEntry & { segment: string })[]
}

// Two snapshots of one folder at once would sweep away each other's files.
const running = new Map<string, Promise<void>>()

/**
 * Writes the index as it is at the call to a folder. `position` is handed back by `loadIndex`. Sealed segments that an earlier
 * snapshot in the folder holds are not written again. A crash at any moment leaves the folder at the earlier snapshot.
 */
export const saveIndex = async (index: SearchIndex, dir: string, position: string): Promise<void> => {
  const parts = index.parts()
  // Values may be added to the tables while the files are written.
  const words = packWords(parts)
  const turn = (running.get(dir) ?? Promise.resolve()).then(() => write(index, parts, words, dir, position))
  // A failed save is reported to its own caller, not to the next one.
  running.set(
    dir,
    turn.catch(() => {}),
  )
  return turn
}

const write = async (
  index: SearchIndex,
  parts: ReturnType<SearchIndex['parts']>,
  words: SharedArrayBuffer,
  dir: string,
  position: string,
): Promise<void> => {
  const earlier = await segmentsOfEarlier(dir)
  const segments: SnapshotManifest['segments'] = []
  for (const { name, block } of parts.segments) {
    const entry = earlier.get(name) ?? (await writeWhole(dir, `${name}.segment`, block))
    segments.push({ ...entry, segment: name })
  }
  const id = randomUUID()
  const live = new Map(parts.live.map((bits, at) => [`live ${at}`, bits]))
  const manifest: SnapshotManifest = {
    format: FORMAT,
    schema: index.layout.schema,
    position,
    values: await writeWhole(dir, `${id}.values`, words),
    live: await writeWhole(dir, `${id}.live`, packArrays(live)),
    segments,
  }
  await writeSummed(dir, MANIFEST, JSON.stringify(manifest))
  const files = [manifest.values, manifest.live, ...segments]
  await sweep(dir, new Set(files.map(file => file.name)))
}

const readManifest = async (dir: string): Promise<SnapshotManifest> => {
  const manifest: SnapshotManifest = JSON.parse(await readSummed(dir, MANIFEST))
  if (manifest.format !== FORMAT) throw new DamagedSnapshot(MANIFEST, `is of format ${manifest.format}`)
  return manifest
}

const segmentsOfEarlier = async (dir: string): Promise<Map<string, FileEntry>> => {
  try {
    const { segments } = await readManifest(dir)
    return new Map(segments.map(({ segment, name, bytes, crc32 }) => [segment, { name, bytes, crc32 }]))
  } catch (error) {
    if (error instanceof DamagedSnapshot) return new Map()
    throw error
  }
}

/**
 * Opens a snapshot. Throws DamagedSnapshot, which names the file, when any of it is missing or not as it was written, or was
 * written for another schema; the caller then builds the index anew.
 */
export const loadIndex = async (
  dir: string,
  schema: Schema,
  options?: IndexOptions,
): Promise<{ index: SearchIndex; position: string }> => {
  const manifest = await readManifest(dir)
  if (JSON.stringify(manifest.schema) !== JSON.stringify(schema)) {
    throw new DamagedSnapshot(MANIFEST, 'is of another schema')
  }
  const words = unpackWords(await readWhole(dir, manifest.values))
  const live = new PackedArrays(await readWhole(dir, manifest.live))
  const layout = layoutOf(schema)
  const segments: SealedSegment[] = []
  for (const [at, entry] of manifest.segments.entries()) {
    const block = await readWhole(dir, entry)
    segments.push(new SealedSegment(block, layout, entry.segment, live.words(`live ${at}`).slice()))
  }
  return { index: new SearchIndex(schema, options, { ...words, segments }), position: manifest.position }
}
