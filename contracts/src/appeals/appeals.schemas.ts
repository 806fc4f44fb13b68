import { z } from 'zod'
import { Instant, typedText } from '../fields.schemas.ts'
import { caseKinds, verdictReasons } from '../operators/cases.calls.ts'

const AppealToken = z.string().min(20).max(100)
const MAX_APPEAL = 2000

export const Appeal = z
  .object({
    /** What the verdict was about. */
    kind: z.enum([...caseKinds, 'account', 'company']),
    title: z.string(),
    reason: z.enum(verdictReasons).nullable(),
    words: z.string().nullable(),
    /** Until then it may be made. */
    expires_at: Instant,
    /** Null: not made yet. */
    text: z.string().nullable(),
    /** Null: nobody has decided on it. */
    is_upheld: z.boolean().nullable(),
  })
  .meta({ id: 'Appeal' })

export const readAppeal = { query: z.object({ token: AppealToken }), answer: z.object({ appeal: Appeal }) }

export const makeAppeal = {
  body: z.object({ token: AppealToken, text: typedText(1, MAX_APPEAL) }),
  answer: z.object({ appeal: Appeal }),
}
