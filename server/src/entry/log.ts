import pino from 'pino'
import type { Settings } from './settings.ts'

/** Structured lines on standard error, so that what a person reads on standard output stays readable. */
export const createLog = (level: Settings['LOG_LEVEL']) => pino({ level, base: null }, pino.destination(2))

export type Log = ReturnType<typeof createLog>
