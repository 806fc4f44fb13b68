const FORM_FAILED = 'form-failed'

/** Says that a form got no answer, or one that is no page, of this status: it stands as it was. */
export const tellFormFailed = (status?: number): void => {
  dispatchEvent(new CustomEvent(FORM_FAILED, { detail: status }))
}

/** Calls `listener` with the status of each such answer, undefined where there was none, until the answer is called. */
export const onFormFailed = (listener: (status: number | undefined) => void): (() => void) => {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail ?? undefined)
  }
  addEventListener(FORM_FAILED, hear)
  return () => removeEventListener(FORM_FAILED, hear)
}
