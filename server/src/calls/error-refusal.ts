import { Refusal } from './refusal.ts'

/** Knows errors of the house, such as a database that is away, which a later try may not meet. */
export interface ErrorClassifier {
  isUnavailable(error: unknown): boolean
}

const RETRY_AFTER_S = 2

/** What is answered where this was thrown: what nobody meant is a server error. */
export const refusalOf = (error: unknown, { isUnavailable }: ErrorClassifier): Refusal => {
  if (error instanceof Refusal) return error
  return isUnavailable(error)
    ? new Refusal('unavailable', { retryAfter: RETRY_AFTER_S })
    : new Refusal('server_error')
}
