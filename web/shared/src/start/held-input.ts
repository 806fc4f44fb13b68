type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface HeldInput {
  /** Tells React of what was typed and chosen before it listened. */
  release(): void
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Of what is chosen React hears by `change`, whatever the value was before. */
const isChosen = (field: Field): boolean =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'file')

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
  // React lets none pass that it could not tell anybody of; a choice that comes here after the end was told.
  const drop = ({ target }: Event) => {
    if (isOver() && isField(target) && isChosen(target)) values.delete(target)
  }
  addEventListener('input', hold, true)
  addEventListener('change', drop)
  const tellThose = (isTold: (field: Field) => boolean) => {
    for (const [field, value] of values)
      if (isTold(field)) {
        values.delete(field)
        tell(field, value)
      }
  }
  return {
    release: () => {
      removeEventListener('input', hold, true)
      tellThose(field => !isChosen(field))
      // What is chosen just now may have made React begin, and has its `change` still to come.
      setTimeout(() => {
        removeEventListener('change', drop)
        tellThose(isChosen)
      })
    },
  }
}
