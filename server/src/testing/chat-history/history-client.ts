import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf, Call } from '@hanap/contracts/call'
import type { DemoRandom } from '@hanap/demo/random'

/** Processes of one marketplace; one that is away may be among them. */
export interface HistoryHost {
  ports(): readonly number[]
}

interface HistoryRequest {
  as: { token: string }
  id?: string
  query?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/** As a page waits before it tries again; here much shorter. */
const AGAIN_AFTER_MS = 10

/** A refusal that nothing which may happen to a process explains. */
export class UnexpectedAnswer extends Error {}

/** Asks one process at random: whoever is sent to one that is away comes to the other next time. */
export const historyClient = (host: HistoryHost, random: DemoRandom, over: AbortSignal) => {
  const port = () => random.pick(host.ports())

  /** Once. Nothing where there was no answer, or none but “later”. */
  const ask = async <C extends Call>(
    call: C,
    { as, id = '', query = {}, body, signal }: HistoryRequest,
  ): Promise<AnswerOf<C> | undefined> => {
    const path = `${call.path.replace('{id}', id)}?${new URLSearchParams(query)}`
    const answer = await fetch(`http://127.0.0.1:${port()}${path}`, {
      method: call.method,
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
      .then(async response => ({ response, text: await response.text() }))
      .catch(() => undefined)
    if (!answer || answer.response.status === 503) return undefined
    if (!answer.response.ok) throw new UnexpectedAnswer(`${answer.response.status} ${answer.text}`)
    return JSON.parse(answer.text).data
  }

  const rest = () => pause(AGAIN_AFTER_MS, undefined, { signal: over })

  return {
    port,
    ask,
    rest,
    /** As often as it takes, until all is over. */
    insist: async <C extends Call>(call: C, request: HistoryRequest): Promise<AnswerOf<C>> => {
      for (;;) {
        const answer = await ask(call, request)
        if (answer) return answer
        await rest()
      }
    },
  }
}
export type HistoryClient = ReturnType<typeof historyClient>
