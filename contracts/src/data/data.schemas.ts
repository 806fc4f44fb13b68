import { z } from 'zod'
import { Otp, Registration } from '../auth/auth.schemas.ts'
import { SessionUser, SignedIn } from '../auth/session.schemas.ts'
import { Empty, Id, IdParams, OptionId, typedText } from '../fields.schemas.ts'
import { ScreeningAnswer } from '../job-applications/application.schemas.ts'

export const registerUser = { body: Registration, answer: SignedIn }

const ApplicationFields = z.object({
  source: z.string().max(40).default('web'),
  first_message: typedText(0, 4000).optional(),
  screening_answers: z.array(ScreeningAnswer).max(50).default([]),
})

const Applied = z.object({
  id: Id,
  chat_id: Id.nullable(),
  job_categories: z.array(OptionId),
  company_industry: z.string().nullable(),
})

/**
 * `resume_id` names one of the seeker's own resumes; a `resume` file beside it makes a new one. `document_id` names an own document of the
 * resume builder: its PDF of this moment becomes a resume and goes with the application, unless a file comes.
 */
export const apply = {
  params: IdParams,
  body: ApplicationFields.extend({ resume_id: Id.optional(), document_id: Id.optional() }),
  answer: Applied,
}

export const generateEmailCode = { answer: Empty }

export const verifyEmail = {
  query: z.object({ code: Otp }),
  answer: z.object({ is_email_verify: z.literal(true), user: SessionUser }),
}

export const quickApply = {
  params: IdParams,
  body: ApplicationFields.extend(Registration.omit({ password: true, is_subscribe: true }).shape),
  answer: SignedIn.extend(Applied.shape),
}
