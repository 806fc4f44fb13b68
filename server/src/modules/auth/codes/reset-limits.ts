import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import { requestCounter } from '../../../db/request-counts.ts'
import { isKnownDevice } from '../devices/known-devices.ts'
import type { CodePurpose } from '../tables.ts'

const TEN_MINUTES = 600
const HOUR = 3600
const DAY = 86_400

export interface ResetRequester {
  purpose: CodePurpose
  email: string
  deviceId: string
}

/** Strangers share what is left for an address; a device that was signed in to its account has its own. */
const counterOf = async (db: Db, what: string, { purpose, email, deviceId }: ResetRequester) => {
  const isKnown = await isKnownDevice(db, email, deviceId)
  const who = `${what} ${purpose} ${emailKey(email)}${isKnown ? ` ${deviceId}` : ''}`
  const count = requestCounter(db)
  return async (seconds: readonly number[]) =>
    (await count(seconds.map(each => ({ key: `${who} ${each}`, seconds: each })))).map(window => window.count)
}

const MAX_MAILS = 5
const MAX_MAILS_A_DAY = 20

/**
 * Whether a code may be mailed: 5 in ten minutes and 20 a day, then one an hour, so that nobody keeps an address from
 * getting any. Counts it where it may.
 */
export const isCodeMailAllowed = async (trx: Db, asker: ResetRequester): Promise<boolean> => {
  const count = await counterOf(trx, 'code mail', asker)
  const [soon = 0, today = 0] = await count([TEN_MINUTES, DAY])
  if (soon > MAX_MAILS) return false
  if (today <= MAX_MAILS_A_DAY) return true
  const [late = 0] = await count([HOUR])
  return late <= 1
}

const MAX_TRIES = 5
const MAX_TRIES_A_DAY = 20

/** Whether a code may be tried in a session that did not ask for it: counted before it is compared. */
export const isRemoteTryAllowed = async (db: Db, asker: ResetRequester): Promise<boolean> => {
  const count = await counterOf(db, 'code try', asker)
  const [soon = 0, today = 0] = await count([TEN_MINUTES, DAY])
  return soon <= MAX_TRIES && today <= MAX_TRIES_A_DAY
}
