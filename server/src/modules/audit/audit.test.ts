import { type AuditSubject, readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter } from '../auth/factory.ts'
import { buildCompany } from '../jobs/factory.ts'
import { recordAudit } from './record-audit.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('the log is narrowed by what it is of and by who did it', async () => {
  const companyId = await buildCompany(app.db)
  const owner = await buildRecruiter(app, { companyId, role: 'owner' })
  const other = await buildRecruiter(app, { companyId, role: 'recruiter' })
  const actor = { kind: 'member', id: owner.id } as const
  await recordAudit(app.db, { companyId, action: 'job_posted', actor, details: { job: 'Nurse' } })
  await recordAudit(app.db, { companyId, action: 'token_created', actor, details: { value: 'Payroll' } })
  await recordAudit(app.db, {
    companyId,
    action: 'token_revoked',
    actor: { kind: 'token', id: other.id },
    details: { value: 'Payroll' },
  })
  const actions = async (query: { about?: AuditSubject; actor_id?: string }) => {
    const { data } = await app.call(readAuditLog, { query }, { as: other })
    expect(data.total_num).toBe(data.entries.length)
    return data.entries.map(({ action }) => action)
  }
  expect(await actions({ about: 'programs' })).toEqual(['token_revoked', 'token_created'])
  expect(await actions({ about: 'jobs' })).toEqual(['job_posted'])
  expect(await actions({ actor_id: other.id })).toEqual(['token_revoked'])
  expect(await actions({ about: 'programs', actor_id: owner.id })).toEqual(['token_created'])
  expect(await actions({ about: 'team', actor_id: owner.id })).toEqual([])
})
