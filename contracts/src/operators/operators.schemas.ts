import { z } from 'zod'
import { Session } from '../auth/session.schemas.ts'
import { sixDigits } from '../auth/six-digits.ts'
import { Email, Empty, Id } from '../fields.schemas.ts'

const MIN_PASSWORD = 12

const OperatorPassword = z.string().min(MIN_PASSWORD).max(200)
const Code = z
  .string()
  .max(40)
  .overwrite(sixDigits)
  .regex(/^\d{6}$/)
const SetUpToken = z.string().min(20).max(100)

export const Operator = z
  .object({ id: Id, email: z.string(), is_locked: z.boolean() })
  .meta({ id: 'Operator' })

/** An operator is no person of the marketplace: the session has no record of one. */
const Begun = z.object({ session: Session, user: z.null() })

export const logInOperator = {
  body: z.object({ email: Email, password: z.string().min(1).max(200), code: Code }),
  answer: Begun,
}

export const sendOperatorCode = {
  body: z.object({ code: Code }),
  answer: Empty,
}

export const logOutOperator = { body: Empty, answer: Empty }

export const readOperatorSetUp = {
  query: z.object({ token: SetUpToken }),
  answer: z.object({
    email: z.string(),
    /** Base 32. */
    secret: z.string(),
    otpauth_url: z.string(),
  }),
}

export const setUpOperator = {
  body: z.object({ token: SetUpToken, password: OperatorPassword, code: Code }),
  answer: Begun,
}

export const readOperator = { answer: z.object({ operator: Operator }) }
