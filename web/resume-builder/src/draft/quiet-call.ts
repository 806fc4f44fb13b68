import type { AnswerOf, Call } from '@hanap/contracts/call'
import type { Outcome } from '@hanap/contracts/page'
import { type BrowserInput, type CallOptions, failureOf, send, unreachable } from '@hanap/shared/calls/call'

/** As `call`, without toasts and without a way to log-in where the session has ended: who calls shows what came of it. */
export const quietCall = async <C extends Call>(
  descriptor: C,
  input: BrowserInput<C>,
  options: CallOptions = {},
): Promise<Outcome<AnswerOf<C>>> => {
  const answer = await send(descriptor, input, options).catch(() => undefined)
  const body: unknown = await answer?.json().catch(() => undefined)
  if (answer && !answer.ok) return failureOf(answer.status, body)
  if (typeof body !== 'object' || body === null || !('data' in body)) return unreachable
  // The server parses every answer through the contract before it leaves.
  return { ok: true, data: body.data as AnswerOf<C> }
}
