import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type Drafts = Map<string, string>

/**
 * Keeps what was typed about an applicant and not sent, for as long as the list is open: whoever looks at another one and comes back
 * finds it again. `drawn` names this drawing of the forms; empty where there are none.
 */
export function usePaneDrafts(pane: RefObject<HTMLElement | null>, id: string, drawn: string) {
  const all = useRef(new Map<string, Drafts>())
  useLayoutEffect(() => {
    if (drawn === '' || pane.current === null) return
    const drafts = all.current.get(id)
    if (drafts) restore(pane.current, drafts)
  }, [pane, id, drawn])
  const onChange = ({ target }: FormEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form === null) return
    const drafts = all.current.get(id) ?? new Map<string, string>()
    for (const field of textsIn(form)) {
      if (field.value === field.defaultValue) drafts.delete(field.id)
      else drafts.set(field.id, field.value)
    }
    all.current.set(id, drafts)
  }
  const onSubmit = ({ target }: FormEvent) => {
    if (!(target instanceof Element)) return
    for (const field of textsIn(target)) all.current.get(id)?.delete(field.id)
  }
  return { onChange, onSubmit }
}

const textsIn = (part: Element) =>
  part.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('form :is(textarea, input[type="text"])')

const restore = (pane: Element, drafts: Drafts) => {
  for (const field of textsIn(pane)) {
    const draft = drafts.get(field.id)
    if (draft === undefined) continue
    field.value = draft
    const folded = field.closest('details')
    if (folded) folded.open = true
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
