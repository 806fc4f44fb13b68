import { demoDocuments } from '@hanap/demo/documents'
import { SEEKER_EMAIL } from '@hanap/demo/logins'
import type { Db } from '../db/client.ts'
import { saveDemoDocuments } from '../modules/resumes/index.ts'
import type { LoadedDemo } from './demo-people.ts'

/** Saves what the demo seeker has written in the resume builder. */
export const saveDocuments = (db: Db, { accountIds }: LoadedDemo): Promise<void> =>
  db.transaction().execute(async trx => {
    const seekerId = accountIds.get(SEEKER_EMAIL)
    if (seekerId === undefined) throw new Error('The demo data has no demo seeker')
    await saveDemoDocuments(trx, seekerId, demoDocuments)
  })
