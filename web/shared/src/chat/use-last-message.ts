import { useEffect, useRef } from 'react'

/** Keeps the list of messages at its end when it is opened and when one is added. */
export function useLastMessage(lastSeq: number | undefined) {
  const ref = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = ref.current
    if (lastSeq !== undefined) list?.scrollTo({ top: list.scrollHeight })
  }, [lastSeq])
  return ref
}
