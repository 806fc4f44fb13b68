type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface HeldInput {
  /** Tells React of what was typed and chosen before it listened. */
  release(): void
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** React tells nobody of a value that it has seen, and it saw this one as it took the page over. */
const forgetValue = (field: Field) => {
  const tracker: unknown = Reflect.get(field, '_valueTracker')
  if (typeof tracker !== 'object' || tracker === null || !('setValue' in tracker)) return
  if (typeof tracker.setValue === 'function')
    tracker.setValue(isCheckable(field) ? String(!field.checked) : `${field.value} `)
}

const tell = (field: Field, value: string) => {
  if (!field.isConnected) return
  // React writes a text area's first text again.
  if (!isCheckable(field) && field.value !== value && field.type !== 'file') field.value = value
  forgetValue(field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // The event to which React listens there; not a mouse's, it changes nothing by itself.
  if (isCheckable(field)) field.dispatchEvent(new Event('click', { bubbles: true }))
  else field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Holds what somebody writes into a form from before there was script to follow it. */
export const holdInput = (isOver: () => boolean): HeldInput => {
  const values = new Map<Field, string>()
  const hold = ({ target }: Event) => {
    if (!isOver() && isField(target)) values.set(target, target.value)
  }
  addEventListener('input', hold, true)
  return {
    release: () => {
      removeEventListener('input', hold, true)
      for (const [field, value] of values) tell(field, value)
      values.clear()
    },
  }
}
