import type { auditActions } from '@hanap/contracts/recruiters/audit.calls'
import type { Member } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import { recordAudit } from '../audit/index.ts'

/** Writes what a member, or a program by their token, did with an ad into the company's log. */
export const recordJobAudit = (
  trx: Db,
  { companyId, accountId, token }: Member,
  action: Extract<(typeof auditActions)[number], `job_${string}`>,
  job: string,
): Promise<void> =>
  recordAudit(trx, {
    companyId,
    action,
    actor: token ? { kind: 'token', id: token.id } : { kind: 'member', id: accountId },
    details: { job },
  })
