let isLeft = false

// No script has answered it: the browser sends the form, and its answer is the next page.
globalThis.addEventListener?.('submit', event => {
  isLeft ||= !event.defaultPrevented
})

/** Whether a form has been sent that leads away from the page, also before the router started. */
export const isLeaving = (): boolean => isLeft
