import type { Limit } from '@hanap/contracts/call'
import { Refusal } from './refusal.ts'

interface Window {
  count: number
  endsAt: number
}

/** Fixed windows in memory, shared by all calls of one process. `scale` multiplies every limit. */
export const createLimits = (scale = 1, now: () => number = Date.now) => {
  const windows = new Map<string, Window>()
  let sweepAt = 0

  const sweep = (at: number) => {
    if (at < sweepAt) return
    sweepAt = at + 60_000
    for (const [key, window] of windows) if (window.endsAt <= at) windows.delete(key)
  }

  /**
   * Counts one request against a limit. Answers the `RateLimit` headers' values; 429 with the seconds until
   * the window ends once `max` is passed.
   */
  return (name: string, who: string, limit: Pick<Limit, 'max' | 'seconds'>) => {
    const max = limit.max * scale
    const { seconds } = limit
    const at = now()
    sweep(at)
    const key = `${name} ${seconds} ${who}`
    let window = windows.get(key)
    if (!window || window.endsAt <= at) {
      window = { count: 0, endsAt: at + seconds * 1000 }
      windows.set(key, window)
    }
    window.count += 1
    const reset = Math.ceil((window.endsAt - at) / 1000)
    if (window.count > max) throw new Refusal('too_many_attempts', { retryAfter: reset })
    return {
      policy: `"${name}";q=${max};w=${seconds}`,
      state: `"${name}";r=${max - window.count};t=${reset}`,
    }
  }
}

export type Limits = ReturnType<typeof createLimits>

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
