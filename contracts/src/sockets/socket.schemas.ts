import { z } from 'zod'
import { Id, OptionId } from '../fields.schemas.ts'

/** What pages say: whether any of those that share the connection is visible, and the language of that page; that somebody writes in a chat. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page'), is_visible: z.boolean(), language_id: OptionId }),
  z.strictObject({ type: z.literal('typing'), chat_id: Id }),
])
export type ClientMessage = z.infer<typeof ClientMessage>
