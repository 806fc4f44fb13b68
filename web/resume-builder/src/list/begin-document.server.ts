import type { AnswerOf } from '@hanap/contracts/call'
import { documentTemplates } from '@hanap/contracts/jobseekers/document-parts'
import { createDocument, importDocument } from '@hanap/contracts/jobseekers/documents.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { factsOf } from '@hanap/shared/page/page-facts'

/** Begins a document as a form says: with the profile, an uploaded resume, a copy, or nothing. */
export const beginDocument = (
  page: PageContext,
  { act, id = '', job_id, template: design, idempotencyKey }: Record<string, string>,
): Promise<Outcome<AnswerOf<typeof createDocument>>> => {
  const copied = act === 'resume' || act === 'document' ? ({ kind: act, id } as const) : undefined
  const from = act === 'profile' ? act : copied
  const template = documentTemplates.find(each => each === design)
  // A copy is in its own language.
  const language = act === 'document' ? undefined : factsOf(page).language
  return page.call(createDocument, {
    body: {
      ...(language && { language }),
      ...(from && { from }),
      ...(template && { template }),
      ...(job_id && { job_id }),
    },
    ...(idempotencyKey && { idempotencyKey: `${idempotencyKey}-${act}` }),
  })
}

/** Begins a document with another program's file. */
export const importFile = (
  page: PageContext,
  form: FormData,
  { job_id, idempotencyKey }: Record<string, string>,
): Promise<Outcome<AnswerOf<typeof importDocument>>> => {
  const file = form.get('file')
  return page.call(importDocument, {
    body: { language: factsOf(page).language, ...(job_id && { job_id }) },
    ...(file instanceof File && file.size > 0 && { files: { file } }),
    ...(idempotencyKey && { idempotencyKey: `${idempotencyKey}-import` }),
  })
}
