import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { SavedSearch } from '../search/index.ts'
import { alertChanges } from './alert-changes.ts'
import { type AlertRow, alertStore } from './store.ts'
import type { Frequency } from './tables.ts'
import { isSameSearch } from './transfer-alerts.ts'

const MAX_ALERTS = 20
/** That wait for an address to be confirmed, of one browser and of all. */
const MAX_PER_BROWSER = 5
const MAX_UNCONFIRMED = 20

/** Of the same search as one that there is: that one, begun again. */
export const saveAlert = async (
  trx: Db,
  accountId: string,
  search: SavedSearch,
  frequency: Frequency,
): Promise<AlertRow> => {
  await alertStore.lockAccount(trx, accountId)
  const own = await alertStore.ofAccount(trx, accountId)
  const same = own.find(row => isSameSearch(row, search))
  if (same) return alertChanges.update(trx, same, { frequency, isActive: true })
  if (own.length >= MAX_ALERTS) throw new Refusal('too_many_alerts')
  return alertChanges.insert(trx, { accountId, search, frequency })
}

/** A visitor's alert waits for its address; another browser's for the same address is none of theirs. */
export const saveWaitingAlert = async (
  trx: Db,
  accountId: string,
  deviceId: string,
  search: SavedSearch,
  frequency: Frequency,
) => {
  await alertStore.lockAccount(trx, accountId)
  const waiting = await alertStore.ofAccount(trx, accountId)
  const own = waiting.filter(row => row.device_id === deviceId)
  const same = own.find(row => isSameSearch(row, search))
  if (!same && (own.length >= MAX_PER_BROWSER || waiting.length >= MAX_UNCONFIRMED))
    throw new Refusal('too_many_alerts')
  const row = same
    ? await alertChanges.update(trx, same, { frequency, isActive: true })
    : await alertChanges.insert(trx, { accountId, search, frequency, waitsFrom: deviceId })
  return { row, oldest: waiting.at(-1) ?? row }
}
