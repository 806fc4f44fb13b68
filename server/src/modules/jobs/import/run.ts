import { basename } from 'node:path'
import { type ApplyMode, feedName, type NormalizedAd, normalizedAds } from '@hanap/job-import'
import type { MarketKey } from '@hanap/markets/markets'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { Report } from './report.ts'
import { type LocatedAd, saveBatch } from './save-batch.ts'
import { closeUnseen, type FeedRun } from './seen.ts'

export interface ImportOptions {
  files: readonly string[]
  market?: MarketKey
  apply: ApplyMode
  /** By when it is judged whether an ad is over; absent: now. */
  asOf?: Date
  ownerId: string | null
  /** Whether what a file no longer has is to be closed. */
  isComplete: boolean
}

export interface ImportDeps {
  /** Absent: ads are read and mapped, and nothing is stored. */
  db?: Db
  report: Report
  /** Given every mapped ad. */
  onAd?(ad: NormalizedAd): void
  onFile?(name: string): void
  onBytes?(count: number): void
  onAds?(count: number): void
  /** Ends the reading after the batch at hand. */
  signal?: AbortSignal
  batchSize?: number
}

const BATCH = 250
/** Mapping is work for the processor alone; every so many ads others get their turn. */
const TURN = 20

/**
 * Reads files of ads into the marketplace, batch by batch: each is stored in one transaction, the next is read while
 * it is. Doing it again changes only what has changed, wherever an earlier reading ended.
 */
export const importAds = async (options: ImportOptions, deps: ImportDeps): Promise<void> => {
  const now = new Date()
  for (const file of options.files) {
    if (deps.signal?.aborted) return
    deps.onFile?.(basename(file))
    await importFile(file, options, deps, now)
  }
}

const importFile = async (file: string, options: ImportOptions, deps: ImportDeps, now: Date) => {
  const { db, report, signal } = deps
  const run: FeedRun = { feed: feedName(file), run: newId() }
  const name = basename(file)
  let batch: LocatedAd[] = []
  let writing: Promise<void> = Promise.resolve()
  let count = 0

  const write = async (ads: LocatedAd[]) => {
    if (!db) report.outcome('mapped', ads.length)
    else {
      const { outcomes, failed } = await saveBatch(db, run, ads)
      for (const outcome of outcomes) report.outcome(outcome, 1)
      for (const { line, reason } of failed) report.problem(name, line, reason)
    }
    deps.onAds?.(ads.length)
  }
  /** One batch is written while the next one is made; no third one waits. */
  const flush = async () => {
    await writing
    const full = batch
    batch = []
    writing = write(full)
    // Awaited with the next one; until then its failure is no unhandled one.
    writing.catch(() => undefined)
  }

  let isWhole = false
  try {
    const rows = normalizedAds(file, { ...options, asOf: options.asOf ?? now, now }, deps.onBytes)
    for await (const row of rows) {
      if (signal?.aborted) break
      for (const field of row.unread) report.unread(name, row.line, field)
      if ('reason' in row) report.problem(name, row.line, row.reason)
      else {
        const { line, ad } = row
        for (const note of ad.notes) report.note(name, line, note)
        deps.onAd?.(ad)
        batch.push({ line, ad })
        count += 1
      }
      if (batch.length >= (deps.batchSize ?? BATCH)) await flush()
      else if (count % TURN === 0) await new Promise(resolve => setImmediate(resolve))
    }
    isWhole = signal?.aborted !== true
  } catch (error) {
    if (!isFileError(error)) throw error
    report.fileFailed(name, error.message)
  }
  await flush()
  await writing
  // Of a file that ended early, or that had no ads at all, nobody knows what is gone.
  if (db && options.isComplete && isWhole && count > 0) report.closed(await closeUnseen(db, run))
}

/** What reading and unpacking fail with, and no fault of ours or of the database's. */
const isFileError = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  /^(E[A-Z]+|Z_|ERR_STREAM|ERR_ENCODING)/.test(String(error.code))
