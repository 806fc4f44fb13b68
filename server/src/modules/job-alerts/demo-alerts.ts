import type { Db } from '../../db/client.ts'
import type { SavedSearch } from '../search/index.ts'
import { insertMatches } from './match-store.ts'
import { saveAlert } from './save-alert.ts'

/** A daily alert of the demo data with what it has found since its last mail; the next one is sent when it is due. */
export const saveDemoAlert = async (
  trx: Db,
  accountId: string,
  { search, jobIds, dueAt }: { search: SavedSearch; jobIds: readonly string[]; dueAt: Date },
): Promise<void> => {
  const { id } = await saveAlert(trx, accountId, search, 'daily')
  await insertMatches(
    trx,
    jobIds.map(jobId => ({ alertId: id, jobId, postingIds: [jobId], dueAt })),
  )
}
