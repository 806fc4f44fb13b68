import { APPEAL_DAYS } from '@hanap/contracts/appeals/appeals.calls'
import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { newToken, tokenHash } from '../auth/index.ts'
import type { AppealedKind, AppealTables } from './tables.ts'

export interface AppealRight {
  /** Of the verdict; a company's leaders have one appeal together. */
  verdictKey: string
  kind: AppealedKind
  caseId: string
  title: string
  reason: VerdictReason | null
  words: string | null
  accountId: string
  companyId?: string | null
}

/** The right to appeal once against a verdict; the token that it answers is the only copy. */
export const grantAppeal = async (trx: Db, right: AppealRight): Promise<string> => {
  const token = newToken()
  await trx
    .withTables<AppealTables>()
    .insertInto('appeals')
    .values({
      id: newId(),
      token_hash: tokenHash(token),
      verdict_key: right.verdictKey,
      kind: right.kind,
      case_id: right.caseId,
      title: right.title,
      reason: right.reason,
      words: right.words,
      account_id: right.accountId,
      company_id: right.companyId ?? null,
      expires_at: new Date(Date.now() + APPEAL_DAYS * 24 * 3600 * 1000),
    })
    .execute()
  return token
}
