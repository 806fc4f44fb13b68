import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { dayOf } from './partitions.ts'
import type { LogTables } from './tables.ts'

/** A search that was answered. Nothing in it says who asked. */
export interface AnsweredSearch {
  queryId: string
  market: string
  language: string
  text: string
  filters: Readonly<Record<string, readonly string[]>>
  sort: string
  page: number
  total: number
  droppedWords: number
  correctedWords: number
  tookMs: number
  source: string
}

const FLUSH_AFTER_MS = 1000
const ROWS_PER_STATEMENT = 500
/** Beyond these the log is behind, and loses searches rather than memory. */
const MAX_WAITING = 10_000
const MAX_TEXT = 200

const ADDRESS = /\S*@\S*/g
const LONG_NUMBER = /\+?\d[\d\s().-]{5,}\d/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it drops
const CONTROLS = /[\u0000-\u001f\u007f]+/g

/** Text as the log keeps it: words that differ in case or width alone are one; addresses and numbers of people go. */
export const loggedText = (text: string): string =>
  text
    .normalize('NFKC')
    .toWellFormed()
    .replace(CONTROLS, ' ')
    .toLowerCase()
    .replace(ADDRESS, '@')
    .replace(LONG_NUMBER, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .toWellFormed()

export interface SearchLog {
  /** Takes note and returns at once. What was noted within the last second is lost when the process is killed. */
  searched(search: AnsweredSearch): void
  /** Writes what waits. */
  flush(): Promise<void>
}

/** Answered searches, written in the background some at a time. */
export const createSearchLog = (database: Db, onError: (error: unknown) => void): SearchLog => {
  const db = database.withTables<LogTables>()
  let waiting: (AnsweredSearch & { at: Date })[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async (searches: typeof waiting) => {
    for (let from = 0; from < searches.length; from += ROWS_PER_STATEMENT)
      await db
        .insertInto('log_searches')
        .values(searches.slice(from, from + ROWS_PER_STATEMENT).map(rowOf))
        .onConflict(conflict => conflict.doNothing())
        .execute()
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const searches = waiting
    waiting = []
    writing = writing.then(() => write(searches)).catch(onError)
    return writing
  }

  return {
    searched: search => {
      if (waiting.length >= MAX_WAITING) return
      waiting.push({ ...search, at: new Date() })
      timer ??= setTimeout(flush, FLUSH_AFTER_MS)
    },
    flush,
  }
}

const rowOf = (search: AnsweredSearch & { at: Date }) => ({
  day: dayOf(search.at),
  at: search.at,
  market: search.market,
  language: search.language,
  query_id: search.queryId,
  text: loggedText(search.text),
  filters: sql<string>`${JSON.stringify(search.filters)}::text::jsonb`,
  sort: search.sort,
  page: search.page,
  total: search.total,
  dropped_words: search.droppedWords,
  corrected_words: search.correctedWords,
  took_ms: search.tookMs,
  source: loggedText(search.source).slice(0, 40),
})
