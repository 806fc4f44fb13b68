import { z } from 'zod'
import { Id, Instant, typedText } from '../fields.schemas.ts'

export const NameClaimState = z.enum(['pending', 'accepted', 'refused'])
export type NameClaimState = z.infer<typeof NameClaimState>

export const NameClaim = z
  .object({
    id: Id,
    name: z.string(),
    country_key: z.string(),
    state: NameClaimState,
    note: z.string(),
    /** An operator's, where one refused. */
    reason: z.string().nullable(),
    /** Imported ads that became the company's. */
    moved_jobs: z.int(),
    created_at: Instant,
    decided_at: Instant.nullable(),
  })
  .meta({ id: 'NameClaim' })
export type NameClaim = z.infer<typeof NameClaim>

const CompanyNames = z.object({
  name: z.string(),
  is_verified: z.boolean(),
  /** Whether imported ads of this name, in the company's own market, are the company's. */
  holds_name: z.boolean(),
  /** Markets in which the company has a page, its own one first; of all of them the team, the proof and a block are one. */
  country_keys: z.array(z.string()),
  claims: z.array(NameClaim),
})

export const listNameClaims = { answer: CompanyNames }

export const claimName = {
  body: z.object({
    country_key: z.string().max(10),
    /** For the operator: why the name is the company's. */
    note: typedText(0, 1000).default(''),
  }),
  answer: CompanyNames,
}
