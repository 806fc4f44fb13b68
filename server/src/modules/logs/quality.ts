import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Which days and which market a report is about. */
export interface ReportScope {
  /** The first day, `YYYY-MM-DD` in UTC; the last is today. */
  since: string
  /** Undefined: every market. */
  market: string | undefined
}

/** What became of the searches of one market in one language. */
export interface SearchQuality {
  market: string
  language: string
  /** First pages that were answered. */
  searches: number
  withoutResults: number
  /** Found only after words were dropped or corrected. */
  relaxed: number
  /** Answers of which a device has seen at least one job, counted per device. */
  lists: number
  /** Of these, those of which a job was opened. */
  clicked: number
  /** Of the clicked ones, the mean of 1 / position of the first click; null without any. */
  reciprocalPosition: number | null
}

/** Searches that our own pages make beside a reader's. */
const ofPages = ['home', 'company', 'count', 'copy', 'feed']

const within = ({ since, market }: ReportScope): RawBuilder<unknown> =>
  sql`day >= ${since}::date ${market === undefined ? sql`` : sql`and market = ${market}`}`

const searches = (scope: ReportScope): RawBuilder<unknown> =>
  sql`log_searches where ${within(scope)} and page = 1 and not source = any(${ofPages})`

/** A kept page has one query_id for all who get it: what one reader had before them is an answer and a device. */
const lists = (scope: ReportScope): RawBuilder<unknown> => sql`
  select market, language, query_id, device_id from log_exposures
  where ${within(scope)} and reco_from = 'search' and query_id <> ''
  union
  select market, language, query_id, device_id from log_clicks
  where ${within(scope)} and reco_from = 'search' and query_id <> ''`

/** By market and language, those with the most searches first. */
export const searchQuality = async (db: Db, scope: ReportScope): Promise<SearchQuality[]> => {
  const { rows } = await sql<SearchQuality>`
    with answered as (
      select market, language, count(*) as searches, count(*) filter (where total = 0) as empty,
        count(*) filter (where dropped_words > 0 or corrected_words > 0) as relaxed
      from ${searches(scope)} group by market, language
    ), first_clicks as (
      select distinct on (query_id, device_id) query_id, device_id, position from log_clicks
      where ${within(scope)} order by query_id, device_id, at
    ), seen as (
      select market, language, count(*) as lists, count(first_clicks.query_id) as clicked,
        avg(1.0 / position) as reciprocal
      from (${lists(scope)}) as lists left join first_clicks using (query_id, device_id)
      group by market, language
    )
    select market, language, coalesce(searches, 0)::int as searches, coalesce(empty, 0)::int as "withoutResults",
      coalesce(relaxed, 0)::int as relaxed, coalesce(lists, 0)::int as lists, coalesce(clicked, 0)::int as clicked,
      reciprocal::float8 as "reciprocalPosition"
    from answered full join seen using (market, language)
    order by searches desc, market, language`.execute(db)
  return rows
}

/** A text that was searched for, as the log keeps it. */
export interface SearchedText {
  market: string
  language: string
  text: string
}

/** Texts that found nothing, the most searched for first; `filtered` of these searches had filters too. */
export const textsWithoutResults = async (
  db: Db,
  scope: ReportScope,
  limit: number,
): Promise<(SearchedText & { searches: number; filtered: number })[]> => {
  const { rows } = await sql<SearchedText & { searches: number; filtered: number }>`
    select market, language, text, count(*)::int as searches,
      count(*) filter (where filters <> '{}')::int as filtered
    from ${searches(scope)} and total = 0 and text <> ''
    group by market, language, text order by searches desc, market, language, text limit ${limit}`.execute(db)
  return rows
}

/** Texts whose lists were seen at least `minLists` times and never opened, those with the most jobs seen first. */
export const textsWithoutClick = async (
  db: Db,
  scope: ReportScope,
  { minLists, limit }: { minLists: number; limit: number },
): Promise<(SearchedText & { lists: number; jobs: number })[]> => {
  const { rows } = await sql<SearchedText & { lists: number; jobs: number }>`
    with answers as (
      select query_id, market, language, text from log_searches where ${within(scope)} and text <> ''
    ), seen as (
      select query_id, count(distinct device_id) as lists, count(*) as jobs from log_exposures
      where ${within(scope)} and reco_from = 'search' group by query_id
    ), opened as (
      select distinct query_id from log_clicks where ${within(scope)}
    )
    select market, language, text, sum(lists)::int as lists, sum(jobs)::int as jobs
    from answers join seen using (query_id) left join opened using (query_id)
    group by market, language, text
    having count(opened.query_id) = 0 and sum(lists) >= ${minLists}
    order by jobs desc, market, language, text limit ${limit}`.execute(db)
  return rows
}
