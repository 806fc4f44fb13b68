import { ScreeningAnswer } from '@hanap/contracts/job-applications/application.schemas'
import type { FormFile } from '@hanap/contracts/page'
import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '../../calls/refusal.ts'
import type { Resumes } from '../resumes/index.ts'
import { checkAnswers } from './screening.ts'
import type { ApplicationTarget } from './submit.ts'

const Answers = z.object({ screening_answers: z.array(z.unknown()) })

const answersIn = (body: unknown): ScreeningAnswer[] =>
  (Answers.safeParse(body).data?.screening_answers ?? []).flatMap(
    each => ScreeningAnswer.safeParse(each).data ?? [],
  )

/** What is wrong with an application's answers and file, whatever is wrong with its other fields. */
export const applicationFieldErrors = async (
  { resumes }: { resumes: Pick<Resumes, 'check'> },
  { job }: ApplicationTarget,
  { body, resume }: { body: unknown; resume: FormFile | undefined },
): Promise<FieldErrors> => ({
  ...(job && checkAnswers(job.screening_questions, answersIn(body)).errors),
  ...(resume && (await resumes.check('resume', resume).then(() => ({}), fieldErrorsOf))),
})
