import { type FileHandle, open } from 'node:fs/promises'

/** Reads a file here and there, never the whole of it. */
export interface ByteReader {
  size: number
  /** At most `length` bytes from a place; fewer at the end. */
  at(place: number, length: number): Promise<Buffer>
}

const readerOf = (handle: FileHandle, size: number): ByteReader => ({
  size,
  at: async (place, length) => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - place)))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, place)
    return bytes.subarray(0, bytesRead)
  },
})

/** Gives `work` a reader of a file, and closes the file after it. */
export const withReader = async <Result>(
  path: string,
  work: (reader: ByteReader) => Promise<Result>,
): Promise<Result> => {
  const handle = await open(path, 'r')
  try {
    return await work(readerOf(handle, (await handle.stat()).size))
  } finally {
    await handle.close()
  }
}
