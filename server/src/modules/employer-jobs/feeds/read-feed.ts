import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FormFile } from '@hanap/contracts/page'
import { type ApplyMode, normalizedAds } from '@hanap/job-import'
import type { Market } from '@hanap/markets/markets'
import type { NewJob } from '../../jobs/index.ts'
import { feedSource } from '../job-of-ad.ts'

/** A row of a feed: its job, as the company's own, or why it is none. */
export type FeedRow = { row: number; title: string | null } & ({ job: NewJob } | { reason: string })

export interface FeedReading {
  file: FormFile
  market: Market
  companyId: string
  recruiterId: string
  apply: ApplyMode
}

const MAX_ROWS = 500
/** Mapping is work for the processor alone; every so many ads others get their turn. */
const TURN = 10

/** What a packed file may hold: it is read by the process that answers pages. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
const unpacked = promisify(gunzip)

async function* chunksOf(file: FormFile): AsyncGenerator<Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  yield isPacked ? await unpacked(bytes, { maxOutputLength: MAX_UNPACKED_BYTES }) : bytes
}

/** Reads the first ads of a feed as the company's own; a file that cannot be read throws. */
export const readFeed = async (reading: FeedReading): Promise<FeedRow[]> => {
  const { file, market, companyId, recruiterId, apply } = reading
  const now = new Date()
  const options = { market: market.key, apply, asOf: now, now, ownerId: recruiterId }
  const rows: FeedRow[] = []
  for await (const read of normalizedAds({ name: file.name, bytes: chunksOf(file) }, options)) {
    if (rows.length >= MAX_ROWS) break
    if (rows.length % TURN === TURN - 1) await turn()
    if ('reason' in read) {
      rows.push({ row: read.line, title: null, reason: read.reason })
      continue
    }
    const { source, source_id: sourceId, ...job } = read.ad.job
    rows.push({
      row: read.line,
      title: job.title,
      job: {
        ...job,
        source: feedSource(companyId),
        source_id: `${source} ${sourceId}`,
        company_id: companyId,
        recruiter_id: recruiterId,
      },
    })
  }
  return rows
}
