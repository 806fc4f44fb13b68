import type { Db } from '../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { AuditTables } from './tables.ts'

/** A page of a company's log, the newest first. */
export const auditPage = (db: Db, companyId: string, page: PageNumber) =>
  pageOfRows(
    db.withTables<AuditTables>().selectFrom('audit_entries').where('company_id', '=', companyId),
    page,
    entries =>
      entries
        .select(['id', 'action', 'actor_kind', 'actor_id', 'subject_id', 'details', 'at'])
        .orderBy('seq', 'desc'),
  )
