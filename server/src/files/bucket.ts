import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client'

/** Where files stand that several machines share. */
export interface BucketOptions {
  /** Of an S3-compatible service, such as https://s3.eu-west-1.amazonaws.com. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** The service did not answer, or would not: a later try may do. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

export class FileNotFound extends Error {
  override name = 'FileNotFound'
}

interface StoredObject {
  key: string
  modifiedAt: number
}

/** Of one piece of a large file, also in memory. */
const PART_BYTES = 8 * 1024 * 1024
/** For an answer's head; what follows may take its time. */
const ANSWER_MS = 10_000
/** For a whole file. */
const WRITE_MS = 120_000

export interface Bucket {
  put(key: string, content: Uint8Array): Promise<void>
  putFile(key: string, path: string): Promise<void>
  get(key: string): Promise<Response>
  /** Both ends counted. */
  getRange(key: string, from: number, to: number): Promise<Response>
  /** Nothing where there is none. */
  modifiedAt(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  list(prefix: string): AsyncIterable<StoredObject>
}

const isNotFound = (error: unknown) => error instanceof S3Errors.ServerError && error.statusCode === 404

/** Waits no longer than `ms`; the client's own requests have no end. */
const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new FilesUnavailable(`no answer within ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late])
  } catch (error) {
    if (error instanceof FilesUnavailable) throw error
    if (isNotFound(error)) throw new FileNotFound('there is no such file', { cause: error })
    throw new FilesUnavailable('the file service failed', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

export const openBucket = ({ endpoint, ...options }: BucketOptions): Bucket => {
  const client = new S3Client({ endPoint: endpoint, ...options })
  return {
    put: async (key, content) => {
      const bytes = new Uint8Array(content)
      await within(WRITE_MS, client.putObject(key, bytes, { partSize: PART_BYTES }))
    },
    putFile: async (key, path) => {
      const { size } = await stat(path)
      const rows = Readable.toWeb(createReadStream(path))
      await within(WRITE_MS, client.putObject(key, rows, { size, partSize: PART_BYTES }))
    },
    get: key => within(ANSWER_MS, client.getObject(key)),
    getRange: (key, from, to) =>
      within(ANSWER_MS, client.getPartialObject(key, { offset: from, length: to - from + 1 })),
    modifiedAt: async key => {
      try {
        return (await within(ANSWER_MS, client.statObject(key))).lastModified.getTime()
      } catch (error) {
        if (error instanceof FileNotFound) return undefined
        throw error
      }
    },
    remove: async key => {
      await within(ANSWER_MS, client.deleteObject(key))
    },
    list: async function* (prefix) {
      const objects = client.listObjects({ prefix })
      for (;;) {
        const next = await within(ANSWER_MS, objects.next())
        if (next.done) return
        yield { key: next.value.key, modifiedAt: next.value.lastModified.getTime() }
      }
    },
  }
}
