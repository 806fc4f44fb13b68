import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as schemas from '@hanap/contracts/recruiters/audit.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { ServerModule } from '../../calls/module.ts'
import { pageEnvelope } from '../../calls/paged.ts'
import { memberRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { auditText } from './audit-text.ts'
import { auditPage } from './store.ts'

export { type AuditActor, recordAudit } from './record-audit.ts'
export { retention } from './retention.ts'
export { auditEntriesOf } from './store.ts'

export interface AuditDeps {
  db: Db
  accountsByIds(ids: readonly string[]): Promise<Map<string, { firstName: string; lastName: string }>>
}

/** Companies' audit logs: call 356. */
export const auditModule = ({ db, accountsByIds }: AuditDeps): ServerModule => ({
  routes: [
    memberRoute(readAuditLog, schemas.readAuditLog, async ({ query, caller, language, market }) => {
      const { rows, total } = await auditPage(db, caller.companyId, query)
      const accounts = await accountsByIds([
        ...new Set(rows.flatMap(row => [row.actor_id, row.subject_id].filter(id => id !== null))),
      ])
      const nameOf = (id: string | null) => {
        const account = accounts.get(id ?? '')
        return account && personName(account.firstName, account.lastName)
      }
      return {
        entries: rows.map(({ id, action, actor_kind: kind, actor_id, subject_id, details, at }) => ({
          id,
          action,
          actor: { kind, id: actor_id, name: nameOf(actor_id) ?? null },
          text: auditText({ action, details, subject: nameOf(subject_id) }, { language, market }),
          at: at.toISOString(),
        })),
        ...pageEnvelope(total, query),
      }
    }),
  ],
})
