type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isHidden = (field: Field) => field instanceof HTMLInputElement && field.type === 'hidden'
const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const valuesIn = (form: FormData, name: string) => form.getAll(name).map(String)

const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')

/** Whoever was writing goes on in the field that stands for the one that is gone. */
const goOnIn = (fields: readonly Field[], last: EventTarget | undefined) => {
  if (document.activeElement !== document.body || !(last instanceof Element) || !isField(last)) return
  const field = fields.find(
    ({ name, value }) => name === last.name && (value === last.value || !isCheck(last)),
  )
  field?.focus({ preventScroll: true })
  if (field && isText(field) && isText(last)) field.setSelectionRange(last.selectionStart, last.selectionEnd)
}

/** What a form was drawn with, whatever has been typed since. */
export const valuesDrawn = (form: HTMLFormElement): FormData => {
  const copy = document.createElement('form')
  copy.append(...[...form.children].map(child => child.cloneNode(true)))
  copy.reset()
  return new FormData(copy)
}

interface Typing {
  before: FormData
  after: FormData
  /** The field that was changed last. */
  last: EventTarget | undefined
}

/** Puts back into a form that is drawn anew what was changed in its fields between two moments. */
export const restoreTyped = (form: HTMLFormElement, { before, after, last }: Typing): void => {
  const fields = [...form.elements].filter(isField).filter(field => !isHidden(field))
  const changed = fields.filter(
    ({ name }) => JSON.stringify(valuesIn(before, name)) !== JSON.stringify(valuesIn(after, name)),
  )
  if (changed.length === 0) return
  for (const field of changed) {
    const values = valuesIn(after, field.name)
    if (isCheck(field)) field.checked = values.includes(field.value)
    else field.value = values[0] ?? field.value
    const folded = field.closest('details')
    if (folded) folded.open = true
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
  goOnIn(changed, last)
  for (const field of changed)
    if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}
