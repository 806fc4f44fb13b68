import { reportJob } from '@hanap/contracts/jobs/jobs.calls'
import { listOperatorActs } from '@hanap/contracts/operators/cases.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildVerifiedSeeker } from '../../modules/auth/factory.ts'
import { buildJob } from '../../modules/jobs/factory.ts'
import { adminCommands as jobs } from '../../modules/jobs/index.ts'
import { buildOperator } from '../../modules/operators/factory.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { withLog } from './logged-commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('what the command line does stands in the operators’ log, what it reads does not', async () => {
  const run = (...args: string[]) =>
    withLog(jobs).review?.run({ connection: app.connection, args, dataDir: '', bucket: undefined })
  const as = await buildOperator(app)
  const id = await buildJob(app.db)
  await app.call(
    reportJob,
    { params: { id }, body: { report_reason_id: 1 } },
    { as: await buildVerifiedSeeker(app) },
  )
  const log = async () => (await app.call(listOperatorActs, {}, { as })).data.acts
  await run()
  expect(await log()).toEqual([])
  await expect(run('nothing', 'close')).rejects.toThrow('no open reports')
  expect(await log()).toEqual([])
  await run(id, 'close')
  expect(await log()).toMatchObject([
    { by: null, action: 'uphold', kind: 'job', case_id: id, title: `review ${id} close` },
  ])
})
