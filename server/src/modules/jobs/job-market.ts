import { type Expression, sql } from 'kysely'

/** The key of a job's market, as part of a statement on rows that name jobs. */
export const jobMarketOf = (jobId: Expression<string>) =>
  sql<string>`(select jobs.market from jobs where jobs.id = ${jobId})`
