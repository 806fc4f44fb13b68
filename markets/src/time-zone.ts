const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const existing = clocks.get(timeZone)
  if (existing) return existing
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** How far a zone's clocks are ahead of UTC at a moment; both in milliseconds. */
export const offsetAt = (timeZone: string, at: number): number => {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(at / 1000) * 1000
}

/** The moment at which a zone's clocks show a time, which is given as if it were UTC; both in milliseconds. */
export const momentOf = (timeZone: string, shown: number): number =>
  // The offset depends on the moment, which depends on the offset: the second pass settles it near a change of clocks.
  shown - offsetAt(timeZone, shown - offsetAt(timeZone, shown))
