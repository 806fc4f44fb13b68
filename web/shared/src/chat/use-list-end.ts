import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to its end than this a list counts as read to it. */
const NEAR_END_PX = 48

/** Keeps a list of messages at its end, unless somebody has scrolled up in it; `seenSeq` is the last message that was seen at the end. */
export function useListEnd(lastSeq: number, pendingCount: number) {
  const ref = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const [seenSeq, setSeenSeq] = useState(lastSeq)

  const toEnd = useCallback(() => {
    const list = ref.current
    list?.scrollTo({ top: list.scrollHeight })
    isAtEnd.current = true
    setSeenSeq(lastSeq)
  }, [lastSeq])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits to be sent stands at the end, too
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd()
  }, [toEnd, pendingCount])

  // What stands beside it comes and goes, and the list grows and shrinks with that.
  useEffect(() => {
    const list = ref.current
    if (!list) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) list.scrollTo({ top: list.scrollHeight })
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const list = ref.current
    if (!list) return
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX
    if (isAtEnd.current) setSeenSeq(lastSeq)
  }
  return { ref, seenSeq, onScroll, toEnd }
}
