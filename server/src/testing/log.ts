import type { Settings } from '../entry/settings/settings.ts'
import { createLog, type Log } from '../logging/log.ts'

/** A log whose lines the test runner shows beside a test that fails, and beside no other. */
export const testLog = (level: Settings['LOG_LEVEL'] = 'warn'): Log =>
  createLog(level, { write: line => console.error(line.trimEnd()) })
