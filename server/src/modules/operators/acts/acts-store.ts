import type { CaseKind } from '@hanap/contracts/operators/cases.calls'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../../db/page-of-rows.ts'
import type { OperatorAction, OperatorTables } from '../tables.ts'

const VERDICTS = [
  'uphold',
  'refuse',
  'suspend_account',
  'suspend_company',
] as const satisfies OperatorAction[]
const isVerdict = (action: OperatorAction) => VERDICTS.some(each => each === action)

export type ActRow = Selectable<OperatorTables['operator_acts']> & { email: string | null }

const acts = (db: Db) =>
  db
    .withTables<OperatorTables>()
    .selectFrom('operator_acts')
    .leftJoin('operators', 'operators.id', 'operator_acts.operator_id')

const withNames = (db: Db) => acts(db).selectAll('operator_acts').select('operators.email')

/** So many are shown beside a case. */
const MAX_EARLIER = 20
const SPECIAL = /[\\%_]/g

export interface ActFilters {
  action?: OperatorAction | undefined
  kind?: CaseKind | undefined
  query?: string | undefined
  /** Days, the last one with it. */
  from?: string | undefined
  to?: string | undefined
}

export const actsStore = {
  byId: (db: Db, id: string): Promise<ActRow | undefined> =>
    withNames(db).where('operator_acts.id', '=', id).executeTakeFirst(),

  /** Held until the transaction ends. */
  lock: (trx: Db, id: string) =>
    trx
      .withTables<OperatorTables>()
      .selectFrom('operator_acts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),

  /** Verdicts on a company or account, the newest first. */
  about: (
    db: Db,
    { accountId, companyId }: { accountId: string | null; companyId: string | null },
  ): Promise<ActRow[]> =>
    withNames(db)
      .where('action', 'in', VERDICTS)
      .where(({ or, eb }) =>
        or([
          sql<boolean>`false`,
          ...(accountId === null ? [] : [eb('account_id', '=', accountId)]),
          ...(companyId === null ? [] : [eb('company_id', '=', companyId)]),
        ]),
      )
      .orderBy('seq', 'desc')
      .limit(MAX_EARLIER)
      .execute(),

  /** The verdict on a case that stands. */
  verdictOn: (db: Db, kind: CaseKind, caseId: string): Promise<ActRow | undefined> =>
    withNames(db)
      .where('kind', '=', kind)
      .where('case_id', '=', caseId)
      .where('action', 'in', VERDICTS)
      .where('undone_at', 'is', null)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),

  /** The suspension of an account or company that stands. */
  suspensionOf: (db: Db, which: 'account' | 'company', id: string): Promise<ActRow | undefined> =>
    withNames(db)
      .where('action', '=', which === 'account' ? 'suspend_account' : 'suspend_company')
      .where(which === 'account' ? 'account_id' : 'company_id', '=', id)
      .where('undone_at', 'is', null)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst(),

  markUndone: async (trx: Db, id: string) => {
    await trx
      .withTables<OperatorTables>()
      .updateTable('operator_acts')
      .set({ undone_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  },

  /** A page of the log, the newest first. */
  page: (db: Db, { action, kind, query, from, to }: ActFilters, page: PageNumber) => {
    const words = `%${(query ?? '').replace(SPECIAL, '\\$&')}%`
    const filtered = acts(db)
      .$if(action !== undefined, each => each.where('action', '=', action ?? 'undo'))
      .$if(kind !== undefined, each => each.where('kind', '=', kind ?? 'job'))
      .$if(Boolean(query), each =>
        each.where(({ or, eb }) =>
          or([
            eb('title', 'ilike', words),
            eb('operators.email', 'ilike', words),
            sql<boolean>`(operator_id is null and ${query ?? ''} = 'command')`,
          ]),
        ),
      )
      .$if(from !== undefined, each => each.where('at', '>=', sql<Date>`${from ?? ''}::date`))
      .$if(to !== undefined, each => each.where('at', '<', sql<Date>`${to ?? ''}::date + 1`))
    return pageOfRows(filtered, page, each =>
      each.selectAll('operator_acts').select('operators.email').orderBy('seq', 'desc'),
    )
  },
}

/** What the log shows of an act. */
export const actIn = (row: ActRow) => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.email,
  action: row.action,
  kind: row.kind,
  case_id: row.case_id,
  title: row.title,
  reason: row.reason,
  words: row.words,
  is_undone: row.undone_at !== null,
  can_undo: row.undone_at === null && isVerdict(row.action) && row.kind !== 'appeal',
})
