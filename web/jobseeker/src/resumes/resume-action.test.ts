import { deleteDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { Failure, Outcome } from '@hanap/contracts/page'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { resumeAction } from './resume-action.server.ts'

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const refusal = (status: number, code: Failure['code']): Outcome<unknown> => ({
  ok: false,
  status,
  code,
  message: '',
  errors: {},
})

test.each<[string, Outcome<unknown>]>([
  ['deleted', { ok: true, data: {} }],
  ['deleted elsewhere meanwhile', refusal(404, 'document_not_found')],
])('one written in the resume builder that was %s is gone from the list', async (_name, answer) => {
  const page = fakePage({ [deleteDocument.path]: () => answer })
  expect(await resumeAction(page, formOf({ act: 'delete-written', id: 'd1' }))).toEqual({ to: '/resumes' })
})

test('one that could not be deleted is said to be there', async () => {
  const page = fakePage({ [deleteDocument.path]: () => refusal(503, 'unreachable') })
  expect(await resumeAction(page, formOf({ act: 'delete-written', id: 'd1' }))).toMatchObject({ status: 503 })
})
