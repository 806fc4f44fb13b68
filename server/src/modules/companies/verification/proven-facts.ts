import type { AnswerInput } from '@hanap/contracts/call'
import type { readCompany } from '@hanap/contracts/companies/companies.schemas'
import type { Db } from '../../../db/client.ts'
import { verificationsStore } from './store.ts'

export type ProvenFact = AnswerInput<typeof readCompany>['verified_by'][number]

/** What stands behind a company's badge, for anybody: of a mail address its domain alone. */
export const provenFactsOf = async (db: Db, companyId: string): Promise<ProvenFact[]> =>
  (await verificationsStore.ofCompany(db, companyId))
    .filter(({ state }) => state === 'verified')
    .map(({ kind, value, domain, checked_at }) => ({
      kind,
      value: kind === 'register' ? value : domain,
      checked_at: checked_at?.toISOString() ?? null,
    }))
