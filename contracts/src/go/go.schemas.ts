import { z } from 'zod'
import { Empty, FileInfo, Id, IdParams, typedText } from '../fields.schemas.ts'

export const MAX_FILES = 5

export const uploadFiles = {
  body: z.object({ filename: typedText(0, 200).optional(), did: typedText(0, 80).optional() }),
  answer: z.object({ files: z.array(z.object({ id: Id, url: z.string() })) }),
}

export const readUpload = { params: IdParams, answer: FileInfo }

export const FeedbackCategory = z.enum(['problem', 'idea', 'job', 'account', 'other'])
export type FeedbackCategory = z.infer<typeof FeedbackCategory>

export const sendFeedback = {
  body: z.object({
    content: typedText(1, 5000),
    category: FeedbackCategory.default('other'),
    /** Where an answer is wished, if one is. */
    contact: typedText(0, 254).default(''),
    file_ids: z.array(Id).max(MAX_FILES).default([]),
  }),
  answer: Empty,
}

export const readRedDot = { answer: z.object({ count: z.int() }) }
