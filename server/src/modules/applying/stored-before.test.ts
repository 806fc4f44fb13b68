import { apply, quickApply } from '@hanap/contracts/data/data.calls'
import { createDocument } from '@hanap/contracts/jobseekers/documents.calls'
import { generateResume } from '@hanap/contracts/jobseekers/generated-resumes.calls'
import { uploadResume } from '@hanap/contracts/jobseekers/resumes.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '../../files/files.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { transactionReports } from '../../testing/transaction-reports.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { buildNurse } from '../profiles/factory.ts'
import { resumeFile } from '../resumes/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const requests: [string, () => Promise<() => Promise<{ status: number }>>][] = [
  [
    'an upload',
    async () => {
      const as = await buildNurse(app)
      return () => app.call(uploadResume, { files: { file: resumeFile() } }, { as })
    },
  ],
  [
    'a generated resume',
    async () => {
      const as = await buildNurse(app)
      const body = { template_id: 1, language_code: 'en', sections: [] } as const
      return () => app.call(generateResume, { body: { ...body, sections: [] } }, { as })
    },
  ],
  [
    'an application’s file',
    async () => {
      const { jobId } = await buildEmployer(app)
      const as = await buildNurse(app)
      return () => app.call(apply, { params: { id: jobId }, files: { resume: resumeFile() } }, { as })
    },
  ],
  [
    'an application’s document',
    async () => {
      const { jobId } = await buildEmployer(app)
      const as = await buildNurse(app)
      const { data } = await app.call(createDocument, { body: { from: 'profile' } }, { as })
      const body = { document_id: data.document.id }
      return () => app.call(apply, { params: { id: jobId }, body }, { as })
    },
  ],
  [
    'a quick application’s file',
    async () => {
      const { jobId } = await buildEmployer(app)
      const body = { email: 'before@example.com', first_name: 'Ben', last_name: 'Cruz' }
      return () =>
        app.call(quickApply, {
          params: { id: jobId },
          body: { ...body, terms_and_condition: 1 },
          files: { resume: resumeFile() },
        })
    },
  ],
]

test('a file that is stored within a transaction fails a test', async () => {
  const files = openFiles(undefined, app.settings.DATA_DIR).store('resumes')
  const storing = () => app.db.transaction().execute(() => files.put(new Uint8Array(1)))
  expect(await transactionReports(storing)).toEqual(['Inside a database transaction: a file was stored'])
})

test.each(requests)('%s is stored before the transaction begins', async (_, prepare) => {
  const send = await prepare()
  const reports = await transactionReports(async () => expect((await send()).status).toBe(200))
  expect(reports).toEqual([])
})
