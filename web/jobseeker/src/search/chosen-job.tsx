import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CardView } from '../jobs/card-view.ts'

/** There is room for a job beside the list. */
export const WIDE = '(width >= 68.75rem)'

/**
 * The job that stands beside the list on a wide screen: the one that was pressed, else the first. The address
 * bar shows the pressed job's own page, so that it can be shared and survives a reload; underneath, the router
 * stays on the search with `job` as its key.
 */
export function useChosenJob(jobs: readonly CardView[]): {
  chosen: CardView | undefined
  /** Whether it is seen; the server draws it unseen for everybody. */
  isWide: boolean
  choose: (event: MouseEvent) => void
} {
  const isWide = useIsWide()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const choose = useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!isWide || !link?.dataset.job || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const params = new URLSearchParams(search)
      const isFirst = !params.has('job')
      params.set('job', link.dataset.job)
      navigate(`${pathname}?${params}`, { mask: link.pathname, preventScrollReset: true, replace: !isFirst })
    },
    [isWide, navigate, pathname, search],
  )
  return { chosen: chosenJobOf(jobs, new URLSearchParams(search)), isWide, choose }
}

/** The job that an address names of a list, else the first. */
export const chosenJobOf = (jobs: readonly CardView[], params: URLSearchParams): CardView | undefined =>
  jobs.find(job => job.id === params.get('job')) ?? jobs[0]

/** Whether there is room beside the list; never on the server. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const read = () => setIsWide(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  return isWide
}
