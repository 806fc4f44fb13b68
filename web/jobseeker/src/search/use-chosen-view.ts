import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type JobPane from '../job/job-pane.tsx'
import type { ClosedJobView, JobPageView } from '../job/job-view.ts'
import type { CardView } from '../jobs/card-view.ts'

/** The job's own page as the pane shows it, and what draws it; nothing before both have come, and on screens without a pane. */
export function useChosenView(job: CardView, isWide: boolean, pane: RefObject<HTMLElement | null>) {
  const { load, data, state } = useFetcher<JobPageView | ClosedJobView>({ key: 'chosen-job' })
  const [isOutOfReach, setOutOfReach] = useState(false)
  const Loaded = useJobPane(isWide, () => setOutOfReach(true))
  useEffect(() => {
    if (!isWide) return
    // A load without a line would fail the whole page.
    const read = () => {
      setOutOfReach(!navigator.onLine)
      if (navigator.onLine) load(job.href)
    }
    read()
    addEventListener('online', read)
    return () => removeEventListener('online', read)
  }, [isWide, load, job.href])
  const isFree = useOncePressIsOver(data !== undefined && Loaded !== undefined, pane)
  return {
    view: isFree && isWide ? data : undefined,
    Loaded,
    isBusy: state !== 'idle' || !isFree,
    isOutOfReach,
  }
}

/** What draws a job; a first load is not suspended, which would keep what stands there a second time. */
function useJobPane(isWide: boolean, onFailure: () => void): typeof JobPane | undefined {
  const [component, setComponent] = useState<typeof JobPane>()
  const failed = useRef(onFailure)
  useEffect(() => {
    if (!isWide) return
    import('../job/job-pane.tsx').then(
      module => setComponent(() => module.default),
      () => failed.current(),
    )
  }, [isWide])
  return component
}

/**
 * True from the first moment on at which `isReady` and nothing in the element is pressed: what is replaced under a finger gets
 * no click. What had the focus in it has it again.
 */
function useOncePressIsOver(isReady: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false)
  const focused = useRef(-1)
  useEffect(() => {
    const box = element.current
    if (!isReady || isOver || !box) return
    const end = () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement) focused.current = pressablesOf(box).indexOf(activeElement)
      setOver(true)
    }
    if (!box.matches(':active')) return end()
    // The click comes right after it.
    const endSoon = () => setTimeout(end)
    for (const type of PRESS_ENDS) addEventListener(type, endSoon)
    return () => {
      for (const type of PRESS_ENDS) removeEventListener(type, endSoon)
    }
  }, [isReady, isOver, element])
  useLayoutEffect(() => {
    if (isOver && element.current)
      pressablesOf(element.current)[focused.current]?.focus({ preventScroll: true })
  }, [isOver, element])
  return isOver
}

/** Of a mouse, a finger and a key: some browsers count a held key as a press. */
const PRESS_ENDS = ['pointerup', 'pointercancel', 'keyup']

const pressablesOf = (box: Element) => [...box.querySelectorAll<HTMLElement>('a, button')]
