import type { Db } from '../../db/client.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { CompanyTables } from './tables.ts'

/** An operator's word that a company's recruiters are the company's. Answers its name; nothing where there is no such company. */
export const verifyCompany = (db: Db, id: string, isVerified: boolean): Promise<string | undefined> =>
  db.transaction().execute(async trx => {
    const company = await trx
      .withTables<CompanyTables>()
      .updateTable('companies')
      .set({ is_verified: isVerified })
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (company) await publishChanges(trx, [{ topic: 'company', id }])
    return company?.name
  })
