import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@bradenmacdonald/s3-lite-client'
import { readVideoUpload, uploadVideoResume } from '@hanap/contracts/jobseekers/video-resumes.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, restoreBackup } from '../backup/backup.ts'
import { type Bucket, FileNotFound, FilesUnavailable, openBucket } from '../files/bucket.ts'
import { createBucketStore } from '../files/bucket-store.ts'
import { buildSeeker } from '../modules/auth/factory.ts'
import { videoBytes, videoFile } from '../modules/videos/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { freshDatabase } from '../testing/database.ts'

const options = {
  endpoint: process.env.TEST_S3_ENDPOINT ?? '',
  bucket: 'hanap-test',
  region: 'us-east-1',
  accessKey: process.env.TEST_S3_ACCESS_KEY ?? '',
  secretKey: process.env.TEST_S3_SECRET_KEY ?? '',
}
const environment = {
  S3_ENDPOINT: options.endpoint,
  S3_BUCKET: options.bucket,
  S3_ACCESS_KEY: options.accessKey,
  S3_SECRET_KEY: options.secretKey,
}

let bucket: Bucket
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanap-bucket-'))
  const { endpoint: endPoint, ...rest } = options
  await new S3Client({ endPoint, ...rest }).makeRequest({
    method: 'PUT',
    objectName: '',
    bucketName: options.bucket,
  })
  bucket = openBucket(options)
})
afterAll(() => rm(folder, { recursive: true }))

const keysBelow = async (prefix: string) => {
  const keys: string[] = []
  for await (const { key } of bucket.list(prefix)) keys.push(key)
  return keys
}
const text = (content: string) => new TextEncoder().encode(content)
/** A threshold that everything there is older than. */
const ANY_AGE = -5000

describe('a store in a bucket', () => {
  test('the same content twice is one file, read whole and in part', async () => {
    const store = createBucketStore(bucket, 'same')
    const [first, again] = [await store.put(text('content')), await store.put(text('content'))]
    expect(again).toBe(first)
    expect(await keysBelow('same/')).toEqual([`same/${first.slice(0, 2)}/${first}`])
    expect(Buffer.from(await store.get(first)).toString()).toBe('content')
    expect(await new Response(store.read(first, 3, 5)).text()).toBe('ten')
    expect(await new Response(store.read(first, 0, 0)).text()).toBe('c')
    await expect(store.get('0'.repeat(64))).rejects.toThrow(FileNotFound)
  })

  test('a large file goes in pieces, and stays where it was', async () => {
    const store = createBucketStore(bucket, 'large')
    const content = new Uint8Array(20 * 1024 * 1024).map((_, at) => (at * 31) % 251)
    const path = join(folder, 'large')
    await writeFile(path, content)
    const key = await store.adopt(path)
    expect(await store.put(content)).toBe(key)
    expect(Buffer.compare(await store.get(key), content)).toBe(0)
    expect((await readFile(path)).byteLength).toBe(content.byteLength)
  })

  test('what no row names goes once it is old', async () => {
    const store = createBucketStore(bucket, 'swept')
    const [named, orphan] = [await store.put(text('a')), await store.put(text('b'))]
    expect(await store.sweep(async () => new Set(), 3_600_000)).toBe(0)
    expect(await store.sweep(async keys => new Set(keys.filter(key => key === named)), ANY_AGE)).toBe(1)
    expect(await keysBelow('swept/')).toEqual([`swept/${named.slice(0, 2)}/${named}`])
    await expect(store.get(orphan)).rejects.toThrow(FileNotFound)
  })

  test('a service that is not there, or refuses, is one that a later try may reach', async () => {
    const gone = createBucketStore(openBucket({ ...options, endpoint: 'http://127.0.0.1:1' }), 'x')
    const locked = createBucketStore(openBucket({ ...options, secretKey: 'wrong' }), 'x')
    for (const store of [gone, locked]) await expect(store.put(text('a'))).rejects.toThrow(FilesUnavailable)
  })
})

describe('the marketplace with its files in a bucket', () => {
  let app: TestApp
  /** Another process, with a folder of its own. */
  let other: TestApp
  beforeAll(async () => {
    app = await startTestApp(environment)
    const { connection } = app
    other = await startTestApp(environment, undefined, async () => ({
      ...connection,
      close: async () => undefined,
    }))
  })
  afterAll(async () => {
    await other.close()
    await app.close()
  })

  test('a video whose parts come to two processes is played by both, and nothing is left of its parts', async () => {
    const seeker = await buildSeeker(app)
    const content = videoBytes()
    const half = Math.floor(content.length / 2)
    const first = await app.call(
      uploadVideoResume,
      { body: { total: content.length }, files: { video_resume: videoFile(content.slice(0, half)) } },
      { as: seeker },
    )
    expect(first.data).toMatchObject({ received: half, total: content.length })
    const { id } = first.data
    expect(await keysBelow('files/video-uploads/')).toHaveLength(1)
    const second = await other.call(
      uploadVideoResume,
      {
        body: { video_resume_id: id, offset: half },
        files: { video_resume: videoFile(content.slice(half)) },
      },
      { as: seeker },
    )
    expect(second.status).toBe(200)
    expect(await keysBelow('files/video-uploads/')).toEqual([])
    expect((await app.call(readVideoUpload, { params: { id } }, { as: seeker })).data.received).toBe(
      content.length,
    )
    for (const { port } of [app, other]) {
      const answer = await fetch(`http://127.0.0.1:${port}${second.data.url}`, {
        headers: { authorization: `Bearer ${seeker.token}`, range: 'bytes=10-99' },
      })
      expect(answer.status).toBe(206)
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content.slice(10, 100))
    }
    const staged = await readdir(join(other.settings.DATA_DIR, 'files', 'staging')).catch(() => [])
    expect(staged).toEqual([])
  })

  test('what is backed up from a bucket is put back into a folder, and into a bucket', async () => {
    const stored = await keysBelow('files/')
    expect(stored.length).toBeGreaterThan(0)
    const backup = join(folder, 'backup')
    const manifest = await backUp(app.connection, { dataDir: app.settings.DATA_DIR, bucket }, backup)
    expect(manifest.files.map(({ path }) => path)).toEqual(expect.arrayContaining(stored))

    const [inFolder, inBucket] = [await freshDatabase(), await freshDatabase()]
    const dataDir = join(folder, 'restored')
    await restoreBackup(inFolder, { dataDir, bucket: undefined }, backup)
    for (const path of stored) await readFile(join(dataDir, path))
    await inFolder.close()

    await expect(restoreBackup(inBucket, { dataDir: join(folder, 'other'), bucket }, backup)).rejects.toThrow(
      'contains files',
    )
    for (const key of stored) await bucket.remove(key)
    await restoreBackup(inBucket, { dataDir: join(folder, 'other'), bucket }, backup)
    expect((await keysBelow('files/')).sort()).toEqual(stored.toSorted())
    await inBucket.close()
  })
})
