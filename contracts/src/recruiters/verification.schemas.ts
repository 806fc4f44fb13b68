import { z } from 'zod'
import { Id, Instant, lineText } from '../fields.schemas.ts'

/** What a recruiter can have checked; `operator` is an operator's own word. */
const RequestedKind = z.enum(['mail', 'dns', 'register'])
export const VerificationKind = z.enum([...RequestedKind.options, 'operator'])
export type VerificationKind = z.infer<typeof VerificationKind>

/** `lapsed`: it was verified, and no longer holds. */
export const VerificationState = z.enum(['pending', 'verified', 'refused', 'lapsed'])
export type VerificationState = z.infer<typeof VerificationState>

export const Verification = z
  .object({
    id: Id,
    kind: VerificationKind,
    /** The mail address, the domain, or the register's number; of an operator's word nothing. */
    value: z.string().nullable(),
    domain: z.string().nullable(),
    state: VerificationState,
    /** What the domain's zone is to have, for `dns`. */
    record: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }).nullable(),
    /** `record_missing` and `lookup_failed` of `dns`; `failing`: verified, but not found of late, and about to lapse. */
    problem: z.enum(['record_missing', 'lookup_failed', 'failing']).nullable(),
    /** An operator's, where one refused. */
    reason: z.string().nullable(),
    /** Until when the code of `mail` can be used. */
    code_expires_at: Instant.nullable(),
    created_at: Instant,
    /** When it was proven, last seen to hold, or decided. */
    checked_at: Instant.nullable(),
  })
  .meta({ id: 'Verification' })
export type Verification = z.infer<typeof Verification>

export const listVerifications = {
  answer: z.object({ is_verified: z.boolean(), verifications: z.array(Verification) }),
}

export const requestVerification = {
  body: z.object({
    kind: RequestedKind,
    value: lineText(1, 254),
    /** Six digits, that came to the address. */
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/)
      .optional(),
    /** Of call 470; needed for `register`. */
    file_id: Id.optional(),
  }),
  answer: z.object({ verification: Verification }),
}

export const uploadCompanyDocument = {
  body: z.object({}),
  answer: z.object({ file: z.object({ id: Id, name: z.string() }) }),
}
