import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@hanap/contracts/durations'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { domainOf } from './domains.ts'
import type { VerificationTables } from './tables.ts'

interface DemoVerifiedCompany {
  id: string
  website: string | null
  recruiterId: string | null
}

/** What stands behind the badges of the demo's companies: each its domain, looked at not long ago. */
export const saveDemoVerifications = async (
  trx: Db,
  companies: readonly DemoVerifiedCompany[],
  loadedAt: Date,
) => {
  const rows = companies.flatMap(({ id, website, recruiterId }, index) => {
    const domain = website === null ? undefined : domainOf(website)
    if (domain === undefined) return []
    const before = (days: number) => new Date(loadedAt.getTime() - days * DAY_MS)
    return [
      {
        id: newId(),
        company_id: id,
        kind: 'dns' as const,
        value: domain,
        value_key: domain,
        domain,
        state: 'verified' as const,
        token: randomBytes(16).toString('hex'),
        started_by: recruiterId,
        created_at: before(20 + (index % 60)),
        checked_at: before(index % 3),
        looked_at: before(index % 3),
      },
    ]
  })
  if (rows.length === 0) return
  await trx
    .withTables<VerificationTables>()
    .insertInto('company_verifications')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
