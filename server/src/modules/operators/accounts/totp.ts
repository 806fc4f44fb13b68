import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Clocks differ by so many steps, either way. */
const DRIFT_STEPS = 1
const SECRET_BYTES = 20

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, email: string) =>
  new TOTP({
    issuer: 'Hanap',
    label: email,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })

/** What an authenticator reads (`otpauth:`). */
export const otpauthUrl = (secret: string, email: string): string => totpOf(secret, email).toString()

/** The step that a code is of, counted from 1970; nothing for one that is none of now, the step before and the one after. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS })
  return delta === null ? undefined : Math.floor(now.getTime() / (PERIOD_SECONDS * 1000)) + delta
}
