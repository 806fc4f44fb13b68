import type { JobCard } from '@hanap/contracts/jobs/job.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { CompanyRow } from './facts.ts'
import type { CompanyMix } from './similarity.ts'
import type { CompanyTables } from './tables.ts'

type SalaryPeriod = NonNullable<JobCard['salary_period']>

/** Open jobs by company. */
export type OpenJobs = ReadonlyMap<string, number>

/** What a company's jobs of one field pay, from the lowest to the highest. */
export interface StatedSalary {
  market: string
  main_function_id: number | null
  salary_from: number | null
  salary_to: number | null
  salary_period: SalaryPeriod
  currency: string
  jobs: number
}

/** Exact counts of open jobs; the jobs module has them. */
export interface OpenJobCounts {
  ofCompanies(companyIds: readonly string[]): Promise<OpenJobs>
  inMarket(market: string): Promise<OpenJobs>
  /** What a company's open jobs say that they pay, the fields with the most such jobs first. */
  salariesOf(companyId: string): Promise<readonly StatedSalary[]>
  /** What kinds of jobs each company of a market has open, and where. */
  mixInMarket(market: string): Promise<ReadonlyMap<string, CompanyMix>>
}

export interface CompanyQuery {
  market: string
  /** Words of the name, folded. */
  name?: string | undefined
  industryId?: number | undefined
  sizeId?: number | undefined
  isVerified?: boolean
  limit: number
  offset: number
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export const companyStore = (database: Db) => {
  const db = database.withTables<CompanyTables>()
  return {
    /** By its id, or that of one of its pages. */
    find: (id: string): Promise<CompanyRow | undefined> =>
      db
        .selectFrom('companies')
        .selectAll()
        .where('id', '=', sql<string>`coalesce((select page_of from companies where id = ${id}), ${id})`)
        .executeTakeFirst(),

    byIds: async (ids: readonly string[]): Promise<Map<string, CompanyRow>> => {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('companies')
        .selectAll()
        .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
        .execute()
      return new Map(rows.map(row => [row.id, row]))
    },

    /** Companies that one could be like: those of its market in its industry, or with the ids. */
    comparable: (
      { market, industry_id }: Pick<CompanyRow, 'market' | 'industry_id'>,
      ids: readonly string[],
    ) =>
      db
        .selectFrom('companies')
        .select(['id', 'industry_id', 'size_id'])
        .where('market', '=', market)
        .where(({ or, eb }) =>
          or([
            eb('id', '=', sql<string>`any(${[...ids]}::text[])`),
            ...(industry_id === null ? [] : [eb('industry_id', '=', industry_id)]),
          ]),
        )
        .execute(),

    /** A page of companies, those whose name begins with the words first, then by open jobs; and how many there are. */
    page: async (criteria: CompanyQuery, openJobs: OpenJobs) => {
      const name = criteria.name ? escapeLike(criteria.name) : ''
      // A company with pages in several markets is listed in each.
      let query = db.selectFrom('companies').where(
        sql<boolean>`((market = ${criteria.market} and page_of is null)
          or companies.id in (select page_of from companies where market = ${criteria.market} and holds_name))`,
      )
      if (name) query = query.where('name_key', 'like', `%${name}%`)
      if (criteria.industryId !== undefined) query = query.where('industry_id', '=', criteria.industryId)
      if (criteria.sizeId !== undefined) query = query.where('size_id', '=', criteria.sizeId)
      if (criteria.isVerified) query = query.where('is_verified', '=', true)

      const open = sql<{ id: string; jobs: number }>`
        unnest(${[...openJobs.keys()]}::text[], ${[...openJobs.values()]}::int[])`
      const [{ total }, rows] = await Promise.all([
        query
          .select(({ fn }) => fn.countAll<string>().as('total'))
          .executeTakeFirstOrThrow()
          .then(row => ({ total: Number(row.total) })),
        query
          .leftJoin(open.as<'open'>(sql`open (id, jobs)`), 'open.id', 'companies.id')
          .selectAll('companies')
          .orderBy(sql`name_key like ${`${name}%`}`, 'desc')
          .orderBy(sql`open.jobs`, order => order.desc().nullsLast())
          .orderBy('name_key')
          .orderBy('companies.id')
          .limit(criteria.limit)
          .offset(criteria.offset)
          .execute(),
      ])
      return { rows, total }
    },
  }
}
export type CompanyStore = ReturnType<typeof companyStore>
