import { z } from 'zod'
import { OptionId } from '../fields.schemas.ts'

/** What pages say: whether any of those that share the connection is visible, and the language of that page. */
export const ClientMessage = z.strictObject({
  type: z.literal('page'),
  is_visible: z.boolean(),
  language_id: OptionId,
})
export type ClientMessage = z.infer<typeof ClientMessage>
