import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { ApplicationTables } from '../tables.ts'

export interface HiringSettings {
  /** After so many seconds a refusal is told. */
  refusalDelay: number
  /** Whether names are hidden until an applicant leaves the first stage. */
  isNameBlind: boolean
}

const DEFAULT: HiringSettings = { refusalDelay: 600, isNameBlind: false }

/** How a company handles applicants. */
export const hiringSettingsOf = async (db: Db, companyId: string): Promise<HiringSettings> => {
  const row = await db
    .withTables<ApplicationTables>()
    .selectFrom('hiring_settings')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row ? { refusalDelay: row.refusal_delay_s, isNameBlind: row.is_name_blind } : DEFAULT
}

/** What is absent stays as it is. */
export const changeHiringSettingsOf = async (
  db: Db,
  companyId: string,
  { refusalDelay, isNameBlind }: { [Key in keyof HiringSettings]?: HiringSettings[Key] | undefined },
): Promise<HiringSettings> => {
  await sql`
    insert into hiring_settings (company_id, refusal_delay_s, is_name_blind)
    values (${companyId}, ${refusalDelay ?? DEFAULT.refusalDelay}, ${isNameBlind ?? DEFAULT.isNameBlind})
    on conflict (company_id) do update set
      refusal_delay_s = coalesce(${refusalDelay ?? null}::int, hiring_settings.refusal_delay_s),
      is_name_blind = coalesce(${isNameBlind ?? null}::boolean, hiring_settings.is_name_blind)`.execute(db)
  return hiringSettingsOf(db, companyId)
}
