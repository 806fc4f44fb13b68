import { personName } from '@hanap/i18n/person-name'
import type { Db } from '../../../db/client.ts'
import { type AccountFacts, accountFactsByIds } from '../../auth/index.ts'
import { findCompany } from '../../companies/index.ts'
import type { CaseFact } from './source.ts'

const nameOf = (account: AccountFacts | undefined) =>
  account ? personName(account.firstName, account.lastName) : ''

/** Names by account; of somebody who is gone none. */
export const namesOf = async (db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> => {
  const knownIds = [...new Set(ids.flatMap(id => id ?? []))]
  const accounts = await accountFactsByIds(db, knownIds)
  return new Map([...accounts].map(([id, account]) => [id, nameOf(account)]))
}

/** Name and address, as operators look an account up. */
export const personFact = async (
  db: Db,
  name: CaseFact['name'],
  accountId: string | null,
): Promise<CaseFact[]> => {
  const account = accountId === null ? undefined : (await accountFactsByIds(db, [accountId])).get(accountId)
  return account ? [{ name, value: `${nameOf(account)}\n${account.email}` }] : []
}

/** What is knownIds of a company. */
export const factsOfCompany = async (db: Db, companyId: string | null): Promise<CaseFact[]> => {
  const company = companyId === null ? undefined : await findCompany(db, companyId)
  if (!company) return []
  return [
    { name: 'company', value: company.name },
    { name: 'market', value: company.market },
    ...(company.website ? [{ name: 'website' as const, value: company.website }] : []),
    { name: 'verified', value: company.is_verified ? 'yes' : 'no' },
  ]
}
