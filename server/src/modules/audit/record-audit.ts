import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { AuditAction, AuditDetails, AuditTables } from './tables.ts'

/** Who did something: a member, a program by a member's API token, an operator, or the server by itself. */
export type AuditActor = { kind: 'member' | 'token'; id: string } | { kind: 'operator' | 'server' }

export interface AuditRecord {
  companyId: string
  action: AuditAction
  actor: AuditActor
  /** The account to which it was done. */
  subjectId?: string | undefined
  details?: AuditDetails
}

/** Writes an act into its company's log, in the transaction of the act itself. */
export const recordAudit = async (
  trx: Db,
  { companyId, action, actor, subjectId, details = {} }: AuditRecord,
) => {
  await trx
    .withTables<AuditTables>()
    .insertInto('audit_entries')
    .values({
      id: newId(),
      company_id: companyId,
      action,
      actor_kind: actor.kind,
      actor_id: 'id' in actor ? actor.id : null,
      subject_id: subjectId ?? null,
      details: JSON.stringify(details),
    })
    .execute()
}
