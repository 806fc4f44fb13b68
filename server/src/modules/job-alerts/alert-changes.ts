import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { SavedSearch } from '../search/index.ts'
import { deliveryTime } from './rules.ts'
import { type AlertRow, searchOf } from './store.ts'
import type { AlertTables, Frequency } from './tables.ts'

const transactionNumber = sql<string>`pg_current_xact_id()`

/** The driver would write a text as a JSON string. */
const inJson = (filters: AlertFilters) => sql<string>`${JSON.stringify(filters)}::text::jsonb`

const publishAlertChange = (trx: Db, id: string) => publishChanges(trx, [{ topic: 'job_alert', id }])

const of = (db: Db) => db.withTables<AlertTables>()

interface AlertChanges {
  keyword?: string | undefined
  filters?: AlertFilters | undefined
  frequency?: Frequency | undefined
  isActive?: boolean | undefined
}

/** What changes alerts. Functions take the transaction in which they run. */
export const alertChanges = {
  insert: async (
    trx: Db,
    alert: {
      accountId: string
      search: SavedSearch
      frequency: Frequency
      /** Of a visitor: it waits until the address is confirmed. */
      waitsFrom?: string | undefined
    },
  ): Promise<AlertRow> => {
    const { market, language, keyword, filters } = alert.search
    const row = await of(trx)
      .insertInto('job_alerts')
      .values({
        id: newId(),
        account_id: alert.accountId,
        market,
        language,
        keyword,
        filters: inJson(filters),
        frequency: alert.frequency,
        is_confirmed: alert.waitsFrom === undefined,
        device_id: alert.waitsFrom ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await publishAlertChange(trx, row.id)
    return row
  },

  /**
   * Another search, or one that was paused, looks from now on, and what it found before is not sent; another frequency
   * moves what waits.
   */
  update: async (trx: Db, before: AlertRow, changes: AlertChanges): Promise<AlertRow> => {
    const { keyword, filters, frequency, isActive } = changes
    const isOther =
      (keyword !== undefined && keyword !== before.keyword) ||
      filters !== undefined ||
      (isActive !== undefined && isActive !== before.is_active)
    const row = await of(trx)
      .updateTable('job_alerts')
      .set({
        ...(keyword !== undefined && { keyword }),
        ...(filters !== undefined && { filters: inJson(filters) }),
        ...(frequency !== undefined && { frequency }),
        ...(isActive !== undefined && { is_active: isActive }),
        ...(isOther && { looks_from: transactionNumber }),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const due = isOther ? null : deliveryTime(row.frequency, searchOf(row).market, new Date())
    if (isOther || row.frequency !== before.frequency)
      await of(trx)
        .updateTable('job_alert_matches')
        .set({ due_at: due })
        .where('alert_id', '=', row.id)
        .where('due_at', 'is not', null)
        .execute()
    await publishAlertChange(trx, row.id)
    return row
  },

  /** Whether there was such an alert. */
  remove: async (trx: Db, accountId: string, id: string): Promise<boolean> => {
    const gone = await of(trx)
      .deleteFrom('job_alerts')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst()
    if (gone) await publishAlertChange(trx, id)
    return gone !== undefined
  },

  /** The account's alerts that waited for its address begin. */
  confirm: async (trx: Db, accountId: string): Promise<AlertRow[]> => {
    const rows = await of(trx)
      .updateTable('job_alerts')
      .set({ is_confirmed: true, looks_from: transactionNumber })
      .where('account_id', '=', accountId)
      .where('is_confirmed', '=', false)
      .returningAll()
      .execute()
    for (const { id } of rows) await publishAlertChange(trx, id)
    return rows
  },

  /** Gives an alert to an account whose address is confirmed: what waited begins. */
  transfer: async (trx: Db, { id, is_confirmed: isConfirmed }: AlertRow, accountId: string) => {
    await of(trx)
      .updateTable('job_alerts')
      .set({
        account_id: accountId,
        device_id: null,
        is_confirmed: true,
        ...(!isConfirmed && { looks_from: transactionNumber }),
      })
      .where('id', '=', id)
      .execute()
    await publishAlertChange(trx, id)
  },
}
