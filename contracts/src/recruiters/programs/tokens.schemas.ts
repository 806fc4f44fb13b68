import { z } from 'zod'
import { Empty, Id, IdParams, Instant, lineText } from '../../fields.schemas.ts'
import { tokenScopes } from './tokens.calls.ts'

const Scope = z.enum(tokenScopes)

export const ApiToken = z
  .object({
    id: Id,
    name: z.string(),
    scopes: z.array(Scope),
    /** The end of the secret, by which people tell tokens apart. */
    hint: z.string(),
    /** Who made it, and for whom it acts. */
    member: z.object({ id: Id, first_name: z.string(), last_name: z.string() }),
    created_at: Instant,
    /** To the minute. */
    last_used_at: Instant.nullable(),
  })
  .meta({ id: 'ApiToken' })

export const listTokens = { answer: z.object({ tokens: z.array(ApiToken) }) }

export const createToken = {
  body: z.object({ name: lineText(1, 100), scopes: z.array(Scope).min(1).max(tokenScopes.length) }),
  answer: z.object({ token: ApiToken, secret: z.string() }),
}

export const revokeToken = { params: IdParams, answer: Empty }
