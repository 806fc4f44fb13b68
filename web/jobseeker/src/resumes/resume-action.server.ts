import { deleteDocument } from '@hanap/contracts/jobseekers/documents.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import * as calls from '@hanap/contracts/jobseekers/resumes.calls'
import type { Failure, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { firstErrors, formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { type ActionSummary, RESUMES_PATH } from './resume-view.ts'

/** Where to go on, or what to say on the page. */
export type ResumeActionResult =
  | { to: string }
  | { done: ActionSummary }
  | { errors: Record<string, string>; values: Record<string, string>; status: number }

const nameOf = async (page: PageContext, id: string): Promise<string> => {
  const outcome = await page.call(listResumes, {})
  return (outcome.ok && outcome.data.resumes.find(resume => resume.id === id)?.name) || ''
}

/** Stores the file of a form's field `file`; `idempotencyKey` is the form's own key. */
export const uploadFrom = (page: PageContext, form: FormData) => {
  const [file, idempotencyKey] = [form.get('file'), String(form.get('idempotencyKey') ?? '')]
  return page.call(calls.uploadResume, {
    body: {},
    ...(file instanceof File && file.size > 0 && { files: { file } }),
    ...(idempotencyKey && { idempotencyKey }),
  })
}

/** Does what a form of the page asks of a resume. */
export const resumeAction = async (page: PageContext, form: FormData): Promise<ResumeActionResult> => {
  const { idempotencyKey: _, ...values } = formTexts(form)
  const { act = '', id = '' } = values
  const t = translator(factsOf(page).language)
  const refused = ({ errors, status }: Failure): ResumeActionResult => ({
    errors: firstErrors(errors),
    values,
    status,
  })
  const params = { id }
  switch (act) {
    case 'upload': {
      const outcome = await uploadFrom(page, form)
      if (!outcome.ok) return refused(outcome)
      return { to: `${RESUMES_PATH}/${outcome.data.resume_id}` }
    }
    case 'rename': {
      const outcome = await page.call(calls.renameResume, {
        params,
        body: { filename: values.filename ?? '' },
      })
      return outcome.ok ? { to: `${RESUMES_PATH}/${id}` } : refused(outcome)
    }
    case 'email': {
      const email = values.email ?? ''
      const outcome = await page.call(calls.sendResumeEmail, { body: { email, resume_id: id } })
      if (!outcome.ok) return refused(outcome)
      const name = await nameOf(page, id)
      return { done: { text: t('resumes.emailSent', { name, email }), restore: null } }
    }
    case 'delete': {
      const name = await nameOf(page, id)
      const outcome = await page.call(calls.deleteResume, { params })
      if (!outcome.ok) return refused(outcome)
      return { done: { text: t('personal.preferenceDeleted', { name }), restore: id } }
    }
    case 'delete-written': {
      const outcome = await page.call(deleteDocument, { params })
      return outcome.ok || outcome.status === 404 ? { to: RESUMES_PATH } : refused(outcome)
    }
    case 'restore': {
      const outcome = await page.call(calls.restoreResume, { params })
      return outcome.ok ? { to: RESUMES_PATH } : refused(outcome)
    }
    default: {
      const outcome = await page.call(calls.makeDefaultResume, { params })
      return outcome.ok ? { to: RESUMES_PATH } : refused(outcome)
    }
  }
}
