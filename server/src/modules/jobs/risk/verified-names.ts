import type { CompanyRow } from '../../companies/index.ts'

/** Shorter names are part of too many others. */
const SHORTEST = 6

/** A verified company whose name somebody else uses, alone or with words behind it. */
export const namesakeOf = (
  company: Pick<CompanyRow, 'id' | 'name_key' | 'is_verified'> | undefined,
  verified: readonly Pick<CompanyRow, 'id' | 'name' | 'name_key'>[],
): string | undefined => {
  if (!company || company.is_verified) return undefined
  return verified.find(
    ({ id, name_key }) =>
      id !== company.id &&
      (company.name_key === name_key ||
        (name_key.length >= SHORTEST && company.name_key.startsWith(`${name_key} `))),
  )?.name
}
