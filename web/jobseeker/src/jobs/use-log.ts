import { type RefObject, useEffect, useRef } from 'react'
import type { CardView } from './card-view.ts'
import type { logs } from './log-events.ts'
import type { JobList } from './log-list.ts'

type Logs = typeof logs
type End = () => void

/** Loads what logs after everything that somebody waits for; where it cannot be loaded, nothing is logged. */
const withLogs = (start: (logs: Logs) => End | undefined): End => {
  let isOver = false
  let end: End | undefined
  import('./log-events.ts').then(
    loaded => {
      if (!isOver) end = start(loaded.logs)
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
  }
}

/** For the list that shows `jobs`: tells which of them were seen and opened. */
export function useListLog({
  from,
  jobs,
  queryId,
  before = 0,
}: JobList & { jobs: readonly CardView[] }): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useEffect(
    () =>
      withLogs(({ logList }) =>
        list.current && jobs.length > 0 ? logList(list.current, { from, queryId, before }) : undefined,
      ),
    [from, jobs, queryId, before],
  )
  return list
}

/** Tells the job's statistics that it is read; once per opening. */
export function useViewLog(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined
    return withLogs(({ logView }) => {
      logView(id)
      return undefined
    })
  }, [id])
}

/** Tells what is searched for, for the market's hot titles; without words and without a title nothing is. */
export function useSearchLog(query: string, titleId: number | undefined): void {
  useEffect(() => {
    if (!query && titleId === undefined) return undefined
    return withLogs(({ logSearch }) => {
      logSearch(query, titleId)
      return undefined
    })
  }, [query, titleId])
}
