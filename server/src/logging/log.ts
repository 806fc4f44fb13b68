import pino, { type DestinationStream, type LevelWithSilent } from 'pino'
import { safeError } from './safe-error.ts'

/**
 * Structured lines on standard error, so that what a person reads on standard output stays readable. Errors are told without
 * what people typed.
 */
export const createLog = (level: LevelWithSilent, to: DestinationStream = pino.destination(2)) =>
  pino({ level, base: null, serializers: { err: error => safeError(error) } }, to)

export type Log = ReturnType<typeof createLog>
