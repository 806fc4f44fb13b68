import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { blockCompany, unblockCompany } from '@hanap/contracts/companies/companies.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import {
  deleteVideoResume,
  listVideoResumes,
  MAX_VIDEO_BYTES,
  readVideoCover,
  readVideoUpload,
  uploadVideoCover,
  uploadVideoResume,
} from '@hanap/contracts/jobseekers/video-resumes.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { PNG } from '../../testing/picture.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildHiring } from '../job-applications/factory.ts'
import { buildCompany, buildJob } from '../jobs/factory.ts'
import { pdfBytes } from '../resumes/factory.ts'
import { videoBytes, videoFile } from './factory.ts'
import { videosStore } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hasFfmpeg = (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, 'ffmpeg')))

const upload = (as: TestPerson, content: Uint8Array<ArrayBuffer>, body: object = {}) =>
  app.call(uploadVideoResume, { body, files: { video_resume: videoFile(content) } }, { as })

const play = async (path: string, as: TestPerson, range?: string) => {
  const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, {
    headers: { authorization: `Bearer ${as.token}`, ...(range && { range }) },
  })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

describe('a video', () => {
  test.each([
    ['short.mp4', 2],
    ['short.webm', 2],
    ['recorded.webm', 2],
    ['fragments.mp4', 4],
  ] as const)('%s is known by its own boxes, with its length', async (name, seconds) => {
    const as = await buildSeeker(app)
    const content = videoBytes(name)
    const { status, data } = await upload(as, content)
    expect(status).toBe(200)
    expect(data).toMatchObject({ size: content.length, received: content.length, total: content.length })
    // Without a length of its own, where the last picture or fragment begins.
    expect(data.duration).toBeGreaterThan(seconds - 1.01)
    expect(data.duration).toBeLessThanOrEqual(seconds)
    expect(data.video_cover !== null).toBe(hasFfmpeg)
    const listed = (await app.call(listVideoResumes, {}, { as })).data
    expect(listed).toHaveLength(1)
    expect((await app.call(readMe, {}, { as })).data.user.video_resumes).toEqual(listed)
    const { answer, bytes } = await play(data.url, as)
    expect(answer.headers.get('content-type')).toBe(name.endsWith('webm') ? 'video/webm' : 'video/mp4')
    expect(bytes).toEqual(content)
  })

  test.each([
    ['a paper', pdfBytes(), /MP4, MOV, WebM/],
    ['the beginning of a video alone', videoBytes().slice(0, 200), /could not be opened/],
    ['a video of more than three minutes', videoBytes('long.mp4'), /longer than 3 minutes/],
    ['nothing', new Uint8Array(), /could not be opened/],
  ] as const)('%s is refused, and nothing of it is left', async (_, content, why) => {
    const as = await buildSeeker(app)
    const refused = await upload(as, new Uint8Array(content))
    expect(refused.status).toBe(422)
    expect(refused.errors.video_resume?.[0]).toMatch(why)
    expect((await app.call(listVideoResumes, {}, { as })).data).toEqual([])
    const [left] = await app.connection
      .sql`select count(*)::int from video_resumes where account_id = ${as.id}`
    expect(left?.count).toBe(0)
  })

  test('more than 100 MB are refused with the first part', async () => {
    const as = await buildSeeker(app)
    const refused = await upload(as, videoBytes(), { total: MAX_VIDEO_BYTES + 1 })
    expect(refused.errors.video_resume?.[0]).toContain('100 MB')
  })

  test('a person has at most three', async () => {
    const as = await buildSeeker(app)
    for (let count = 0; count < 3; count += 1) expect((await upload(as, videoBytes())).status).toBe(200)
    expect((await upload(as, videoBytes())).status).toBe(409)
    const [first] = (await app.call(listVideoResumes, {}, { as })).data
    await app.call(deleteVideoResume, { params: { id: first?.id ?? '' } }, { as })
    expect((await upload(as, videoBytes('short.webm'))).status).toBe(200)
  })
})

describe('parts', () => {
  const content = videoBytes()
  const total = content.length
  const [one, two, three] = [content.slice(0, 1000), content.slice(1000, 2000), content.slice(2000)]

  test('come in order, and an upload that broke off goes on from what has come', async () => {
    const as = await buildSeeker(app)
    const begun = (await upload(as, one, { total })).data
    expect(begun).toMatchObject({ received: 1000, total, duration: 0 })
    const id = begun.id
    expect((await app.call(listVideoResumes, {}, { as })).data).toEqual([])
    const more = (part: Uint8Array<ArrayBuffer>, offset: number) =>
      upload(as, part, { video_resume_id: id, offset, total })

    const tooFar = await more(three, 2000)
    expect(tooFar.status).toBe(409)
    expect(tooFar.data).toEqual({ received: 1000, total })
    expect((await more(two, 1000)).data.received).toBe(2000)
    // The answer was lost: what is sent again changes nothing.
    expect((await more(two, 1000)).status).toBe(409)
    expect((await app.call(readVideoUpload, { params: { id } }, { as })).data).toEqual({
      received: 2000,
      total,
    })
    const whole = (await more(three, 2000)).data
    expect(whole).toMatchObject({ id, received: total, duration: 2 })
    expect((await play(whole.url, as)).bytes).toEqual(content)
    expect((await more(three, 2000)).status).toBe(409)
  })

  test('of two requests with the same part one counts', async () => {
    const as = await buildSeeker(app)
    const { id } = (await upload(as, one, { total })).data
    const answers = await Promise.all(
      [1, 2].map(() => upload(as, two, { video_resume_id: id, offset: 1000, total })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('nobody goes on with another’s upload, and more than was said is refused', async () => {
    const as = await buildSeeker(app)
    const { id } = (await upload(as, one, { total: 1500 })).data
    const next = { video_resume_id: id, offset: 1000 }
    expect((await upload(await buildSeeker(app), two, next)).status).toBe(404)
    expect((await upload(as, two, next)).status).toBe(422)
    expect((await app.call(readVideoUpload, { params: { id } }, { as })).status).toBe(404)
  })
})

describe('an Idempotency-Key', () => {
  const content = videoBytes()
  const send = (as: TestPerson, key: string, part = content, body: object = {}) =>
    app.call(
      uploadVideoResume,
      { body, files: { video_resume: videoFile(part) } },
      { as, headers: { 'idempotency-key': key } },
    )

  test('makes one video of a first part that comes twice at once, and answers alike later', async () => {
    const as = await buildSeeker(app)
    const answers = await Promise.all([1, 2].map(() => send(as, 'once')))
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThan(0)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const later = await send(as, 'once')
    for (const each of made) expect(each.data).toEqual(later.data)
    expect((await app.call(listVideoResumes, {}, { as })).data).toHaveLength(1)
  })

  test('gives the first answer to a part that was taken, and is free again after a refusal', async () => {
    const as = await buildSeeker(app)
    expect((await send(as, 'first', pdfBytes())).status).toBe(422)
    const total = content.length
    const begun = (await send(as, 'first', content.slice(0, 1000), { total })).data
    const next = { video_resume_id: begun.id, offset: 1000, total }
    const whole = await send(as, 'second', content.slice(1000), next)
    expect(whole.status).toBe(200)
    expect((await send(as, 'second', content.slice(1000), next)).data).toEqual(whole.data)
    expect((await send(as, 'second', content.slice(1001), next)).status).toBe(422)
  })
})

describe('playing', () => {
  const content = videoBytes()

  test.each([
    ['bytes=0-99', 206, content.slice(0, 100), `bytes 0-99/${content.length}`],
    ['bytes=100-', 206, content.slice(100), `bytes 100-${content.length - 1}/${content.length}`],
    [
      'bytes=-50',
      206,
      content.slice(-50),
      `bytes ${content.length - 50}-${content.length - 1}/${content.length}`,
    ],
    ['bytes=5-999999', 206, content.slice(5), `bytes 5-${content.length - 1}/${content.length}`],
    ['bytes=999999-', 416, new Uint8Array(), `bytes */${content.length}`],
    ['bytes=9-5', 200, content, null],
    ['lines=1-2', 200, content, null],
  ] as const)('%s is answered with %i', async (range, status, expected, said) => {
    const as = await buildSeeker(app)
    const { url } = (await upload(as, content)).data
    const { answer, bytes } = await play(url, as, range)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-range')).toBe(said)
    expect(answer.headers.get('accept-ranges')).toBe('bytes')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(bytes).toEqual(expected)
  })

  test('a question about the head alone opens no file', async () => {
    const as = await buildSeeker(app)
    const { id, url } = (await upload(as, content)).data
    // Opening what is not there would be an error.
    await app.connection.sql`update video_resumes set content_hash = ${'0'.repeat(64)} where id = ${id}`
    const { status, headers } = await app.send('HEAD', url, {
      headers: { authorization: `Bearer ${as.token}` },
    })
    expect([status, headers['content-length']]).toEqual([200, String(content.length)])
  })

  test('is for the owner and for companies that the owner has applied to', async () => {
    const as = await buildSeeker(app)
    const { url } = (await upload(as, content)).data
    const companyId = await buildCompany(app.db)
    const recruiter = await buildRecruiter(app, { companyId })
    expect((await play(url, recruiter)).answer.status).toBe(404)
    const id = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id })
    await app.call(apply, { params: { id } }, { as })
    for (const range of ['bytes=0-99', undefined]) await play(url, recruiter, range)
    expect((await play(url, recruiter)).bytes).toEqual(content)
    const seen = (await app.call(listDataAccess, {}, { as })).data.accesses
    expect(seen.map(({ kind }) => kind)).toEqual(['resume'])
    expect((await play(url, await buildSeeker(app))).answer.status).toBe(404)
    const other = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    expect((await play(url, other)).answer.status).toBe(404)
  })
})

describe('on an applicant’s page', () => {
  const seen = async (id: string, as: TestPerson) =>
    (await app.call(openApplicant, { params: { id } }, { as })).data.video_resumes

  test('are those that the company may play: of applications that stand, and not of who has blocked it', async () => {
    const { companyId, recruiter, seeker, id } = await buildHiring(app)
    expect(await seen(id, recruiter)).toEqual([])
    const { url } = (await upload(seeker, videoBytes())).data
    const listed = (await app.call(listVideoResumes, {}, { as: seeker })).data
    expect(await seen(id, recruiter)).toEqual(listed)
    expect(
      (await app.call(listDataAccess, {}, { as: seeker })).data.accesses.map(({ kind }) => kind),
    ).toEqual(['application'])
    expect((await play(url, recruiter)).answer.status).toBe(200)

    const body = { company_id: companyId }
    await app.call(blockCompany, { body }, { as: seeker })
    expect((await play(url, recruiter)).answer.status).toBe(404)
    expect((await play(listed[0]?.video_cover ?? url, recruiter)).answer.status).toBe(404)
    await app.call(unblockCompany, { params: { id: companyId } }, { as: seeker })
    expect(await seen(id, recruiter)).toEqual([])
    expect((await play(url, recruiter)).answer.status).toBe(404)
  })

  test('are gone with a withdrawn application', async () => {
    const { recruiter, seeker, id } = await buildHiring(app)
    const { url } = (await upload(seeker, videoBytes())).data
    expect(await seen(id, recruiter)).toHaveLength(1)
    await app.call(withdrawApplication, { params: { id } }, { as: seeker })
    expect(await seen(id, recruiter)).toEqual([])
    expect((await play(url, recruiter)).answer.status).toBe(404)
  })
})

describe('a cover', () => {
  const png = (content: Uint8Array<ArrayBuffer> = PNG) => ({
    video_cover: { name: 'cover.png', type: 'image/png', content },
  })

  test('is chosen for the newest video or the one that is named, checked by its content', async () => {
    const as = await buildSeeker(app)
    const { id } = (await upload(as, videoBytes())).data
    const chosen = await app.call(uploadVideoCover, { files: png() }, { as })
    expect(chosen.data.video_cover).toBe(readVideoCover.path.replace('{id}', id))
    const { answer, bytes } = await play(chosen.data.video_cover, as)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(bytes.length).toBeGreaterThan(0)
    for (const content of [pdfBytes(), PNG.slice(0, 40)]) {
      const refused = await app.call(uploadVideoCover, { files: png(content) }, { as })
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['video_cover']])
    }
  })

  test('comes before its video too, waits for one that can be taken, and stays what was chosen', async () => {
    const as = await buildSeeker(app)
    const chosen = (await app.call(uploadVideoCover, { files: png() }, { as })).data
    const { bytes } = await play(chosen.video_cover, as)
    expect((await play(chosen.video_cover, await buildSeeker(app))).answer.status).toBe(404)
    expect((await app.call(listVideoResumes, {}, { as })).data).toEqual([])
    expect((await upload(as, new Uint8Array(pdfBytes()))).status).toBe(422)
    expect((await upload(as, videoBytes().slice(0, 200))).status).toBe(422)
    const { id, video_cover } = (await upload(as, videoBytes())).data
    expect([id, video_cover]).toEqual([chosen.video_resume_id, chosen.video_cover])
    expect((await play(chosen.video_cover, as)).bytes).toEqual(bytes)
    // Taken once: the next video is another.
    expect((await upload(as, videoBytes('short.webm'))).data.id).not.toBe(id)
  })

  test('that came before its video is named by it, also part by part', async () => {
    const as = await buildSeeker(app)
    const { video_resume_id } = (await app.call(uploadVideoCover, { files: png() }, { as })).data
    const content = videoBytes()
    const body = { video_resume_id, total: content.length }
    expect((await upload(as, content.slice(0, 1000), body)).data).toMatchObject({ id: video_resume_id })
    const whole = await upload(as, content.slice(1000), { ...body, offset: 1000 })
    expect(whole.data).toMatchObject({ id: video_resume_id, size: content.length, duration: 2 })
  })

  test.each(['jpeg', 'webp', 'png'] as const)(
    'is made anew of its pixels, upright and small, without what a camera wrote, from %s',
    async kind => {
      const as = await buildSeeker(app)
      await upload(as, videoBytes())
      const wide = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#d00000' } })
      const content = new Uint8Array(
        await wide
          .withExif({ IFD0: { Copyright: 'Secret camera' } })
          .withMetadata({ orientation: 6 })
          .toFormat(kind)
          .toBuffer(),
      )
      const { data } = await app.call(uploadVideoCover, { files: png(content) }, { as })
      const { bytes } = await play(data.video_cover, as)
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
      expect({ format, width, height, exif, orientation }).toEqual({
        format: 'jpeg',
        width: 320,
        height: 640,
      })
      expect(Buffer.from(content).includes('Secret camera')).toBe(true)
      expect(Buffer.from(bytes).includes('Secret camera')).toBe(false)
    },
  )
})

describe('a part that another request was at when it ended', () => {
  const content = videoBytes()
  const total = content.length
  const [one, rest] = [content.slice(0, 1000), content.slice(1000)]
  /** As a process that was killed leaves it. */
  const claimedFor = (id: string, time: string) =>
    app.connection.sql`
      update video_resumes set claimed_by = 'gone', claimed_until = now() + ${time}::interval where id = ${id}`

  test('is nobody else’s while it may come back, and anybody’s afterwards', async () => {
    const as = await buildSeeker(app)
    const { id } = (await upload(as, one, { total })).data
    const goOn = () => upload(as, rest, { video_resume_id: id, offset: 1000, total })
    await claimedFor(id, '1 minute')
    const busy = await goOn()
    expect([busy.status, busy.data]).toEqual([409, { received: 1000, total }])
    await claimedFor(id, '-1 second')
    const whole = await goOn()
    expect(whole.data).toMatchObject({ id, received: total, duration: 2 })
    expect((await play(whole.data.url, as)).bytes).toEqual(content)
  })

  test('is sent again where its file was taken over and its row was not written', async () => {
    const as = await buildSeeker(app)
    const { id } = (await upload(as, one, { total })).data
    const goOn = () => upload(as, rest, { video_resume_id: id, offset: 1000, total })
    await app.connection
      .sql`alter table video_resumes add constraint no_content check (content_hash is null) not valid`
    const failed = await goOn()
    await app.connection.sql`alter table video_resumes drop constraint no_content`
    expect(failed.status).toBe(500)
    const whole = await goOn()
    expect(whole.data).toMatchObject({ id, received: total, duration: 2 })
    expect((await play(whole.data.url, as)).bytes).toEqual(content)
  })

  test('leaves nothing that counts where it was the first', async () => {
    const as = await buildSeeker(app)
    for (let count = 0; count < 3; count += 1) {
      const { id } = (await upload(as, one, { total })).data
      await app.connection.sql`update video_resumes set received = 0 where id = ${id}`
      await claimedFor(id, '-1 second')
    }
    expect((await upload(as, content)).status).toBe(200)
    const [left] = await app.connection
      .sql`select count(*)::int as count from video_resumes where account_id = ${as.id}`
    expect(left?.count).toBe(1)
  })
})

describe('while many videos are looked at', () => {
  const path = process.env.PATH
  const folder = mkdtempSync(join(tmpdir(), 'hanap-slow-'))
  // A program of that name that takes a second and finds no picture.
  beforeAll(() => {
    writeFileSync(join(folder, 'ffmpeg'), '#!/bin/sh\nexec sleep 1\n', { mode: 0o755 })
    process.env.PATH = `${folder}${delimiter}${path}`
  })
  afterAll(() => {
    process.env.PATH = path
    rmSync(folder, { recursive: true })
  })

  test('others are answered as ever, no transaction waits, and too many are told when to come again', {
    timeout: 60_000,
  }, async () => {
    const people = await Promise.all(Array.from({ length: 14 }, () => buildSeeker(app)))
    const reader = await buildSeeker(app)
    let isOver = false
    const uploads = Promise.all(people.map(as => upload(as, videoBytes()))).finally(() => {
      isOver = true
    })
    const times: number[] = []
    let waiting = 0
    while (!isOver) {
      const begun = performance.now()
      expect((await app.call(readMe, {}, { as: reader })).status).toBe(200)
      times.push(performance.now() - begun)
      const [open] = await app.connection.sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and xact_start < now() - interval '900 milliseconds'`
      waiting += open?.count ?? 0
    }
    const answers = await uploads
    for (const { status, headers } of answers)
      if (status !== 200) expect([status, headers['retry-after']]).toEqual([503, '5'])
    const width = availableParallelism()
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(
      Math.min(14, 5 * width),
    )
    expect(waiting).toBe(0)
    expect(times.length).toBeGreaterThan(10)
    expect(Math.max(...times)).toBeLessThan(2000)
  })

  test('one account has no more than two of them in hand', async () => {
    const as = await buildSeeker(app)
    const answers = await Promise.all([1, 2, 3].map(() => upload(as, videoBytes())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('2')
  })
})

test('a deleted video is gone, and all of them with their account', async () => {
  const as = await buildSeeker(app)
  const { id, url } = (await upload(as, videoBytes('short.webm'))).data
  await upload(as, videoBytes())
  const params = { id }
  const stranger = await buildSeeker(app)
  expect((await app.call(deleteVideoResume, { params }, { as: stranger })).status).toBe(404)
  expect((await app.call(deleteVideoResume, { params }, { as })).status).toBe(200)
  expect((await play(url, as)).answer.status).toBe(404)
  const contents = () =>
    app.connection.sql<{ content_hash: string }[]>`
      select content_hash from video_resumes where account_id = ${as.id}`
  const hashes = (await contents()).map(row => row.content_hash)
  expect((await videosStore.namedContents(app.db, hashes)).has(hashes[0] ?? '')).toBe(true)
  await app.connection.sql`delete from accounts where id = ${as.id}`
  expect(await contents()).toEqual([])
})
