import { z } from 'zod'
import { Empty, Id, typedText } from '../fields.schemas.ts'
import { MAX_SUMMARY } from './career-summary.calls.ts'

const LanguageCode = z.enum(['en', 'zh-cn', 'id', 'ja', 'zh-tw', 'ms', 'tr', 'pt-br', 'es', 'ar'])

/** The text before and after, in pieces: without `removed` it is the new one, without `added` the one before. */
const TextChange = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type TextChange = z.infer<typeof TextChange>

/** What the text says and the profile does not; `from` and `to` count UTF-16 units of the text. */
const UnsupportedClaim = z.object({
  kind: z.enum(['number', 'employer', 'skill']),
  text: z.string(),
  from: z.int(),
  to: z.int(),
})
export type UnsupportedClaim = z.infer<typeof UnsupportedClaim>

/** `rules`: fixed sentences about the profile; `model`: the language model that the operator chose. */
const SummaryWriter = z.enum(['rules', 'model'])
export type SummaryWriter = z.infer<typeof SummaryWriter>

const CareerSummary = z
  .object({
    text: z.string(),
    writer: SummaryWriter,
    changes: z.array(TextChange),
    unsupported: z.array(UnsupportedClaim),
  })
  .meta({ id: 'CareerSummary' })
export type CareerSummary = z.infer<typeof CareerSummary>

const summaryRequestFields = {
  job_preference_id: Id,
  rewrite_type: z.literal([1, 2, 3, 4]).default(2),
  /** Of the text; absent: the request's. */
  language: LanguageCode.optional(),
  /** Server-sent events: `delta` with more of the text, then `done` with the answer, or `error` with a problem. */
  stream: z.boolean().default(false),
}
const delta = z.object({ text: z.string() })

export const readSummaryWriter = { answer: z.object({ writer: SummaryWriter }) }

export const writeCareerSummary = { body: z.object(summaryRequestFields), delta, answer: CareerSummary }

export const rewriteCareerSummary = {
  body: z.object({ ...summaryRequestFields, text: typedText(1, MAX_SUMMARY) }),
  delta,
  answer: CareerSummary,
}

export const acceptCareerSummary = { answer: Empty }

export const discardCareerSummary = { answer: Empty }
