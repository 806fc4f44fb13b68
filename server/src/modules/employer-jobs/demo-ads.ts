import type { CloseReason } from '@hanap/contracts/recruiters/close-reasons'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { closeJobs, type JobRow } from '../jobs/index.ts'
import type { EmployerJobTables } from './tables.ts'
import { adOfJob } from './views.ts'

export interface DemoAds {
  companyId: string
  market: string
  /** Written by the company, with why some are closed. */
  jobs: readonly { row: JobRow; closed?: CloseReason }[]
  drafts: readonly Ad[]
}

/** Who says no, or has less than a year of it, gets the mark. */
const withDisqualifying = (ad: Ad): Ad => ({
  ...ad,
  screening_questions: (ad.screening_questions ?? []).map(question => {
    if (question.type === 'yes_no') return { ...question, disqualifying: ['no'] }
    return question.type === 'number' ? { ...question, disqualifying: ['<1'] } : question
  }),
})

/** Makes jobs of the demo data ads that their company wrote itself, and adds its drafts; once. */
export const saveDemoAds = async (trx: Db, { companyId, market, jobs, drafts }: DemoAds): Promise<void> => {
  const tables = trx.withTables<EmployerJobTables>()
  const { count } = await tables
    .selectFrom('employer_ads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  if (count > 0) return
  const json = (ad: Ad) => sql<string>`${JSON.stringify(ad)}::text::jsonb`
  await tables
    .insertInto('employer_ads')
    .values([
      ...jobs.map(({ row, closed }) => ({
        id: row.id,
        company_id: companyId,
        market,
        ad: json(withDisqualifying(adOfJob(row))),
        published_at: row.published_at,
        updated_at: row.published_at,
        close_reason: closed ?? null,
      })),
      ...drafts.map(ad => ({ id: newId(), company_id: companyId, market, ad: json(ad), published_at: null })),
    ])
    .execute()
  await closeJobs(
    trx,
    jobs.flatMap(({ row, closed }) => (closed ? [row.id] : [])),
  )
}
