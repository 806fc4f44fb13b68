import { type RateStatus, rateHeaders } from '../../security/rate-limits.ts'
import type { Route, StreamAnswer } from '../route.ts'

/** Proxies end what is silent for longer. */
const SIGN_OF_LIFE_MS = 15_000

const encoder = new TextEncoder()

/**
 * An answer as server-sent events: `delta` for each part, then `done` with the whole or `error` with a problem. A stream
 * that ends with neither was cut off on its way.
 */
export const eventStream = (
  { schemas }: Route,
  stream: StreamAnswer<unknown, unknown>,
  rates: readonly RateStatus[],
  problemOf: (error: unknown) => object,
): Response => {
  const gone = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start: async controller => {
      const write = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const send = (event: string, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      const living = setInterval(() => write(':\n\n'), SIGN_OF_LIFE_MS)
      try {
        const answer = await stream.run(delta => send('delta', schemas.delta?.parse(delta)), gone.signal)
        send('done', schemas.answer.parse(answer))
      } catch (error) {
        if (!gone.signal.aborted) send('error', problemOf(error))
      } finally {
        clearInterval(living)
        if (!gone.signal.aborted) controller.close()
      }
    },
    cancel: () => gone.abort(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Some proxies keep an answer until it is whole.
      'x-accel-buffering': 'no',
      ...Object.fromEntries(rateHeaders(rates)),
    },
  })
}
