import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { EntryTables } from './tables.ts'

/** What a field of an entry may hold. */
export type EntryValue = string | number | boolean | null | readonly string[]

/** A table of a profile's entries, and its columns that the wire has. */
export interface SectionTable<Facts> {
  name: keyof EntryTables
  columns: readonly (keyof Facts & string)[]
  /** As many entries as an account may have. */
  max: number
}

/** Every statement on the entries of one section; each names the account. */
export const sectionStore = <Facts extends Record<keyof Facts, EntryValue>>({
  name,
  columns,
  max,
}: SectionTable<Facts>) => {
  type Entry = Facts & { id: string }
  const table = sql.table(name)
  const names = sql.join(columns.map(column => sql.ref(column)))
  const valuesOf = (facts: Facts): RawBuilder<unknown> => sql.join(columns.map(column => facts[column]))

  const find = async (
    db: Db,
    accountId: string,
    id: string,
    { isForUpdate = false } = {},
  ): Promise<Entry | undefined> => {
    const { rows } = await sql<Entry>`
      select id, ${names} from ${table} where account_id = ${accountId} and id = ${id}
      ${isForUpdate ? sql`for update` : sql``}`.execute(db)
    return rows[0]
  }

  return {
    /** In the order in which they were added. */
    ofAccount: async (db: Db, accountId: string): Promise<Entry[]> => {
      const { rows } = await sql<Entry>`
        select id, ${names} from ${table} where account_id = ${accountId} order by created_at, id`.execute(db)
      return rows
    },

    /** Undefined when the account has as many as it may. */
    insert: async (trx: Db, accountId: string, facts: Facts): Promise<Entry | undefined> => {
      // Two at once would both be the last one that fits.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${accountId}`}, 0))`.execute(trx)
      const { rows } = await sql<Entry>`
        insert into ${table} (id, account_id, ${names})
        select ${newId()}, ${accountId}, ${valuesOf(facts)}
        where (select count(*) from ${table} where account_id = ${accountId}) < ${max}
        returning id, ${names}`.execute(trx)
      return rows[0]
    },

    /** Changes an entry to what `change` makes of it, in the caller's transaction; undefined where the account has none of this id. */
    update: async (
      trx: Db,
      accountId: string,
      id: string,
      change: (before: Facts) => Facts,
    ): Promise<Entry | undefined> => {
      const before = await find(trx, accountId, id, { isForUpdate: true })
      if (!before) return undefined
      const { rows } = await sql<Entry>`
        update ${table} set (${names}) = row(${valuesOf(change(before))})
        where account_id = ${accountId} and id = ${id}
        returning id, ${names}`.execute(trx)
      return rows[0]
    },

    /** False where the account has none of this id. */
    remove: async (db: Db, accountId: string, id: string): Promise<boolean> => {
      const { rows } = await sql`
        delete from ${table} where account_id = ${accountId} and id = ${id} returning id`.execute(db)
      return rows.length > 0
    },
  }
}
