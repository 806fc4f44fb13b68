import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

type Drafts = Map<string, string>

/**
 * Keeps what was typed about an applicant and not sent, for as long as the list is open: whoever looks at another one and comes back
 * finds it again. `drawn` names this drawing of the forms; empty where there are none.
 */
export function usePaneDrafts(pane: RefObject<HTMLElement | null>, id: string, drawn: string) {
  const navigation = useNavigation()
  const all = useRef(new Map<string, Drafts>())
  /** What was sent last: drafts until its answer is drawn, and after where another page came instead of it. */
  const sent = useRef<Drafts>(new Map())
  /** Whether it waits to be under way, is, or was given up for another page. */
  const sending = useRef<'begun' | 'under way' | 'over'>('over')
  useLayoutEffect(() => {
    if (drawn === '' || pane.current === null) return
    const drafts = all.current.get(id)
    if (drafts && sending.current === 'under way')
      for (const [field, text] of sent.current) if (drafts.get(field) === text) drafts.delete(field)
    if (drafts) restore(pane.current, drafts)
  }, [pane, id, drawn])
  // After the effect above: that one is to see how it was until this drawing.
  useLayoutEffect(() => {
    const isNew = navigation.state === 'submitting'
    if (isNew && sending.current === 'begun') sending.current = 'under way'
    else if (isNew || navigation.formMethod !== 'POST') sending.current = 'over'
  }, [navigation])
  const draftsNow = (): Drafts => {
    const drafts = all.current.get(id) ?? new Map<string, string>()
    all.current.set(id, drafts)
    return drafts
  }
  const onChange = ({ target }: FormEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form === null) return
    const drafts = draftsNow()
    for (const field of textsIn(form)) {
      if (field.value === field.defaultValue) drafts.delete(field.id)
      else drafts.set(field.id, field.value)
    }
  }
  const onSubmit = ({ target }: FormEvent) => {
    if (!(target instanceof Element)) return
    sent.current = new Map([...textsIn(target)].map(field => [field.id, field.value]))
    sending.current = 'begun'
    const drafts = draftsNow()
    for (const [field, text] of sent.current) drafts.set(field, text)
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
