import { DatabaseError } from 'pg'

/** The database did not answer, or nobody got to ask it in time: a later try may do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/**
 * SQLSTATEs of what a later try may do: connections lost or refused, no room (a full disk too), a server that stops or
 * starts, time limits of statements, locks and transactions, and others in the way.
 */
const PASSING = /^(?:08...|53...|57P..|57014|55P03|25P0[34]|58030|40001|40P01)$/

/** Errors of this machine's own files that are no fault of who asks. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'])

/** Whether it was the house that could not do it now, rather than the request or our code that is wrong. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof DatabaseUnavailable) return true
  if (error instanceof DatabaseError) return PASSING.test(error.code ?? '')
  return error instanceof Error && 'code' in error && NO_ROOM.has(String(error.code))
}

/** Whether no statement can follow on the connection that answered this. */
export const isEndOfConnection = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC')
