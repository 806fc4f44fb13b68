import type { CaseKind } from '@hanap/contracts/operators/cases.calls'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { OperatorTables } from '../tables.ts'

/** So long nobody else decides on a case that somebody has taken. */
const CLAIM_MINUTES = 15

export interface ClaimRow {
  kind: CaseKind
  case_id: string
  operator_id: string
  claimed_until: Date
  email: string
}

const standing = (db: Db) =>
  db
    .withTables<OperatorTables>()
    .selectFrom('case_claims')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .selectAll('case_claims')
    .select('operators.email')
    .where('claimed_until', '>', sql<Date>`now()`)

export const caseClaims = {
  /** Those of all cases: operators are few, and each has few. */
  all: (db: Db): Promise<ClaimRow[]> => standing(db).limit(1000).execute(),

  find: (db: Db, kind: CaseKind, caseId: string): Promise<ClaimRow | undefined> =>
    standing(db).where('kind', '=', kind).where('case_id', '=', caseId).executeTakeFirst(),

  /** Takes a case, or keeps it for as long again; false where somebody else has it. Of two at once one gets it. */
  take: async (db: Db, kind: CaseKind, caseId: string, operatorId: string): Promise<boolean> => {
    const { rows } = await sql`
      insert into case_claims (kind, case_id, operator_id, claimed_until)
      values (${kind}, ${caseId}, ${operatorId}, now() + make_interval(mins => ${CLAIM_MINUTES}))
      on conflict (kind, case_id) do update
        set operator_id = excluded.operator_id, claimed_until = excluded.claimed_until
        where case_claims.operator_id = excluded.operator_id or case_claims.claimed_until <= now()
      returning 1`.execute(db)
    return rows.length > 0
  },

  release: async (db: Db, kind: CaseKind, caseId: string, operatorId: string) => {
    await db
      .withTables<OperatorTables>()
      .deleteFrom('case_claims')
      .where('kind', '=', kind)
      .where('case_id', '=', caseId)
      .where('operator_id', '=', operatorId)
      .execute()
  },
}

export const claimIn = ({ email, operator_id, claimed_until }: ClaimRow, operatorId: string) => ({
  by: email,
  is_own: operator_id === operatorId,
  until: claimed_until.toISOString(),
})
