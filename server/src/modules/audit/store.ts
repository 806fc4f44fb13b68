import { type AuditSubject, auditActions, auditSubjectOf } from '@hanap/contracts/recruiters/audit.calls'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { AuditAction, AuditTables } from './tables.ts'

/** What was done of one kind in all companies since some days, the newest first. */
export const auditEntriesOf = (
  db: Db,
  { action, days, limit }: { action: AuditAction; days: number; limit: number },
) =>
  db
    .withTables<AuditTables>()
    .selectFrom('audit_entries')
    .select(['company_id', 'actor_kind', 'actor_id', 'details', 'at'])
    .where('action', '=', action)
    .where('at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()

interface AuditFilter {
  about?: AuditSubject | undefined
  actor_id?: string | undefined
}

/** A page of a company's log, the newest first. */
export const auditPage = (
  db: Db,
  companyId: string,
  { about, actor_id, ...page }: AuditFilter & PageNumber,
) => {
  let meant = db.withTables<AuditTables>().selectFrom('audit_entries').where('company_id', '=', companyId)
  if (actor_id) meant = meant.where('actor_id', '=', actor_id)
  if (about)
    meant = meant.where(
      'action',
      'in',
      auditActions.filter(action => auditSubjectOf[action] === about),
    )
  return pageOfRows(meant, page, entries =>
    entries
      .select(['id', 'action', 'actor_kind', 'actor_id', 'subject_id', 'details', 'at'])
      .orderBy('seq', 'desc'),
  )
}
