import { type RefObject, useEffect, useRef } from 'react'

/**
 * A form whose fields say what the page says: whenever the page becomes another one (`state`), the fields go
 * back to it, while the focus and the sheet that the form may be stay as they are.
 */
export function useFormOf(state: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    form.current?.reset()
  }, [state])
  return form
}
