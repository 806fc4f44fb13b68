import { z } from 'zod'
import { Id, Instant, paged, pageText, sizeText } from '../fields.schemas.ts'
import { auditActions, auditSubjects } from './audit.calls.ts'

export const AuditEntry = z
  .object({
    id: Id,
    action: z.enum(auditActions),
    /** Who did it: a member or, by one's API token, a program of theirs; an operator; or the server by itself. */
    actor: z.object({
      kind: z.enum(['member', 'token', 'operator', 'server']),
      id: Id.nullable(),
      /** Null where no account of that id is there any more. */
      name: z.string().nullable(),
    }),
    /** In the reader's language. */
    text: z.string(),
    at: Instant,
  })
  .meta({ id: 'AuditEntry' })

export const readAuditLog = {
  /** `about`: entries of this alone; `actor_id`: what this person, or a program of theirs, did. */
  query: z.object({
    about: z.enum(auditSubjects).optional(),
    actor_id: Id.optional(),
    page: pageText,
    size: sizeText(30),
  }),
  answer: z.object({ entries: z.array(AuditEntry), ...paged }),
}
