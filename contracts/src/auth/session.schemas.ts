import { z } from 'zod'
import { Id, Instant } from '../fields.schemas.ts'

export const Session = z
  .object({ token: z.string(), expires_at: Instant, is_guest: z.boolean() })
  .meta({ id: 'Session' })

/** Session user record of section 3. `active_key` 1: the profile needs care. */
export const SessionUser = z
  .object({
    active_key: z.int(),
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_num: z.string().nullable(),
    is_mobile_verified: z.boolean(),
    avatar: z.string().nullable(),
    additional_info: z.string().nullable(),
    is_email_verify: z.boolean(),
    notice_period_id: z.int().nullable(),
    is_profile_completed: z.boolean(),
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    /** Whether this session began with the account's registration. */
    is_new_account: z.boolean(),
    /** False: the terms are asked for at the next log-in. */
    is_terms_accepted: z.boolean(),
    register_flow: z.string().nullable(),
  })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.infer<typeof SessionUser>

/** Signed in: the new session and its person. */
export const SignedIn = z.object({ user: SessionUser, session: Session })
