import { isInPreparation } from '../db/idempotency.ts'
import { limitedAddress } from '../security/rate-limits.ts'
import type { CallContext } from './call-context.ts'
import { afterFirst, type KeyedContext, scopedKeyOf } from './idempotency-key.ts'
import { Refusal, refuseIdempotencyConflict } from './refusal.ts'
import type { Route } from './route.ts'

const RETRY_SECONDS = 2

const runningCalls = new WeakMap<Route, Map<string, number>>()

/**
 * Does a call's work, unless as many of the same person's requests are in hand as the call allows. A repeat of one that is in
 * hand is told so, rather than that there are too many; a page’s waits for it.
 */
export const withConcurrencyLimit = async <Result>(
  route: Route,
  context: KeyedContext & Pick<CallContext, 'isPage'>,
  work: () => Promise<Result> | Result,
): Promise<Result> => {
  const { maxConcurrent } = route.call
  if (maxConcurrent === undefined) return work()
  const key = scopedKeyOf(route, context)
  const refuseRepeat = () => {
    if (key && isInPreparation(key)) throw refuseIdempotencyConflict('in_flight')
  }
  await (context.isPage ? afterFirst(refuseRepeat) : refuseRepeat())
  const { caller, address } = context
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
