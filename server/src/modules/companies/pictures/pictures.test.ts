import { readCompany } from '@hanap/contracts/companies/companies.calls'
import * as calls from '@hanap/contracts/companies/company-pictures.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { readRecruiter, updateCompany } from '@hanap/contracts/recruiters/recruiters.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestFiles } from '../../../testing/app.ts'
import { pngFile } from '../../../testing/picture.ts'
import { buildRecruiter, type TestPerson } from '../../auth/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const build = async () => {
  const companyId = await buildCompany(app.db)
  return { companyId, owner: await buildRecruiter(app, { companyId }) }
}
const upload = (
  as: TestPerson,
  kind: 'logo' | 'cover' | 'photo',
  picture: TestFiles[string] = pngFile('office.png'),
) => app.call(calls.uploadCompanyPicture, { body: { kind }, files: { picture } }, { as })
const shown = async (id: string) => (await app.call(readCompany, { params: { id } })).data

describe('pictures of a company’s page', () => {
  test('are made anew in their frames, shown to anybody, and one logo takes the place of another', async () => {
    const { companyId, owner } = await build()
    const first = await upload(owner, 'logo')
    const second = await upload(owner, 'logo')
    await upload(owner, 'cover')
    const photo = await upload(owner, 'photo')
    const page = await shown(companyId)
    expect([page.logo, page.photos]).toEqual([second.data.picture.url, [photo.data.picture.url]])
    const sizes: Record<string, [number, number]> = {
      [page.logo ?? '']: [256, 256],
      [page.cover ?? '']: [1600, 400],
    }
    for (const [url, size] of Object.entries(sizes)) {
      const answer = await fetch(`http://127.0.0.1:${app.port}${url}`)
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect([answer.status, format, width, height]).toEqual([200, 'webp', ...size])
    }
    const own = await app.call(readRecruiter, {}, { as: owner })
    expect(own.data.company?.pictures.map(({ kind }) => kind)).toEqual(['logo', 'cover', 'photo'])
    expect(own.data.company?.pictures.map(({ id }) => id)).not.toContain(first.data.picture.id)
  })

  test('are taken off, by members of that company alone, and are then nobody’s', async () => {
    const { companyId, owner } = await build()
    const { id, url } = (await upload(owner, 'cover')).data.picture
    const remove = (as: TestPerson) => app.call(calls.deleteCompanyPicture, { params: { id } }, { as })
    expect((await remove((await build()).owner)).status).toBe(404)
    expect((await remove(owner)).status).toBe(200)
    expect((await shown(companyId)).cover).toBeNull()
    // The same bytes may be on another company's page: it is the row that shows them.
    await app.connection.sql`delete from company_pictures where file_key = ${url.split('/').at(-1) ?? ''}`
    expect((await app.send('GET', url)).status).toBe(404)
    expect((await remove(owner)).status).toBe(404)
  })

  test('are at most twelve photos, also at once', async () => {
    const { companyId, owner } = await build()
    for (let round = 0; round < 7; round += 1)
      await Promise.all([upload(owner, 'photo'), upload(owner, 'photo')])
    expect((await shown(companyId)).photos).toHaveLength(12)
  })

  test.each([
    ['no picture', { name: 'a.png', type: 'image/png', content: 'hello' }],
    ['a drawing with script', { name: 'a.svg', type: 'image/svg+xml', content: '<svg onload="x()"/>' }],
    ['nothing', { name: 'a.png', type: 'image/png', content: '' }],
  ])('%s is refused', async (_, picture) => {
    const { owner } = await build()
    const refused = await upload(owner, 'logo', picture)
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['picture']])
  })
})

test('benefits, culture, financing and places are changed by ids of their lists, and the log names what changed', async () => {
  const { companyId, owner } = await build()
  const body = { benefit_ids: [1, 2], culture_ids: [1], financing_stage_id: 2, locations: ['Makati', 'Cebu'] }
  const changed = await app.call(updateCompany, { body }, { as: owner })
  expect(changed.data).toMatchObject(body)
  const page = await shown(companyId)
  expect([page.benefits.map(({ id }) => id), page.cultures.map(({ id }) => id), page.locations]).toEqual([
    [1, 2],
    [1],
    ['Makati', 'Cebu'],
  ])
  expect(page.financing_stage).not.toBeNull()
  await upload(owner, 'photo')
  const log = await app.call(readAuditLog, {}, { as: owner })
  expect(log.data.entries.map(({ text }) => text)).toEqual([
    'Company page changed: Photos',
    'Company page changed: Benefits, Culture, Financing, and Locations',
  ])
  for (const wrong of [{ benefit_ids: [9999] }, { culture_ids: [9999] }, { financing_stage_id: 9999 }])
    expect((await app.call(updateCompany, { body: wrong }, { as: owner })).status).toBe(422)
})
