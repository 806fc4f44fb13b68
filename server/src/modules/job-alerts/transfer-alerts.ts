import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/client.ts'
import type { SavedSearch } from '../search/index.ts'
import { alertChanges } from './alert-changes.ts'
import { type AlertRow, alertStore, searchOf } from './store.ts'

export const isSameSearch = (row: AlertRow, search: SavedSearch) =>
  row.market === search.market &&
  row.keyword.toLowerCase() === search.keyword.toLowerCase() &&
  isDeepStrictEqual(row.filters, search.filters)

/** Gives an account the alerts that visitors made with its address; one that it has already stays the only one. */
export const transferAlerts = async (trx: Db, from: readonly string[], to: string) => {
  await alertStore.lockAccount(trx, to)
  const own = await alertStore.ofAccount(trx, to)
  for (const waiting of (await Promise.all(from.map(id => alertStore.ofAccount(trx, id)))).flat()) {
    const same = own.find(row => isSameSearch(row, searchOf(waiting)))
    if (same) {
      await alertChanges.update(trx, same, { frequency: waiting.frequency, isActive: true })
      await alertChanges.remove(trx, waiting.account_id, waiting.id)
    } else {
      await alertChanges.transfer(trx, waiting, to)
      own.push({ ...waiting, account_id: to, is_confirmed: true })
    }
  }
}
