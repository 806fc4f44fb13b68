import type { Db } from '../../db/client.ts'
import { companyNameKey } from '../companies/index.ts'
import { createSections } from './sections.ts'

/** Whether a seeker's profile says that they work for a company now, by its id or its name. */
export const worksFor = async (
  db: Db,
  accountId: string,
  company: { id: string; name: string },
): Promise<boolean> => {
  const name = companyNameKey(company.name)
  return (await createSections(db).work.list(accountId)).some(
    entry =>
      entry.is_currently_working &&
      (entry.company_id === company.id || companyNameKey(entry.company_name) === name),
  )
}
