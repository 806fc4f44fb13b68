import type { Limit } from '@hanap/contracts/call'

interface RateWindow {
  key: string
  seconds: number
}

interface WindowTally {
  count: number
  secondsLeft: number
}

/** Counts a request in each window, and answers what each holds with it. */
export type WindowCounter = (windows: readonly RateWindow[]) => WindowTally[] | Promise<WindowTally[]>

/** One limit and who asks under it. */
export interface LimitCheck {
  /** Of the call, or of what several calls share. */
  name: string
  who: string
  limit: Limit
}

/** A limit with what is left of it. */
export interface RateStatus {
  policy: string
  max: number
  seconds: number
  left: number
  secondsLeft: number
}

const SWEEP_EVERY_MS = 60_000
/** Of addresses there is no end: beyond this the oldest windows are forgotten. */
export const MAX_WINDOWS = 100_000

/** Fixed windows in the memory of one process. */
export const createMemoryCounter = (now: () => number = Date.now): WindowCounter => {
  const windows = new Map<string, { count: number; endsAt: number }>()
  let sweepAt = 0

  const sweep = (at: number) => {
    if (at < sweepAt) return
    sweepAt = at + SWEEP_EVERY_MS
    for (const [key, window] of windows) if (window.endsAt <= at) windows.delete(key)
  }

  const dropOldest = () => {
    const [oldest] = windows.keys()
    if (oldest !== undefined) windows.delete(oldest)
  }

  return checks => {
    const at = now()
    sweep(at)
    return checks.map(({ key, seconds }) => {
      const current = windows.get(key)
      const window = current && current.endsAt > at ? current : { count: 0, endsAt: at + seconds * 1000 }
      window.count += 1
      windows.set(key, window)
      if (windows.size > MAX_WINDOWS) dropOldest()
      return { count: window.count, secondsLeft: Math.ceil((window.endsAt - at) / 1000) }
    })
  }
}

export interface RateLimitsDeps {
  /** Multiplies every limit; a whole number. */
  scale: number
  /** Of all processes; counts what is not `isPerProcess`. */
  shared: WindowCounter
  own: WindowCounter
}

/**
 * Counts one request under all of its limits. Nothing is refused here: a `left` below zero says that the request is one
 * too many.
 */
export const createRateLimits = ({ scale, shared, own }: RateLimitsDeps) => {
  const statusesOf = async (counter: WindowCounter, checks: readonly LimitCheck[]): Promise<RateStatus[]> => {
    if (checks.length === 0) return []
    const named = checks.map(({ name, who, limit: { by, isPerClient, max, seconds } }) => ({
      policy: `${name}-${by}${isPerClient ? '-client' : ''}-${seconds}`,
      who,
      max: max * scale,
      seconds,
    }))
    const counts = await counter(
      named.map(({ policy, who, seconds }) => ({ key: `${policy} ${who}`, seconds })),
    )
    return named.flatMap(({ policy, max, seconds }, index) => {
      const counted = counts[index]
      return counted
        ? [{ policy, max, seconds, left: max - counted.count, secondsLeft: counted.secondsLeft }]
        : []
    })
  }

  return async (checks: readonly LimitCheck[]): Promise<RateStatus[]> => [
    ...(await statusesOf(
      own,
      checks.filter(({ limit }) => limit.isPerProcess),
    )),
    ...(await statusesOf(
      shared,
      checks.filter(({ limit }) => !limit.isPerProcess),
    )),
  ]
}

export type RateLimits = ReturnType<typeof createRateLimits>

/** Seconds until a request that was one too many may be repeated; nothing where none was. */
export const retryAfter = (statuses: readonly RateStatus[]): number | undefined => {
  const passed = statuses.filter(({ left }) => left < 0)
  return passed.length === 0 ? undefined : Math.max(...passed.map(({ secondsLeft }) => secondsLeft))
}

/** The RateLimit headers: every policy that counted, and the one of which the least is left. */
export const rateHeaders = (statuses: readonly RateStatus[]): [string, string][] => {
  const [tightest] = [...statuses].sort((a, b) => a.left - b.left || b.secondsLeft - a.secondsLeft)
  if (!tightest) return []
  return [
    [
      'ratelimit-policy',
      statuses.map(({ policy, max, seconds }) => `"${policy}";q=${max};w=${seconds}`).join(', '),
    ],
    ['ratelimit', `"${tightest.policy}";r=${Math.max(0, tightest.left)};t=${tightest.secondsLeft}`],
  ]
}

/** An address as limits count it: IPv6 by its /64. */
export const limitedAddress = (address: string) => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::', 2)
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
