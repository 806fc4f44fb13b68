import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Keeps what was typed into a filled text area before the page's script took it over: React would put the server's text back.
 */
export function useEarlyText(id: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null)
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  const [typed] = useState(() => {
    if (!isTakenOver) return undefined
    const area = document.getElementById(id)
    return area instanceof HTMLTextAreaElement ? area.value : undefined
  })
  useLayoutEffect(() => {
    if (ref.current && typed !== undefined) ref.current.value = typed
  }, [typed])
  return ref
}
