import { randomUUID } from 'node:crypto'
import { type IndexOptions, type IndexParts, SearchIndex } from './engine.ts'
import type { Schema } from './schema.ts'
import { PackedArrays, packArrays } from './snapshot/arrays.ts'
import {
  DamagedSnapshot,
  type FileEntry,
  readSummed,
  readWhole,
  sweep,
  writeSummed,
  writeWhole,
} from './snapshot/files.ts'
import { packSegment, unpackSegment } from './snapshot/segment-file.ts'
import { layoutOf } from './store/layout.ts'

export { DamagedSnapshot } from './snapshot/files.ts'

const FORMAT = 1
const MANIFEST = 'manifest.json'

interface Manifest {
  format: number
  schema: Schema
  position: string
  values: FileEntry
  live: FileEntry
  segments: (FileEntry & { segment: string })[]
}

type Words = Pick<IndexParts, 'languages' | 'patterns' | 'values'>

const encoder = new TextEncoder()
const decoder = new TextDecoder()
// Two snapshots of one folder at once would sweep away each other's files.
const running = new Map<string, Promise<void>>()

/**
 * Writes the index as it is at the call to a folder. `position` is handed back by `loadIndex`. Sealed segments that an earlier
 * snapshot in the folder holds are not written again. A crash at any moment leaves the folder at the earlier snapshot.
 */
export async function saveIndex(index: SearchIndex, dir: string, position: string): Promise<void> {
  const parts = index.parts()
  const turn = (running.get(dir) ?? Promise.resolve()).then(() => write(index, parts, dir, position))
  // A failed save is reported to its own caller, not to the next one.
  running.set(
    dir,
    turn.catch(() => {}),
  )
  return turn
}

async function write(
  index: SearchIndex,
  parts: ReturnType<SearchIndex['parts']>,
  dir: string,
  position: string,
): Promise<void> {
  const earlier = await segmentsOfEarlier(dir)
  const segments: Manifest['segments'] = []
  for (const { segment, ids } of parts.segments) {
    const entry =
      earlier.get(segment.name) ??
      (await writeWhole(dir, `${segment.name}.segment`, packSegment(segment, ids)))
    segments.push({ ...entry, segment: segment.name })
  }
  const id = randomUUID()
  const { languages, patterns, values } = parts
  const words: Words = { languages, patterns, values }
  const live = new Map(parts.live.map((bits, at) => [`live ${at}`, bits]))
  const manifest: Manifest = {
    format: FORMAT,
    schema: index.layout.schema,
    position,
    values: await writeWhole(dir, `${id}.values`, [encoder.encode(JSON.stringify(words))]),
    live: await writeWhole(dir, `${id}.live`, packArrays(live)),
    segments,
  }
  await writeSummed(dir, MANIFEST, JSON.stringify(manifest))
  const files = [manifest.values, manifest.live, ...segments]
  await sweep(dir, new Set(files.map(file => file.name)))
}

async function readManifest(dir: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readSummed(dir, MANIFEST))
  if (manifest.format !== FORMAT) throw new DamagedSnapshot(MANIFEST, `is of format ${manifest.format}`)
  return manifest
}

async function segmentsOfEarlier(dir: string): Promise<Map<string, FileEntry>> {
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
export async function loadIndex(
  dir: string,
  schema: Schema,
  options?: IndexOptions,
): Promise<{ index: SearchIndex; position: string }> {
  const manifest = await readManifest(dir)
  if (JSON.stringify(manifest.schema) !== JSON.stringify(schema)) {
    throw new DamagedSnapshot(MANIFEST, 'is of another schema')
  }
  const words: Words = JSON.parse(decoder.decode(await readWhole(dir, manifest.values)))
  const live = new PackedArrays(await readWhole(dir, manifest.live))
  const layout = layoutOf(schema)
  const segments: { segment: ReturnType<typeof unpackSegment>['segment']; ids: string[] }[] = []
  for (const [at, entry] of manifest.segments.entries()) {
    const bytes = await readWhole(dir, entry)
    segments.push(unpackSegment(bytes, layout, entry.segment, live.words(`live ${at}`)))
  }
  return { index: new SearchIndex(schema, options, { ...words, segments }), position: manifest.position }
}
