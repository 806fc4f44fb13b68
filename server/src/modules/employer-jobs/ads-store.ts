import type { CloseReason } from '@hanap/contracts/recruiters/close-reasons'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { likeWords } from '../jobs/index.ts'
import type { EmployerAdsTable, EmployerJobTables } from './tables.ts'

export type AdRow = Selectable<EmployerAdsTable>

export interface NewAd {
  id: string
  companyId: string
  market: string
  ad: Ad
}

const of = (db: Db) => db.withTables<EmployerJobTables>()
// The driver would write a text as a JSON string.
const json = (ad: Ad) => sql<string>`${JSON.stringify(ad)}::text::jsonb`

/** Every statement on ads that employers write. Functions take the transaction in which they run. */
export const adsStore = {
  insert: (trx: Db, { id, companyId, market, ad }: NewAd): Promise<AdRow> =>
    of(trx)
      .insertInto('employer_ads')
      .values({ id, company_id: companyId, market, ad: json(ad) })
      .returningAll()
      .executeTakeFirstOrThrow(),

  find: (db: Db, companyId: string, id: string): Promise<AdRow | undefined> =>
    of(db)
      .selectFrom('employer_ads')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .executeTakeFirst(),

  /** Held as it is until the transaction ends. An imported job that nobody here has changed begins with nothing. */
  lock: async (trx: Db, { companyId, id, market }: Omit<NewAd, 'ad'>): Promise<AdRow> => {
    await of(trx)
      .insertInto('employer_ads')
      .values({ id, company_id: companyId, market, ad: json({}), published_at: sql<Date>`now()` })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return of(trx)
      .selectFrom('employer_ads')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirstOrThrow()
  },

  /** Held as it is until the transaction ends; nothing where the company has no ad of its own words. */
  lockWritten: (trx: Db, companyId: string, id: string): Promise<AdRow | undefined> =>
    of(trx)
      .selectFrom('employer_ads')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst(),

  /** What a company changed of imported jobs goes with them to another one. */
  giveTo: async (trx: Db, ids: readonly string[], companyId: string): Promise<void> => {
    await of(trx)
      .updateTable('employer_ads')
      .set({ company_id: companyId })
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
  },

  delete: async (trx: Db, id: string): Promise<void> => {
    await of(trx).deleteFrom('employer_ads').where('id', '=', id).execute()
  },

  /** What it says now, as one revision more. */
  update: (trx: Db, id: string, { ad, market }: Pick<NewAd, 'ad' | 'market'>): Promise<AdRow> =>
    of(trx)
      .updateTable('employer_ads')
      .set({ ad: json(ad), market, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  setCloseReason: async (trx: Db, id: string, reason: CloseReason | null): Promise<void> => {
    await of(trx)
      .updateTable('employer_ads')
      .set({ close_reason: reason, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  },

  byIds: async (db: Db, ids: readonly string[]): Promise<Map<string, AdRow>> => {
    if (ids.length === 0) return new Map()
    const rows = await of(db)
      .selectFrom('employer_ads')
      .selectAll()
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
    return new Map(rows.map(row => [row.id, row]))
  },

  /** Of these jobs, the answers that disqualify, by the questions' ids. */
  disqualifyingOf: async (
    db: Db,
    ids: readonly string[],
  ): Promise<Map<string, ReadonlyMap<string, readonly string[]>>> => {
    if (ids.length === 0) return new Map()
    const rows = await of(db)
      .selectFrom('employer_ads')
      .select(['id', sql<Ad['screening_questions'] | null>`ad->'screening_questions'`.as('questions')])
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
    return new Map(
      rows.map(({ id, questions }) => [
        id,
        new Map(
          (questions ?? []).flatMap(({ id: question, disqualifying = [] }) =>
            question && disqualifying.length > 0 ? [[question, disqualifying] as const] : [],
          ),
        ),
      ]),
    )
  },

  /** Its job is made. */
  setPublished: async (trx: Db, id: string): Promise<void> => {
    await of(trx)
      .updateTable('employer_ads')
      .set({ published_at: sql<Date>`coalesce(published_at, now())` })
      .where('id', '=', id)
      .execute()
  },

  /** A company's drafts with a title of these words, what was changed last first: never more than a company may have. */
  drafts: async (db: Db, companyId: string, query?: string): Promise<{ id: string; at: Date }[]> => {
    let drafts = of(db)
      .selectFrom('employer_ads')
      .select(['id', 'updated_at as at'])
      .where('company_id', '=', companyId)
      .where('published_at', 'is', null)
    if (query !== undefined) drafts = drafts.where(sql<string>`ad->>'job_title'`, 'ilike', likeWords(query))
    return drafts.orderBy('updated_at', 'desc').orderBy('id').execute()
  },

  /** Lets only one of a company's people at a time make an ad more, until the transaction ends. */
  lockAds: async (trx: Db, companyId: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ads ${companyId}`}, 0))`.execute(trx)
  },
}
