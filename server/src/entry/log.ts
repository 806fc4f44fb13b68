import pino, { type DestinationStream } from 'pino'
import { safeError } from './safe-error.ts'
import type { Settings } from './settings.ts'

/**
 * Structured lines on standard error, so that what a person reads on standard output stays readable. Errors are told without
 * what people typed.
 */
export const createLog = (level: Settings['LOG_LEVEL'], to: DestinationStream = pino.destination(2)) =>
  pino({ level, base: null, serializers: { err: error => safeError(error) } }, to)

export type Log = ReturnType<typeof createLog>
