import type { Db } from '../../db/client.ts'
import { createSections } from './sections.ts'

/** Web addresses that a seeker's profile names, in the order in which they were added. */
export const portfolioOf = async (db: Db, accountId: string): Promise<string[]> =>
  (await createSections(db).websites.list(accountId)).map(({ url }) => url)
