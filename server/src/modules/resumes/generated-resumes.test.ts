import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { uploadAvatar } from '@hanap/contracts/jobseekers/avatar.calls'
import * as calls from '@hanap/contracts/jobseekers/generated-resumes.calls'
import { listResumes, readResumeFile } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { languages } from '@hanap/markets/languages'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildNurse } from '../profiles/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const order = { template_id: 1, language_code: 'en', sections: [...calls.resumeSections] } as const
const make = (as: TestPerson, over: object = {}, headers: Record<string, string> = {}) =>
  app.call(
    calls.generateResume,
    { body: { ...order, ...over, sections: [...calls.resumeSections] } },
    { as, headers },
  )
const resumesOf = async (as: TestPerson) => (await app.call(listResumes, {}, { as })).data.resumes
const fetched = (path: string, { token }: { token: string }, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${app.port}${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })

describe('a resume made of the profile', () => {
  test.each(languages.map(({ code }) => code))('is kept among the resumes, in %s', async language => {
    const as = await buildNurse(app)
    const { status, data } = await make(as, { language_code: language })
    expect(status).toBe(200)
    expect(data.url).toBe(readResumeFile.path.replace('{id}', data.resume_id))
    expect(await resumesOf(as)).toMatchObject([
      { id: data.resume_id, name: 'Zenobia Cruz.pdf', mime: 'application/pdf', is_default: true },
    ])
    const file = Buffer.from(await (await fetched(data.url, as)).arrayBuffer())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.includes('/StructTreeRoot')).toBe(true)
  })

  test('takes a name, and the default’s place where asked', async () => {
    const as = await buildNurse(app)
    const first = (await make(as)).data.resume_id
    await make(as, { filename: '../For the clinic.doc' })
    const last = (await make(as, { is_default: true, template_id: 6, language_code: 'ja' })).data.resume_id
    const resumes = await resumesOf(as)
    expect(resumes.map(({ name }) => name).sort()).toEqual([
      'For the clinic.pdf',
      'Zenobia Cruz.pdf',
      'Zenobia Cruz.pdf',
    ])
    expect(resumes.find(({ is_default }) => is_default)?.id).toBe(last)
    expect(first).not.toBe(last)
  })

  test('sent twice under one key is made once', async () => {
    const as = await buildNurse(app)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const one = await make(as, {}, headers)
    let stored = 0
    const count = () => {
      stored += 1
    }
    subscribe('hanap:files:store', count)
    const other = await make(as, {}, headers)
    unsubscribe('hanap:files:store', count)
    expect(stored).toBe(0)
    expect(other.data).toEqual(one.data)
    expect(await resumesOf(as)).toHaveLength(1)
  })

  test.each([
    ['template_id', { template_id: 12 }],
    ['language_code', { language_code: 'fr' }],
    ['sections.0', { sections: ['salary'] }],
  ])('of an unknown %s is refused, and nothing is kept', async (field, over) => {
    const as = await buildSeeker(app)
    const answer = await app.send('POST', calls.generateResume.path, {
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, ...over }),
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(JSON.parse(answer.text).errors)).toEqual([field])
    expect(await resumesOf(as)).toEqual([])
  })

  test('is seen before it is kept, as the same file and as a picture', async () => {
    const as = await buildNurse(app)
    const path = `${calls.previewResume.path}?template_id=2&language_code=ar&sections=skills,about`
    const pdf = await fetched(path, as)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const kept = await app.call(
      calls.generateResume,
      { body: { template_id: 2, language_code: 'ar', sections: ['skills', 'about'] } },
      { as },
    )
    expect((await pdf.arrayBuffer()).byteLength).toBe(
      (await (await fetched(kept.data.url, as)).arrayBuffer()).byteLength,
    )
    const picture = await fetched(`${path}&format=svg`, as, { 'accept-encoding': 'gzip' })
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('content-encoding')).toBe('gzip')
    expect(await picture.text()).toContain('<svg')
    expect(await resumesOf(as)).toHaveLength(1)
  })

  test('has the profile’s photo on the Japanese form, unless it is left out; no other template has it', async () => {
    const as = await buildNurse(app)
    const form = { template_id: 6, language_code: 'ja' } as const
    const preview = async (query = '') => {
      const path = `${calls.previewResume.path}?template_id=6&language_code=ja${query}`
      return Buffer.from(await (await fetched(path, as)).arrayBuffer())
    }
    const kept = async (over: object) => {
      const { data } = await make(as, { ...form, ...over })
      return Buffer.from(await (await fetched(data.url, as)).arrayBuffer())
    }
    /** Width and height of the photo in a file, and whether its left and its right edge are red. */
    const photoIn = async (pdf: Buffer) => {
      const text = pdf.toString('latin1')
      const dictionary = /\/Length (\d+)[^>]*\/Filter \/DCTDecode[^>]*>>\nstream\n/.exec(text)
      if (!dictionary) return null
      const from = dictionary.index + dictionary[0].length
      const jpeg = sharp(pdf.subarray(from, from + Number(dictionary[1])))
      const { data, info } = await jpeg.raw().toBuffer({ resolveWithObject: true })
      const isRed = (at: number) => (data[at] ?? 0) > 150 && (data[at + 2] ?? 0) < 80
      const row = info.width * info.channels * 200
      return [info.width, info.height, isRed(row), isRed(row + (info.width - 1) * info.channels)]
    }
    expect(await photoIn(await preview())).toBeNull()

    const plain = (width: number, background: string) =>
      sharp({ create: { width, height: 128, channels: 3, background } }).png()
    const right = { input: await plain(64, '#0000d0').toBuffer(), left: 64, top: 0 }
    const content = new Uint8Array(await plain(128, '#d00000').composite([right]).toBuffer())
    const avatar = { name: 'me.png', type: 'image/png', content }
    expect((await app.call(uploadAvatar, { files: { avatar } }, { as })).status).toBe(200)

    const shown = await preview()
    const file = await kept({})
    for (const each of [shown, file]) expect(await photoIn(each)).toEqual([384, 512, true, false])
    expect(file.length).toBe(shown.length)
    for (const each of [
      await preview('&is_photo_shown=0'),
      await kept({ is_photo_shown: false }),
      await kept({ template_id: 1 }),
    ])
      expect(await photoIn(each)).toBeNull()
  })

  test('of somebody with nothing but a name is made all the same', async () => {
    const as = await buildSeeker(app)
    for (const template_id of calls.resumeTemplateIds)
      expect(
        (await app.call(calls.generateResume, { body: { ...order, template_id, sections: [] } }, { as }))
          .status,
      ).toBe(200)
  })

  test('is shown by each template with a person who does not exist', async () => {
    for (const id of calls.resumeTemplateIds) {
      const path = calls.showResumeTemplate.path.replace('{id}', String(id))
      const answer = await fetch(`http://127.0.0.1:${app.port}${path}?language_code=ja`)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
      const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
      expect([format, width]).toEqual(['webp', 420])
    }
    const unknown = await fetch(
      `http://127.0.0.1:${app.port}${calls.showResumeTemplate.path.replace('{id}', '99')}`,
    )
    expect(unknown.status).toBe(404)
  })
})
