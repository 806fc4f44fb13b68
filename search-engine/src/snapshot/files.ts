import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'

/** A file of a snapshot is missing, cut off, changed or of another kind. The index has to be built anew. */
export class DamagedSnapshot extends Error {
  readonly file: string
  readonly reason: string

  constructor(file: string, reason: string) {
    super(`Snapshot file ${file} ${reason}`)
    this.name = 'DamagedSnapshot'
    this.file = file
    this.reason = reason
  }
}

export interface FileEntry {
  name: string
  bytes: number
  crc32: number
}

/** Written and summed up in pieces of this size, so that others get their turn in between. */
const PIECE = 1 << 20

async function writePiece(file: FileHandle, bytes: Uint8Array, before: number): Promise<number> {
  let sum = before
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE)
    sum = crc32(piece, sum)
    let written = 0
    while (written < piece.length) {
      const { bytesWritten } = await file.write(piece, written, piece.length - written)
      written += bytesWritten
    }
  }
  return sum
}

async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r')
  // Windows cannot sync a folder; its renames need none.
  await folder.sync().catch(() => {})
  await folder.close()
}

/** Writes a file under another name first: it is there whole or not at all. */
export async function writeWhole(
  dir: string,
  name: string,
  pieces: readonly Uint8Array[],
): Promise<FileEntry> {
  await mkdir(dir, { recursive: true })
  const temporary = join(dir, `${name}.tmp`)
  const file = await open(temporary, 'w')
  try {
    let sum = 0
    let bytes = 0
    for (const piece of pieces) {
      sum = await writePiece(file, piece, sum)
      bytes += piece.length
    }
    await file.sync()
    await file.close()
    await rename(temporary, join(dir, name))
    await syncFolder(dir)
    return { name, bytes, crc32: sum }
  } finally {
    await file.close().catch(() => {})
  }
}

async function readOrRefuse(dir: string, name: string): Promise<Uint8Array> {
  try {
    return await readFile(join(dir, name))
  } catch (error) {
    throw new DamagedSnapshot(name, `cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Reads a file and holds it against its entry. */
export async function readWhole(dir: string, entry: FileEntry): Promise<Uint8Array> {
  const bytes = await readOrRefuse(dir, entry.name)
  if (bytes.length !== entry.bytes) {
    throw new DamagedSnapshot(entry.name, `has ${bytes.length} bytes instead of ${entry.bytes}`)
  }
  let sum = 0
  for (let at = 0; at < bytes.length; at += PIECE) {
    sum = crc32(bytes.subarray(at, at + PIECE), sum)
    await setImmediate()
  }
  if (sum !== entry.crc32) throw new DamagedSnapshot(entry.name, 'does not match its checksum')
  return bytes
}

/** A file whose first line is the checksum of the rest. */
export async function readSummed(dir: string, name: string): Promise<string> {
  const text = new TextDecoder().decode(await readOrRefuse(dir, name))
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (end < 0 || text.slice(0, end) !== String(crc32(body))) {
    throw new DamagedSnapshot(name, 'does not match its checksum')
  }
  return body
}

export async function writeSummed(dir: string, name: string, body: string): Promise<void> {
  await writeWhole(dir, name, [new TextEncoder().encode(`${crc32(body)}\n${body}`)])
}

/** Removes what no snapshot names any more. */
export async function sweep(dir: string, keep: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!keep.has(name) && /\.(?:segment|live|values|tmp)$/.test(name))
      await rm(join(dir, name), { force: true })
  }
}
