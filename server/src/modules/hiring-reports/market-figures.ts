import { DAY_MS } from '@hanap/contracts/durations'
import type { MarketFigures } from '@hanap/contracts/recruiters/hiring-reports.schemas'
import type { Db } from '../../db/client.ts'
import { countSeekersSince } from '../auth/index.ts'
import { countHiringCompanies, countOpenJobs } from '../jobs/index.ts'
import { marketMedians } from './market-medians.ts'

const CACHED_MS = 10 * 60_000
const ACTIVE_DAYS = 30
/** Of fewer a count says nothing of a market, or too much of the people in it. */
const MIN_JOBS = 20
const MIN_COMPANIES = 5
const MIN_SEEKERS = 100

const atLeast = (min: number, count: number) => (count < min ? null : count)

/** Down to two digits: 1,234 is 1,200. */
export const roundedDown = (count: number): number => {
  const unit = 10 ** Math.max(0, String(count).length - 2)
  return Math.floor(count / unit) * unit
}

const countFigures = async (db: Db, market: string, now: Date): Promise<MarketFigures> => {
  const since = new Date(now.getTime() - ACTIVE_DAYS * DAY_MS)
  const [jobs, companies, seekers, medians] = await Promise.all([
    countOpenJobs(db, market),
    countHiringCompanies(db, market),
    countSeekersSince(db, market, since),
    marketMedians(db, market),
  ])
  return {
    country_key: market,
    counted_at: now.toISOString(),
    open_jobs: atLeast(MIN_JOBS, jobs),
    hiring_companies: atLeast(MIN_COMPANIES, companies),
    active_seekers: seekers < MIN_SEEKERS ? null : roundedDown(seekers),
    first_applicant_hours: medians.get('first_applicant') ?? null,
    answer_hours: medians.get('answer') ?? null,
  }
}

/** The figures of each market as they were when they were last counted; whoever asks meanwhile waits for the same counting. */
export const createMarketFigures = (db: Db, now = () => new Date()) => {
  const counted = new Map<string, { at: number; figures: Promise<MarketFigures> }>()
  return (market: string): Promise<MarketFigures> => {
    const at = now()
    const cached = counted.get(market)
    if (cached && at.getTime() - cached.at < CACHED_MS) return cached.figures
    const figures = countFigures(db, market, at)
    counted.set(market, { at: at.getTime(), figures })
    figures.catch(() => counted.delete(market))
    return figures
  }
}
