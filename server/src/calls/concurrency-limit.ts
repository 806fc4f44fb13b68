import { limitedAddress } from '../security/rate-limits.ts'
import type { AnyCaller } from './caller.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'

const RETRY_SECONDS = 2

const runningCalls = new WeakMap<Route, Map<string, number>>()

/** Does a call's work, unless as many of the same person's requests are in hand as the call allows. */
export const withConcurrencyLimit = async <Result>(
  route: Route,
  { caller, address }: { caller: AnyCaller; address: string },
  work: () => Promise<Result> | Result,
): Promise<Result> => {
  const { maxConcurrent } = route.call
  if (maxConcurrent === undefined) return work()
  const who = 'accountId' in caller ? caller.accountId : limitedAddress(address)
  const counts = runningCalls.get(route) ?? new Map<string, number>()
  runningCalls.set(route, counts)
  const count = counts.get(who) ?? 0
  if (count >= maxConcurrent) throw new Refusal('too_many_attempts', { retryAfter: RETRY_SECONDS })
  counts.set(who, count + 1)
  try {
    return await work()
  } finally {
    const left = (counts.get(who) ?? 1) - 1
    if (left > 0) counts.set(who, left)
    else counts.delete(who)
  }
}
