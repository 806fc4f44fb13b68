import { createHash } from 'node:crypto'
import type { IdempotencyKey } from '../db/idempotency.ts'
import type { CallContext, CallInputParts } from './call-context.ts'
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

/** The same client under the same key, also when a first answer that changed its session was lost. */
export const idempotencyKeyOf = async (
  route: Route,
  input: CallInputParts,
  { caller, token, address, idempotencyKey }: CallContext,
): Promise<IdempotencyKey | null> => {
  if (idempotencyKey === undefined || !route.call.isIdempotent) return null
  const who =
    caller.kind === 'seeker' || caller.kind === 'recruiter'
      ? `account ${caller.accountId}`
      : token === undefined
        ? `address ${address}`
        : `token ${hash(token)}`
  return {
    scope: hash(`${who} ${route.call.id}`),
    key: idempotencyKey,
    fingerprint: hash(JSON.stringify([input.params, input.body, await printsOf(input.files)])),
  }
}
