import { z } from 'zod'
import { Instant, nameText } from '../fields.schemas.ts'
import { SignedIn } from './session.schemas.ts'

/** Keys of the config list `social_types` whose providers we speak to. */
export const SocialType = z.enum(['google', 'facebook', 'linkedin', 'apple', 'line'])
export type SocialType = z.infer<typeof SocialType>

export const listSocialProviders = {
  answer: z.object({ providers: z.array(z.object({ social_type: SocialType, name: z.string() })) }),
}

/** `can_unlink`: whether another way to log in would be left. */
const SocialLogins = z.object({
  social_logins: z.array(
    z.object({ social_type: SocialType, name: z.string(), linked_at: Instant, last_used_at: Instant }),
  ),
  can_unlink: z.boolean(),
})

export const listSocialLogins = { answer: SocialLogins }

export const unlinkSocialLogin = { params: z.object({ social_type: SocialType }), answer: SocialLogins }

export const startSocialLogin = {
  body: z.object({ social_type: SocialType }),
  answer: z.object({
    /** Where the person is to be sent. */
    authorize_url: z.url(),
    /** Kept by the client that started and shown again by `socialLogin`: what binds the answer to it. */
    flow_token: z.string(),
    /** For a client that asks the provider itself and gets an ID token. */
    nonce: z.string(),
    expires_at: Instant,
  }),
}

/**
 * Section 3's payload. What it says of the person (`user_id`, `email`, `avatar`) is dropped: that comes from the
 * provider alone. A name is taken where the provider tells none.
 */
export const socialLogin = {
  body: z.object({
    social_type: SocialType,
    flow_token: z.string().max(200).optional(),
    state: z.string().max(200).optional(),
    /** The provider's answer as it came back: a code, or why there is none. */
    code: z.string().max(4000).optional(),
    iss: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    /** In place of a code: an ID token with the flow's nonce. */
    id_token: z.string().max(10_000).optional(),
    first_name: nameText(0, 100).optional(),
    last_name: nameText(0, 100).optional(),
    source: z.string().max(40).default('web'),
    fcm_token: z.string().max(500).optional(),
    language_code: z.string().max(20).optional(),
  }),
  answer: SignedIn,
}
