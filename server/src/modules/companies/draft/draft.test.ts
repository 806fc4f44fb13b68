import { readCompany } from '@hanap/contracts/companies/companies.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as calls from '@hanap/contracts/recruiters/company-draft.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, type TestPerson } from '../../auth/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { adminCommands } from '../admin-commands.ts'
import { draftedFiles } from './draft-pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const build = async () => {
  const companyId = await buildCompany(app.db, { about: 'We sell bread.' })
  return { companyId, owner: await buildRecruiter(app, { companyId }) }
}
const draft = async (as: TestPerson) => (await app.call(calls.readCompanyDraft, {}, { as })).data
const save = (as: TestPerson, revision: number, changes: object) =>
  app.call(calls.saveCompanyDraft, { body: { revision, ...changes } }, { as })
const publish = (as: TestPerson, revision: number) =>
  app.call(calls.publishCompanyDraft, { body: { revision } }, { as })
let pictures = 0
/** Of other bytes each time: those that another company's page shows are shown. */
const newPicture = async () => {
  pictures += 1
  const background = { r: 0, g: pictures * 5, b: 200 }
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background } })
  const content = new Uint8Array(await drawn.png().toBuffer())
  return { name: 'office.png', type: 'image/png', content }
}
const page = async (id: string) => (await app.call(readCompany, { params: { id } })).data

test('what is typed is kept and seen by nobody; the preview is the page with it; publishing makes it the page', async () => {
  const { companyId, owner } = await build()
  expect(await draft(owner)).toMatchObject({ about: 'We sell bread.', revision: 0, is_draft: false })
  // A website is one when it is published.
  const saved = await save(owner, 0, { about: 'We bake bread.', website: 'https://bre', locations: ['Cebu'] })
  expect(saved.data).toMatchObject({ about: 'We bake bread.', revision: 1, is_draft: true })
  expect(await draft(owner)).toEqual(saved.data)
  expect((await page(companyId)).about).toBe('We sell bread.')
  await save(owner, 1, { website: 'bread' })
  expect(await publish(owner, 2)).toMatchObject({ status: 422, errors: { website: [expect.any(String)] } })
  await save(owner, 2, { website: 'https://bread.example' })
  const preview = (await app.call(calls.previewCompanyPage, {}, { as: owner })).data
  expect((await page(companyId)).about).toBe('We sell bread.')
  expect((await publish(owner, 3)).data).toMatchObject({ is_draft: false, about: 'We bake bread.' })
  expect(await page(companyId)).toEqual(preview)
  expect(preview).toMatchObject({
    about: 'We bake bread.',
    website: 'https://bread.example',
    locations: ['Cebu'],
  })
  const { entries } = (await app.call(readAuditLog, {}, { as: owner })).data
  expect(entries[0]).toMatchObject({ action: 'company_changed', actor: { id: owner.id } })
})

test('of two who type at once the second is told, also where the first has published since', async () => {
  const { companyId, owner } = await build()
  const admin = await buildRecruiter(app, { companyId, role: 'admin' })
  const outcomes = await Promise.all([save(owner, 0, { about: 'One' }), save(admin, 0, { about: 'Two' })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await publish(admin, 1)
  const { revision } = await draft(admin)
  await save(admin, revision, { about: 'Three' })
  expect((await save(owner, 1, { about: 'Four' })).status).toBe(409)
  expect((await draft(owner)).about).toBe('Three')
})

test('a saving that is sent again, since its answer was lost, is answered as the first time', async () => {
  const { companyId, owner } = await build()
  const admin = await buildRecruiter(app, { companyId, role: 'admin' })
  const changes = { about: 'One', locations: ['Cebu'] }
  const first = await save(owner, 0, changes)
  const again = await save(owner, 0, changes)
  expect(again.status).toBe(200)
  expect(again.data).toEqual(first.data)
  expect((await draft(owner)).revision).toBe(1)
  expect((await save(admin, 1, { about: 'Two' })).status).toBe(200)
  expect((await save(owner, 0, changes)).status).toBe(409)
  await app.call(calls.discardCompanyDraft, {}, { as: owner })
  expect((await save(admin, 1, { about: 'Two' })).status).toBe(409)
})

test('a draft that is thrown away leaves the page as it was', async () => {
  const { companyId, owner } = await build()
  await save(owner, 0, { about: 'Something else' })
  await app.call(calls.discardCompanyDraft, {}, { as: owner })
  expect(await draft(owner)).toMatchObject({ about: 'We sell bread.', is_draft: false })
  expect((await page(companyId)).about).toBe('We sell bread.')
})

describe('pictures of a draft', () => {
  const upload = async (as: TestPerson, kind: 'logo' | 'cover' | 'photo') =>
    app.call(calls.uploadDraftPicture, { body: { kind }, files: { picture: await newPicture() } }, { as })
  const remove = (as: TestPerson, id: string) =>
    app.call(calls.removeDraftPicture, { params: { id } }, { as })
  const preview = async (as: TestPerson) => (await app.call(calls.previewCompanyPage, {}, { as })).data
  const statusOf = async (url: string, as?: TestPerson) =>
    (await app.send('GET', url, as ? { headers: { authorization: `Bearer ${as.token}` } } : {})).status

  test('are previewed, seen by nobody else, and on the page once it is published', async () => {
    const { companyId, owner } = await build()
    const { url } = (await upload(owner, 'logo')).data.picture
    const photo = (await upload(owner, 'photo')).data.picture
    expect(await draft(owner)).toMatchObject({ is_draft: true, revision: 2 })
    expect(await preview(owner)).toMatchObject({ logo: url, photos: [photo.url] })
    expect(await page(companyId)).toMatchObject({ logo: null, photos: [] })
    expect([await statusOf(url), await statusOf(url, (await build()).owner)]).toEqual([404, 404])
    expect(await statusOf(url, owner)).toBe(200)
    expect((await publish(owner, 1)).status).toBe(409)
    expect((await publish(owner, 2)).data).toMatchObject({ is_draft: false })
    expect(await page(companyId)).toMatchObject({ logo: url, photos: [photo.url] })
    expect(await statusOf(url)).toBe(200)
    const { entries } = (await app.call(readAuditLog, {}, { as: owner })).data
    expect(entries.map(({ text }) => text)).toEqual(['Company page changed: Logo and Photos'])
  })

  test('take the place of others, or take them off, when the draft is published', async () => {
    const { companyId, owner } = await build()
    const first = (await upload(owner, 'logo')).data.picture
    const photo = (await upload(owner, 'photo')).data.picture
    await publish(owner, 2)
    const { revision } = await draft(owner)
    const second = (await upload(owner, 'logo')).data.picture
    expect((await remove(owner, photo.id)).data.pictures.map(({ id }) => id)).toEqual([second.id])
    expect(await preview(owner)).toMatchObject({ logo: second.url, photos: [] })
    expect(await page(companyId)).toMatchObject({ logo: first.url, photos: [photo.url] })
    expect((await remove(owner, photo.id)).status).toBe(404)
    expect((await remove((await build()).owner, second.id)).status).toBe(404)
    await publish(owner, revision + 2)
    expect(await page(companyId)).toMatchObject({ logo: second.url, photos: [] })
    expect([await statusOf(first.url), await statusOf(photo.url)]).toEqual([404, 404])
  })

  test('are dropped with a draft that is thrown away, and nobody has their files then', async () => {
    const { companyId, owner } = await build()
    const { url } = (await upload(owner, 'cover')).data.picture
    await app.call(calls.discardCompanyDraft, {}, { as: owner })
    expect(await draft(owner)).toMatchObject({ is_draft: false, pictures: [] })
    expect(await statusOf(url, owner)).toBe(404)
    expect((await page(companyId)).cover).toBeNull()
    // The sweep of files asks by this: it keeps none of them.
    expect(await draftedFiles(app.db, [url.split('/').at(-1) ?? ''])).toEqual(new Set())
  })

  test('are at most twelve photos with those of the page, also at once', async () => {
    const { owner } = await build()
    for (let round = 0; round < 7; round += 1)
      await Promise.all([upload(owner, 'photo'), upload(owner, 'photo')])
    expect((await draft(owner)).pictures).toHaveLength(12)
  })
})

test('what no list has is not kept', async () => {
  const { owner } = await build()
  expect((await save(owner, 0, { industry_id: 99_999 })).errors).toHaveProperty('industry_id')
  expect((await save(owner, 0, { benefit_ids: [1, 99_999] })).errors).toHaveProperty('benefit_ids')
  expect((await draft(owner)).revision).toBe(0)
})

test('an operator lists what has changed of companies’ pages, the newest first', async () => {
  const { companyId, owner } = await build()
  await save(owner, 0, { about: 'Wire money to us first.', website: 'https://other.example' })
  await publish(owner, 1)
  const run = (...args: string[]) =>
    adminCommands['company-changes']?.run({
      connection: app.connection,
      args,
      dataDir: '',
      bucket: undefined,
    })
  const [newest] = String(await run('1')).split('\n')
  expect(newest).toContain(companyId)
  expect(newest).toContain('website, about')
  expect(newest).toContain('https://other.example')
  expect(newest).toContain('Wire money to us first.')
  await expect(run('0')).rejects.toThrow('Usage')
})
