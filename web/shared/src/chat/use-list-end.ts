import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to its end than this a list counts as read to it. */
const NEAR_END_PX = 48

/**
 * Knows whether a list of messages is seen to its end; `seenSeq` is the last message that was seen there. Its box counts from the
 * end, 0 there and less further up, and stays at the end by itself; what is read further up stays where it is.
 */
export function useListEnd(lastSeq: number, pendingCount: number) {
  const ref = useRef<HTMLDivElement>(null)
  const readAt = useRef<number>(null)
  const [seenSeq, setSeenSeq] = useState(lastSeq)

  const onScroll = () => {
    const list = ref.current
    if (!list) return
    readAt.current = list.scrollTop + hiddenHeight(list)
    if (isAtEnd(list)) setSeenSeq(lastSeq)
  }
  const toEnd = () => {
    ref.current?.scrollTo({ top: 0 })
    setSeenSeq(lastSeq)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits to be sent stands at the end, too
  useLayoutEffect(() => {
    const list = ref.current
    if (list && isAtEnd(list)) toEnd()
    else if (list) stayAt(list, readAt.current)
  }, [lastSeq, pendingCount])

  // What stands below it comes and goes, and the box grows and shrinks with that.
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const observer = new ResizeObserver(() => {
      if (!isAtEnd(list)) stayAt(list, readAt.current)
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  return { ref, seenSeq, onScroll, toEnd }
}

const isAtEnd = ({ scrollTop }: Element): boolean => scrollTop > -NEAR_END_PX

const hiddenHeight = ({ scrollHeight, clientHeight }: Element): number => scrollHeight - clientHeight

/** `position` is in pixels from the list's start; null as long as nobody has scrolled. */
const stayAt = (list: Element, position: number | null): void => {
  if (position !== null) list.scrollTop = position - hiddenHeight(list)
}
