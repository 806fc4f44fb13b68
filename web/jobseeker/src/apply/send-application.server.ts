import { loginSeeker } from '@hanap/contracts/auth/auth.calls'
import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import { apply, quickApply } from '@hanap/contracts/data/data.calls'
import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { Failure, FormFile, PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { formTexts } from '@hanap/shared/calls/form-values'
import { factsOf } from '@hanap/shared/page/page-facts'
import { phoneValue } from '../phone/phone-codes.server.ts'
import { questionAnswersOf, questionField } from './answers.ts'
import { chosenResume } from './document-choice.ts'

/** What a failed form keeps; a file cannot be kept by a page, and is asked for again. */
export interface RefusedApplication {
  errors: Record<string, string>
  values: Record<string, string>
  status: number
  /** The address has an account: the form offers to log in with what was typed kept. */
  isEmailTaken: boolean
}

/** An application that was sent; `user` is who logged in or registered with it, or was signed in. */
export interface SentApplicationResult {
  user: Pick<SessionUser, 'is_terms_accepted'>
  /** Ids of the job's categories, as the answer has them. */
  categories: readonly number[]
}

const fileOf = (form: FormData): { files?: Record<string, FormFile> } => {
  const file = form.get('resume')
  return file instanceof File && file.size > 0 ? { files: { resume: file } } : {}
}

/** Refusals name `screening_answers.<question>`; the form's field is that question's. */
const fieldOf = (name: string) => {
  const [, question] = /^screening_answers\.(\w+)/.exec(name) ?? []
  return question === undefined ? name : questionField(question)
}

const refused = (
  failure: Failure,
  values: Record<string, string>,
  isEmailTaken = false,
): RefusedApplication => ({
  errors: Object.fromEntries(
    Object.entries(failure.errors).flatMap(([name, [text]]) =>
      text === undefined ? [] : [[fieldOf(name), text]],
    ),
  ),
  values,
  status: failure.status,
  isEmailTaken,
})

const isRefusedAsTaken = ({ errors }: Failure, page: PageContext) =>
  errors.email?.[0] === translator(factsOf(page).language)('errors.email_taken')

/**
 * Sends the form of an application: a signed-in person's, a visitor's that registers in the same step, or one
 * that logs in first because the address has an account.
 */
export const sendApplication = async (
  page: PageContext,
  job: JobDetail,
  form: FormData,
): Promise<RefusedApplication | SentApplicationResult> => {
  const { password, idempotencyKey, intent: _, job_title: _title, page_of: _of, ...values } = formTexts(form)
  const fields = { ...values, idempotencyKey: idempotencyKey ?? '' }
  const body = {
    source: 'web',
    screening_answers: questionAnswersOf(job.screening_questions, values),
    ...(values.first_message?.trim() && { first_message: values.first_message }),
  }
  const request = {
    params: { id: job.id },
    ...(idempotencyKey && { idempotencyKey }),
    ...fileOf(form),
  }
  if (!page.user && !password) {
    const { email = '', first_name = '', last_name = '' } = values
    const phone = phoneValue(form, 'contact_number')
    const outcome = await page.call(quickApply, {
      ...request,
      body: {
        ...body,
        email,
        first_name,
        last_name,
        ...(phone !== null && { contact_number: phone }),
        terms_and_condition: 1,
        country_key: page.market,
      },
    })
    if (outcome.ok) return { user: outcome.data.user, categories: outcome.data.job_categories }
    return refused(outcome, fields, isRefusedAsTaken(outcome, page))
  }
  let { user } = page
  if (!user) {
    const session = await page.call(loginSeeker, {
      body: { email: values.email ?? '', password: password ?? '' },
    })
    if (!session.ok) return refused(session, fields, true)
    user = session.data.user
  }
  const outcome = await page.call(apply, {
    ...request,
    body: { ...body, ...(!request.files && chosenResume(values.resume_id)) },
  })
  if (outcome.ok) return { user, categories: outcome.data.job_categories }
  if (outcome.code === 'already_applied') return { user, categories: [] }
  return refused(outcome, fields)
}
