import { readTalent, reportTalent } from '@hanap/contracts/recruiters/talents.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSockets } from '../../sockets/sockets.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Employer } from '../job-applications/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { notificationsModule } from '../notifications/index.ts'
import { adminCommands } from './admin-commands.ts'
import { buildTalent, buildVerifiedEmployer } from './factory.ts'
import { tellOfTalentReports } from './review-reports.ts'

let app: TestApp
let company: Employer
beforeAll(async () => {
  app = await startTestApp()
  company = await buildVerifiedEmployer(app, { title: 'Registered Nurse' })
})
afterAll(() => app.close())

const open = (id: string) => app.call(readTalent, { params: { id } }, { as: company.recruiter })

test('a report is stored once until somebody looked, with the reason given last', async () => {
  const talent = await buildTalent(app)
  const report = (id: number) =>
    app.call(
      reportTalent,
      { params: { id: talent.id }, body: { report_reason_id: id } },
      { as: company.recruiter },
    )
  expect(Object.keys((await report(99)).errors)).toEqual(['report_reason_id'])
  expect((await report(1)).status).toBe(200)
  expect((await report(3)).status).toBe(200)
  const rows = await app.connection.sql`
    select reason_id, company_id from talent_reports where account_id = ${talent.id}`
  expect(rows).toEqual([{ reason_id: 3, company_id: company.companyId }])
})

describe('an operator’s verdict on a report', () => {
  const tell = () => {
    const { notifier } = notificationsModule({
      db: app.db,
      listener: app.connection.listener,
      sockets: createSockets(),
      siteAddress: site => `http://${site}.localhost`,
      supportEmail: 'support@example.com',
      endedSessions: async () => [],
      push: { keys: undefined, isPublicOnly: false },
      onError: error => {
        throw error
      },
    })
    return tellOfTalentReports(app.db, notifier)
  }

  const decide = async (verdict: string) => {
    const talent = await buildTalent(app)
    await app.call(
      reportTalent,
      { params: { id: talent.id }, body: { report_reason_id: 1 } },
      { as: company.recruiter },
    )
    const run = (...args: string[]) =>
      adminCommands['talent-reports']?.run({
        connection: app.connection,
        args,
        dataDir: '',
        bucket: undefined,
      })
    const line = (await run())?.split('\n').find(text => text.includes(talent.email))
    expect(line).toContain('Fake profile')
    const id = line?.split(' ')[0] ?? ''
    await run(id, verdict)
    await expect(run(id, verdict)).rejects.toThrow('There is no open report')
    await tell()
    return talent
  }

  test('that upholds it ends that they are found, and both sides are told', async () => {
    const talent = await decide('uphold')
    expect((await open(talent.id)).status).toBe(404)
    expect((await caughtMails(app.db, talent.email, 1)).at(-1)?.subject).toContain(
      'can no longer find your profile',
    )
    expect((await caughtMails(app.db, company.recruiter.email, 1)).at(-1)?.text).toContain('breaks our rules')
  })

  test('that refuses it is told to who reported alone', async () => {
    const talent = await decide('refuse')
    expect((await open(talent.id)).status).toBe(200)
    expect(await countMails(app.db, talent.email)).toBe(0)
  })
})
