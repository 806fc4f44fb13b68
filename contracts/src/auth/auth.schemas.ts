import { z } from 'zod'
import { Email, Empty, Id, IdParams, Instant, lineText, nameText, Phone } from '../fields.schemas.ts'
import { Session, SessionUser, SignedIn } from './session.schemas.ts'
import { sixDigits } from './six-digits.ts'

export const Name = nameText(1, 100)

const MIN_PASSWORD = 8

/** Counted in code points: eight of any script are enough, and what they are is nobody's rule. */
export const Password = z
  .string()
  .max(200)
  .check(({ value, issues }) => {
    if ([...value].length < MIN_PASSWORD)
      issues.push({
        code: 'too_small',
        origin: 'string',
        minimum: MIN_PASSWORD,
        inclusive: true,
        input: value,
      })
  })
  .meta({ minLength: MIN_PASSWORD })
export const Zero = z.union([z.literal(0), z.literal(1), z.boolean()])

/** Registration payload of section 3. Without a password the account gets a set-password link by mail. */
export const Registration = z.object({
  email: Email,
  password: Password.optional(),
  first_name: Name,
  last_name: nameText(0, 100).default(''),
  terms_and_condition: Zero.default(0),
  contact_number: Phone.optional(),
  is_subscribe: Zero.default(0),
  source: z.string().max(40).default('web'),
  country_key: z.string().max(10).optional(),
})
export type Registration = z.output<typeof Registration>

export const register = { body: Registration, answer: SignedIn }

const Credentials = z.object({
  password: z.string().min(1).max(200),
  fcm_token: z.string().max(500).optional(),
})

export const login = {
  body: Credentials.extend({
    login: z.string().min(1).max(254),
    client_id: z.string().max(200).optional(),
    client_secret: z.string().max(200).optional(),
  }),
  answer: SignedIn,
}

export const loginSeeker = {
  body: Credentials.extend({
    email: z.string().min(1).max(254),
    source: z.string().max(40).optional(),
    device_udid: z.string().max(80).optional(),
    fcm_token_web: z.string().max(500).optional(),
  }),
  answer: SignedIn,
}

export const loginRecruiter = {
  body: z.object({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) }),
  answer: SignedIn,
}

export const loginGuest = {
  body: z.object({
    guest_role: z.literal('jobseeker').default('jobseeker'),
    country_id: z.int().optional(),
    language_id: z.int().optional(),
    fcm_token_web: z.string().max(500).optional(),
    device_name: lineText(0, 200).optional(),
    device_type: lineText(0, 40).optional(),
    device_uuid: z.string().max(80).optional(),
    device_udid: lineText(0, 80).optional(),
  }),
  answer: z.object({ session: Session, user: z.null() }),
}

export const Otp = z
  .string()
  .max(40)
  .transform(sixDigits)
  .pipe(z.string().regex(/^\d{6}$/))

/** Whose password it is; one address may have an account of each kind. */
const AccountKind = z.enum(['seeker', 'recruiter']).default('seeker')

export const sendResetCode = {
  body: z.object({ email: Email, account_kind: AccountKind }),
  answer: Empty,
}

export const verifyResetCode = {
  body: z.object({ email: Email, otp: Otp, account_kind: AccountKind }),
  answer: Empty,
}

export const resetPassword = {
  body: z.object({ email: Email, otp: Otp, new_password: Password, account_kind: AccountKind }),
  answer: SignedIn,
}

export const logOut = {
  body: z
    .object({ session: z.string().max(200).optional(), source: z.string().max(40).optional() })
    .optional(),
  answer: Empty,
}

const LinkToken = z.string().min(16).max(200)

export const setPassword = { body: z.object({ token: LinkToken, new_password: Password }), answer: SignedIn }

export const readPasswordLink = {
  query: z.object({ token: LinkToken }),
  answer: z.object({ email: z.string() }),
}

export const sendPasswordLink = { body: z.object({ email: Email }), answer: Empty }

export const acceptTerms = { answer: z.object({ user: SessionUser }) }

/** The current password; only an account without one goes without. */
const OwnPassword = z.string().max(200).optional()

export const changePassword = {
  body: z.object({ password: OwnPassword, new_password: Password }),
  answer: SignedIn,
}

export const sendEmailCode = { body: z.object({ email: Email, password: OwnPassword }), answer: Empty }

export const changeEmail = { body: z.object({ email: Email, otp: Otp }), answer: SignedIn }

export const listSessions = {
  answer: z.object({
    sessions: z.array(
      z.object({
        id: Id,
        /** Names of their makers; null where the user agent tells none. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        country_key: z.string().nullable(),
        /** As the browser said at its guest log-in. */
        device_name: z.string().nullable(),
        device_type: z.string().nullable(),
        begun_at: Instant,
        /** To the hour. */
        last_seen_at: Instant,
        is_current: z.boolean(),
      }),
    ),
  }),
}

export const endOwnSession = { params: IdParams, answer: Empty }

export const endOtherSessions = { answer: z.object({ count: z.int() }) }
