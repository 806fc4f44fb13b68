import type { NormalizedAd } from '@hanap/job-import'
import { DatabaseError } from 'pg'
import type { Db } from '../../../db/client.ts'
import { saveCompanies } from '../../companies/index.ts'
import { saveFeedJobs } from '../employers/save-feed-jobs.ts'
import { type FeedRun, markSeen } from './seen.ts'

/** An ad with where it was read. */
export interface LocatedAd {
  line: number
  ad: NormalizedAd
}

export type SaveOutcome = 'posted' | 'edited' | 'refreshed' | 'closed' | 'unchanged'

export interface SavedBatch {
  outcomes: SaveOutcome[]
  /** Ads that could not be stored, with why. */
  failed: { line: number; reason: string }[]
}

/**
 * Stores ads, all or none, with their companies. Where the database refuses what one of them holds, each is stored by
 * itself, so that only that one is lost.
 */
export const saveBatch = async (db: Db, run: FeedRun, batch: readonly LocatedAd[]): Promise<SavedBatch> => {
  if (batch.length === 0) return { outcomes: [], failed: [] }
  try {
    return await db.transaction().execute(trx => save(trx, run, batch))
  } catch (error) {
    if (!isRefusal(error)) throw error
    const [only] = batch
    if (batch.length === 1 && only)
      return {
        outcomes: [],
        failed: [{ line: only.line, reason: `rejected by the database: ${error.message}` }],
      }
    const parts: SavedBatch[] = []
    for (const each of batch) parts.push(await saveBatch(db, run, [each]))
    return { outcomes: parts.flatMap(part => part.outcomes), failed: parts.flatMap(part => part.failed) }
  }
}

/** Classes of SQLSTATE for values and constraints: the row's fault and not the database's. */
const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && /^(22|23)/.test(error.code ?? '')

const save = async (trx: Db, run: FeedRun, batch: readonly LocatedAd[]): Promise<SavedBatch> => {
  const located = batch.map(({ line, ad }) => ({ ...ad.job, line, company: ad.company }))
  const { fresh, repeated } = await markSeen(trx, run, located)
  const named = fresh.filter(each => each.company !== null)
  const companyIds = await saveCompanies(
    trx,
    named.map(({ market, company }) => ({
      market,
      name: company?.name ?? '',
      legal_name: company?.legalName ?? null,
      website: company?.website ?? null,
      logo: null,
      cover: null,
      about: null,
      industry_id: null,
      size_id: null,
    })),
  )
  const idOf = new Map(named.map((each, at) => [each, companyIds[at] ?? null]))
  const outcomes = await saveFeedJobs(
    trx,
    fresh.map(each => {
      const { line: _line, company: _company, ...job } = each
      return { ...job, company_id: idOf.get(each) ?? null }
    }),
  )
  return {
    outcomes,
    failed: repeated.map(({ line }) => ({
      line,
      reason: 'duplicate of an earlier ad in the file (same source and identifier)',
    })),
  }
}
