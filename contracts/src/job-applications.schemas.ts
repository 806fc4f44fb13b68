import { z } from 'zod'
import { Applicant, Application, Stage } from './application.schemas.ts'
import {
  Id,
  IdParams,
  integerText,
  OptionId,
  paged,
  pageText,
  sizeText,
  typedText,
} from './fields.schemas.ts'

/** `sort` 1 newest first, 2 oldest; `stage` narrows to one stage. */
export const listAppliedJobs = {
  query: z.object({
    sort: integerText(1, 2).default(1),
    stage: Stage.optional(),
    page: pageText,
    size: sizeText(30),
  }),
  answer: z.object({ jobs: z.array(Application), ...paged }),
}

export const listApplicants = {
  query: z.object({ job_id: Id.optional(), stage: Stage.optional(), page: pageText, size: sizeText(30) }),
  answer: z.object({ applications: z.array(Applicant), ...paged }),
}

export const moveApplicant = {
  params: IdParams,
  body: z.object({ pipeline_stage_id: OptionId, message: typedText(0, 4000).optional() }),
  answer: Applicant,
}
