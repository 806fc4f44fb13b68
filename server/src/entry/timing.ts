/** Whether a promise is kept in time. Never rejects. */
export const isFulfilledWithin = (ms: number, promise: Promise<unknown>): Promise<boolean> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms, false)
    promise
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })

/** Calls `tell` with the first of some events, and again with the latest and how many came since, once in a while. */
export const throttled = <Event>(ms: number, tell: (event: Event, count: number) => void) => {
  let count = 0
  let latest: Event
  let timer: NodeJS.Timeout | undefined
  return (event: Event): void => {
    count += 1
    latest = event
    if (timer) return
    tell(event, 1)
    count = 0
    timer = setTimeout(() => {
      timer = undefined
      if (count > 0) tell(latest, count)
      count = 0
    }, ms)
    timer.unref()
  }
}
