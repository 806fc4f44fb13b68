const unsaved = new Set<object>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before it leaves the page as long as anything on it is unsaved. */
export const setUnsaved = (what: object, isUnsaved: boolean): void => {
  if (isUnsaved) unsaved.add(what)
  else unsaved.delete(what)
  if (unsaved.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
