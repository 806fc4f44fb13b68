import type { Verification } from '@hanap/contracts/recruiters/verification.schemas'
import type { VerificationRow } from './store.ts'

/** What stands in a TXT record beside those of others. */
const RECORD_PREFIX = 'hanap-verification='

export const recordText = (token: string) => `${RECORD_PREFIX}${token}`

export const verificationIn = (row: VerificationRow): Verification => ({
  id: row.id,
  kind: row.kind,
  value: row.kind === 'operator' ? null : row.value,
  domain: row.domain,
  state: row.state,
  record:
    row.kind === 'dns' && row.domain !== null && row.token !== null
      ? { type: 'TXT', name: row.domain, value: recordText(row.token) }
      : null,
  problem: row.problem,
  reason: row.reason,
  code_expires_at: row.state === 'pending' ? (row.code_expires_at?.toISOString() ?? null) : null,
  created_at: row.created_at.toISOString(),
  checked_at: row.checked_at?.toISOString() ?? null,
})
