import { readCompany } from '@hanap/contracts/companies/companies.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as calls from '@hanap/contracts/recruiters/company-draft.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, type TestPerson } from '../../auth/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { adminCommands } from '../admin-commands.ts'

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

test('a draft that is thrown away leaves the page as it was', async () => {
  const { companyId, owner } = await build()
  await save(owner, 0, { about: 'Something else' })
  await app.call(calls.discardCompanyDraft, {}, { as: owner })
  expect(await draft(owner)).toMatchObject({ about: 'We sell bread.', is_draft: false })
  expect((await page(companyId)).about).toBe('We sell bread.')
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
