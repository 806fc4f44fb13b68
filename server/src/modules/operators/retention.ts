import type { Retention } from '../../tasks/retention.ts'
import type { OperatorTables } from './tables.ts'

export const retention: Retention<OperatorTables> = {
  operator_acts: {
    isOld: "at < now() - interval '24 months'",
    says: '24 months, the operators’ log: who decided what and why',
  },
  operators: {
    isOld: "removed_at < now() - interval '25 months'",
    says: '25 months after their removal, the addresses of operators, which the log names',
  },
  operator_sessions: { isOld: 'expires_at < now()', says: '12 hours, operators’ sessions' },
  case_claims: { isOld: 'claimed_until < now()', says: '15 minutes, who has taken a case' },
}
