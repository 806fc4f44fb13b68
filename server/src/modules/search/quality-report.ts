import type { Db } from '../../db/client.ts'
import { appliedOf } from '../job-applications/index.ts'
import { viewsSince } from '../jobs/index.ts'
import {
  eventsOf,
  qualityText,
  searchQuality,
  textsWithoutClick,
  textsWithoutResults,
  type ViewQuality,
} from '../logs/index.ts'

const LINES = 10
/** A query seen less often may have been passed over by chance. */
const MIN_LISTS = 5

export interface ReportPeriod {
  since: string
  market: string | undefined
}

const viewQuality = async (db: Db, period: ReportPeriod): Promise<ViewQuality[]> => {
  const byView = new Map<string, ViewQuality>()
  const lineOf = ({ market, language }: { market: string; language: string }) => {
    const key = `${market} ${language}`
    const line = byView.get(key) ?? { market, language, views: 0, applied: 0 }
    byView.set(key, line)
    return line
  }
  for await (const views of viewsSince(db, period)) {
    for (const view of views) lineOf(view).views += 1
    for (const view of await appliedOf(db, views, period.since)) lineOf(view).applied += 1
  }
  return [...byView.values()]
}

/** What became of searches since a day, as an operator reads it. */
export const searchQualityReport = async (db: Db, period: ReportPeriod): Promise<string> =>
  qualityText({
    since: period.since,
    minLists: MIN_LISTS,
    searches: await searchQuality(db, period),
    views: await viewQuality(db, period),
    withoutResults: await textsWithoutResults(db, period, LINES),
    withoutClick: await textsWithoutClick(db, period, { minLists: MIN_LISTS, limit: LINES }),
  })

/** What became of one answer: a line for each job that a device saw or opened. */
export const searchAnswerReport = async (db: Db, queryId: string): Promise<string> => {
  const { exposures, clicks } = await eventsOf(db, queryId)
  const lines = [
    ...exposures.map(each => ({ what: 'seen', ...each })),
    ...clicks.map(each => ({ what: 'opened', ...each })),
  ]
  if (lines.length === 0) return 'Nobody has seen these results.'
  return lines
    .map(({ what, position, job_id, device_id }) => [what, position ?? '-', job_id, device_id].join('\t'))
    .join('\n')
}
