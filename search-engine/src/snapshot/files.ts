import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
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

const writeAll = async (file: FileHandle, bytes: Uint8Array): Promise<number> => {
  let sum = 0
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

/** Makes sure that files which were given their names keep them. */
const syncFolder = async (dir: string): Promise<void> => {
  const folder = await open(dir, 'r')
  // Windows cannot sync a folder; its renames need none.
  await folder.sync().catch(() => {})
  await folder.close()
}

/** Writes a file under another name first: it is there whole or not at all. Its name is kept when a summed file was written after it. */
export const writeWhole = async (
  dir: string,
  name: string,
  block: SharedArrayBuffer | Uint8Array,
): Promise<FileEntry> => {
  await mkdir(dir, { recursive: true })
  const temporary = join(dir, `${name}.tmp`)
  const file = await open(temporary, 'w')
  try {
    const bytes = block instanceof Uint8Array ? block : new Uint8Array(block)
    const sum = await writeAll(file, bytes)
    await file.sync()
    await file.close()
    await rename(temporary, join(dir, name))
    return { name, bytes: bytes.length, crc32: sum }
  } finally {
    await file.close().catch(() => {})
  }
}

const refuse = (name: string, error: unknown): never => {
  throw new DamagedSnapshot(name, `cannot be read: ${error instanceof Error ? error.message : error}`)
}

/** Reads a file into memory that threads share, and holds it against its entry. */
export const readWhole = async (
  dir: string,
  { name, bytes, crc32: wanted }: FileEntry,
): Promise<SharedArrayBuffer> => {
  const file = await open(join(dir, name)).catch(error => refuse(name, error))
  try {
    const { size } = await file.stat()
    if (size !== bytes) throw new DamagedSnapshot(name, `has ${size} bytes instead of ${bytes}`)
    const block = new SharedArrayBuffer(bytes)
    let sum = 0
    for (let at = 0; at < bytes; ) {
      const piece = new Uint8Array(block, at, Math.min(PIECE, bytes - at))
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      if (bytesRead === 0) throw new DamagedSnapshot(name, 'was cut off while it was read')
      sum = crc32(piece.subarray(0, bytesRead), sum)
      at += bytesRead
    }
    if (sum !== wanted) throw new DamagedSnapshot(name, 'does not match its checksum')
    return block
  } finally {
    await file.close()
  }
}

/** A file whose first line is the checksum of the rest. */
export const readSummed = async (dir: string, name: string): Promise<string> => {
  const text = new TextDecoder().decode(await readFile(join(dir, name)).catch(error => refuse(name, error)))
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (end < 0 || text.slice(0, end) !== String(crc32(body))) {
    throw new DamagedSnapshot(name, 'does not match its checksum')
  }
  return body
}

/** Comes after the files that it names. */
export const writeSummed = async (dir: string, name: string, body: string): Promise<void> => {
  await syncFolder(dir)
  await writeWhole(dir, name, new TextEncoder().encode(`${crc32(body)}\n${body}`))
  await syncFolder(dir)
}

/** Removes what no snapshot names any more. */
export const sweep = async (dir: string, keep: ReadonlySet<string>): Promise<void> => {
  for (const name of await readdir(dir)) {
    if (!keep.has(name) && /\.(?:segment|live|values|tmp)$/.test(name))
      await rm(join(dir, name), { force: true })
  }
}
