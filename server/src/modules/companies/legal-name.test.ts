import { companiesByLegalName } from '@hanap/contracts/companies/companies.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildCompany } from '../jobs/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await buildCompany(app.db, { name: 'Sari-Sari Online', legal_name: 'Tindahan Holdings, Inc.' })
  await buildCompany(app.db, { name: 'Tindahan Foods', legal_name: 'Tindahan Food Corporation' })
  await buildCompany(app.db, { name: '青空商事株式会社' })
  await buildCompany(app.db, { name: 'Elsewhere', legal_name: 'Tindahan Holdings', market: 'sg' })
  await buildCompany(app.db, { name: '100% Clinic' })
})
afterAll(() => app.close())

test.each([
  ['Tindahan Holdings, Inc.', ['Sari-Sari Online']],
  ['tindahan holdings', ['Sari-Sari Online']],
  ['SARI-SARI ONLINE CO.', ['Sari-Sari Online']],
  ['Tindahan', ['Sari-Sari Online', 'Tindahan Foods']],
  ['holdings', ['Sari-Sari Online']],
  ['foods', ['Tindahan Foods']],
  ['food corporation', ['Tindahan Foods']],
  ['青空商事', ['青空商事株式会社']],
  ['%', []],
])('a company is found by its registered or known name: %s', async (company_name, names) => {
  const { data } = await app.call(companiesByLegalName, { query: { company_name } })
  expect(data.companies.map(({ name }) => name)).toEqual(names)
})

test('without a name it is 422', async () => {
  const answer = await app.send('GET', companiesByLegalName.path)
  expect([answer.status, Object.keys(JSON.parse(answer.text).errors)]).toEqual([422, ['company_name']])
})
