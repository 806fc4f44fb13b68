import type { AnswerOf, Call, DeltaOf } from '@hanap/contracts/call'
import type { Outcome } from '@hanap/contracts/page'
import { sessionRefused } from '../session/session.ts'
import { type BrowserInput, failureOf, send, unreachable } from './call.ts'

/** One server-sent event. */
const eventIn = (text: string): { event: string; data: unknown } | undefined => {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? []
  return event === undefined || data === undefined ? undefined : { event, data: JSON.parse(data) }
}

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let rest = ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const parts = (rest + read.value).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const event = eventIn(part)
      if (event) yield event
    }
  }
}

const statusOf = (problem: unknown) =>
  typeof problem === 'object' && problem !== null && 'status' in problem && typeof problem.status === 'number'
    ? problem.status
    : 0

/**
 * Sends a call whose answer comes as events, tells each part as it comes, and gives the whole answer or the refusal;
 * never throws. A stream that is cut off is `unreachable`.
 */
export const callStream = async <C extends Call>(
  descriptor: C,
  input: BrowserInput<C>,
  onDelta: (delta: DeltaOf<C>) => void,
): Promise<Outcome<AnswerOf<C>>> => {
  try {
    const answer = await send(descriptor, input, {})
    if (answer.status === 401) sessionRefused(descriptor)
    if (!answer.ok || !answer.body) return failureOf(answer.status, await answer.json())
    // The server parses every part and every answer through the contract before they leave.
    for await (const { event, data } of eventsOf(answer.body)) {
      if (event === 'delta') onDelta(data as DeltaOf<C>)
      if (event === 'done') return { ok: true, data: data as AnswerOf<C> }
      if (event === 'error') return failureOf(statusOf(data), data)
    }
    return unreachable
  } catch {
    return unreachable
  }
}
