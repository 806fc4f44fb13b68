import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, CallInput } from '@hanap/contracts/call'
import { listApplicants, openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { deleteAvatar, readAvatar, uploadAvatar } from '@hanap/contracts/jobseekers/avatar.calls'
import { downloadMyData } from '@hanap/contracts/jobseekers/privacy.calls'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import { unzipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFileStore } from '../../files/file-store.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildHiring } from '../job-applications/factory.ts'
import { namedAvatars, portraitFor } from './avatar.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const RED = '#d00000'
const BLUE = '#0000d0'

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })
/** Its left half is red, its right half blue. */
const halves = async (width = 80, height = 40) =>
  plain(width, height).composite([
    {
      input: await plain(width / 2, height, BLUE)
        .png()
        .toBuffer(),
      left: width / 2,
      top: 0,
    },
  ])

const upload = (
  as: TestPerson,
  content: Uint8Array<ArrayBuffer>,
  body: CallInput<typeof uploadAvatar>['body'] = {},
  name = 'me.png',
) => app.call(uploadAvatar, { body, files: { avatar: { name, type: 'image/png', content } } }, { as })

const read = async (address: string) => {
  const answer = await fetch(`http://127.0.0.1:${app.port}${address}`)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** The colour of a photo at a place of it, as words. */
const colourAt = async (bytes: Buffer, left: number, top = 256) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, , blue = 0] = data
  return red > 150 && blue < 60 ? 'red' : blue > 150 && red < 60 ? 'blue' : `${red} ${blue}`
}

const folder = () => join(app.settings.DATA_DIR, 'files', 'avatars')
const keptFiles = async () =>
  existsSync(folder())
    ? (await readdir(folder(), { recursive: true })).filter(path => path.includes('/'))
    : []

describe('074 upload-avatar', () => {
  test('a photo becomes a square without metadata, at an address that anybody may read', async () => {
    const as = await buildSeeker(app)
    const sent = await bytesOf(
      (await halves())
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Secretplace' }, IFD3: { GPSLatitude: '14/1 0/1 0/1' } }),
    )
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { status, data, headers } = await upload(as, sent, { filename: 'me.jpg' })
    expect(status).toBe(200)
    expect(data.user).toMatchObject({ id: as.id, avatar: data.avatar })
    expect(decodeURIComponent(String(headers['set-cookie']))).toContain(`"avatar":"${data.avatar}"`)
    const me: AnswerOf<typeof readMe> = (await app.call(readMe, {}, { as })).data
    expect(me.user.avatar).toBe(data.avatar)

    const photo = await read(data.avatar)
    expect(photo.status).toBe(200)
    expect(photo.headers.get('content-type')).toBe('image/webp')
    expect(photo.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff')
    expect(photo.headers.get('set-cookie')).toBeNull()
    const facts = await sharp(photo.bytes).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 512, height: 512 })
    expect([facts.exif, facts.icc, facts.xmp]).toEqual([undefined, undefined, undefined])
    expect(photo.bytes.includes('Secretplace')).toBe(false)
    // The middle: half of each.
    expect(await Promise.all([colourAt(photo.bytes, 20), colourAt(photo.bytes, 490)])).toEqual([
      'red',
      'blue',
    ])
  })

  test.each([
    ['the left end', { x: 0, y: 0.5 }, ['red', 'red']],
    ['the right end', { x: 1, y: 0.5 }, ['blue', 'blue']],
    ['a small piece of the middle', { x: 0.5, y: 0, size: 0.2 }, ['red', 'blue']],
  ])('the square that was chosen is shown: %s', async (_, crop, colours) => {
    const { data } = await upload(await buildSeeker(app), await bytesOf((await halves()).png()), crop)
    const { bytes } = await read(data.avatar)
    expect(await Promise.all([colourAt(bytes, 20), colourAt(bytes, 490)])).toEqual(colours)
  })

  test('a picture that a phone has turned is turned before it is cut', async () => {
    // A quarter to the right: the left half of the file is shown on top.
    const sent = await bytesOf(
      (await halves()).jpeg({ chromaSubsampling: '4:4:4' }).withMetadata({ orientation: 6 }),
    )
    const { data } = await upload(await buildSeeker(app), sent, { y: 0 })
    const { bytes } = await read(data.avatar)
    expect([await colourAt(bytes, 256, 20), await colourAt(bytes, 256, 490)]).toEqual(['red', 'red'])
  })

  test.each<[string, RegExp, () => Promise<Uint8Array<ArrayBuffer>>]>([
    [
      'a drawing',
      /PNG, JPEG, WebP/,
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a text', /PNG, JPEG, WebP/, async () => new TextEncoder().encode('I am no picture.')],
    ['a GIF', /PNG, JPEG, WebP/, () => bytesOf(plain(4, 4).gif())],
    ['an empty file', /could not be opened/, async () => new Uint8Array()],
    [
      'half a picture',
      /could not be opened/,
      async () => (await bytesOf((await halves()).png())).slice(0, 60),
    ],
    [
      'a picture’s beginning with a drawing behind it',
      /could not be opened/,
      async () => new Uint8Array(Buffer.from('89504e470d0a1a0a3c7376672f3e', 'hex')),
    ],
    ['more than 5 MB', /5 MB/, async () => new Uint8Array(5 * 1024 * 1024 + 1)],
    // Some ten kilobytes, 288 MB once it is unpacked.
    ['a picture of 8,001 pixels a side', /8,?000 pixels/, () => bytesOf(plain(8001, 12_000).png())],
  ])('%s is refused whatever its name says, and the photo stays', async (_, text, make) => {
    const as = await buildSeeker(app)
    const { data } = await upload(as, await bytesOf(plain(9, 9).png()))
    const before = await keptFiles()
    const refused = await upload(as, await make())
    expect(refused.status).toBe(422)
    expect(refused.errors).toEqual({ avatar: [expect.stringMatching(text)] })
    expect(await keptFiles()).toEqual(before)
    expect((await app.call(readMe, {}, { as })).data.user.avatar).toBe(data.avatar)
  })

  test('a square that is none, and a form without a file, are refused', async () => {
    const as = await buildSeeker(app)
    const sent = await bytesOf(plain(9, 9).png())
    expect((await upload(as, sent, { x: 2, y: -1, size: 0 })).errors).toEqual({
      x: [expect.any(String)],
      y: [expect.any(String)],
      size: [expect.any(String)],
    })
    expect((await app.call(uploadAvatar, {}, { as })).errors).toHaveProperty('avatar')
  })

  test('another photo takes the place of the first, whose address and file end', async () => {
    const as = await buildSeeker(app)
    const other = await buildSeeker(app)
    const first = (await upload(as, await bytesOf(plain(11, 11, '#123456').png()))).data.avatar
    const shared = (await upload(as, await bytesOf(plain(12, 12, '#654321').png()))).data.avatar
    expect((await upload(other, await bytesOf(plain(12, 12, '#654321').png()))).data.avatar).toBe(shared)
    expect((await read(first)).status).toBe(404)
    expect((await app.call(deleteAvatar, {}, { as })).data.user.avatar).toBeNull()
    expect((await app.call(readMe, {}, { as })).data.user.avatar).toBeNull()
    // It is the other's too.
    expect((await read(shared)).status).toBe(200)

    await createFileStore(folder()).sweep(keys => namedAvatars(app.db, keys), 0)
    const files = (await keptFiles()).join()
    const keyOf = (address: string) => address.split('/').at(-1) ?? ''
    expect([files.includes(keyOf(first)), files.includes(keyOf(shared))]).toEqual([false, true])
    await app.connection.sql`delete from accounts where id = ${other.id}`
    expect((await read(shared)).status).toBe(404)
  })
})

test('215: an address that nobody was given answers 404', async () => {
  expect((await read(readAvatar.path.replace('{id}', 'f'.repeat(64)))).status).toBe(404)
  expect((await read(readAvatar.path.replace('{id}', '..%2f..%2fpasswd'))).status).toBeGreaterThanOrEqual(400)
})

test('recruiters see an applicant’s photo in the list and on the application, and the archive has it', async () => {
  const { id, seeker, recruiter } = await buildHiring(app)
  const { avatar } = (await upload(seeker, await bytesOf(plain(9, 9).png()))).data
  const { applications } = (await app.call(listApplicants, {}, { as: recruiter })).data
  expect(applications.find(each => each.id === id)?.seeker.avatar).toBe(avatar)
  const opened = await app.call(openApplicant, { params: { id } }, { as: recruiter })
  expect(opened.data.seeker.avatar).toBe(avatar)

  const archive = await fetch(`http://127.0.0.1:${app.port}${downloadMyData.path}`, {
    headers: { authorization: `Bearer ${seeker.token}` },
  })
  const names = Object.entries(unzipSync(new Uint8Array(await archive.arrayBuffer())))
  const photo = names.find(([name]) => name.endsWith('avatar.webp'))?.[1]
  expect(Buffer.from(photo ?? [])).toEqual((await read(avatar)).bytes)
})

test('a photo whose file is lost is none on paper', async () => {
  const store = createFileStore(tmpdir())
  expect(await portraitFor(store, readAvatar.path.replace('{id}', 'a'.repeat(64)))).toBeUndefined()
})
