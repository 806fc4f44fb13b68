import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { IdempotencyKey } from '../db/idempotency.ts'
import type { CallContext, CallInputParts } from './call-context.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Files as their names and contents, in the order of the form's fields. */
const printsOf = (files: CallInputParts['files']) =>
  Promise.all(
    Object.entries(files).map(async ([name, file]) => [
      name,
      createHash('sha256')
        .update(new Uint8Array(await file.arrayBuffer()))
        .digest('base64url'),
    ]),
  )

export type KeyedContext = Pick<CallContext, 'caller' | 'token' | 'address' | 'idempotencyKey'>

/**
 * The key without the body: nothing has to be read for it. The same client under the same key, also when a first answer that
 * changed its session was lost.
 */
export const scopedKeyOf = (
  route: Route,
  { caller, token, address, idempotencyKey }: KeyedContext,
): Pick<IdempotencyKey, 'scope' | 'key'> | null => {
  if (idempotencyKey === undefined || !route.call.isIdempotent) return null
  const who =
    caller.kind === 'seeker' || caller.kind === 'recruiter'
      ? `account ${caller.accountId}`
      : token === undefined
        ? `address ${address}`
        : `token ${hash(token)}`
  return { scope: hash(`${who} ${route.call.id}`), key: idempotencyKey }
}

export const idempotencyKeyOf = async (
  route: Route,
  input: CallInputParts,
  context: KeyedContext,
): Promise<IdempotencyKey | null> => {
  const scoped = scopedKeyOf(route, context)
  if (!scoped) return null
  return {
    ...scoped,
    fingerprint: hash(JSON.stringify([input.params, input.body, await printsOf(input.files)])),
  }
}

/** Between its tries, in milliseconds. */
const PAUSES_MS = [250, 500, 1000, 2000, 4000]

const isInFlight = (error: unknown) => error instanceof Refusal && error.code === 'idempotency_in_flight'

/**
 * Does what a form asks; where the same form is in hand already, as soon as that has its answer: whoever presses a button again on
 * a slow line has the answer of the first press. Throws what `handle` does, after eight seconds also that it is in hand.
 */
export const afterFirst = async <Handled>(handle: () => Promise<Handled> | Handled): Promise<Handled> => {
  for (const pause of PAUSES_MS) {
    try {
      return await handle()
    } catch (error) {
      if (!isInFlight(error)) throw error
      await setTimeout(pause)
    }
  }
  return handle()
}
