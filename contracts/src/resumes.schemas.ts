import { z } from 'zod'
import { Email, Empty, Id, IdParams, typedText } from './fields.schemas.ts'
import { Resume } from './jobseekers.schemas.ts'
import { resumeProblems } from './resumes.calls.ts'

export const deleteResume = { params: IdParams, answer: Empty }

export const renameResume = {
  params: IdParams,
  body: z.object({ filename: typedText(1, 150).regex(/^[^\n\r\t]*$/) }),
  answer: Resume,
}

export const sendResumeEmail = { body: z.object({ email: Email, resume_id: Id }), answer: Empty }

/** `parsed_resume_id` is null where nothing was found, and `problem` says why. */
export const uploadResume = {
  body: z.object({}),
  answer: z.object({
    resume_id: Id,
    parsed_resume_id: Id.nullable(),
    problem: z.enum(resumeProblems).nullable(),
  }),
}

export const makeDefaultResume = { params: IdParams, answer: Resume }

export const restoreResume = { params: IdParams, answer: Resume }
