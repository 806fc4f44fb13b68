import { setTimeout as pause } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { Unreachable } from '../port.ts'

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  path: string
  body?: Record<string, unknown>
  /** One JSON text a line, for bulk requests. */
  lines?: readonly string[]
  query?: Record<string, string | number | boolean>
}

/** How long a request may take with all its repeats, in milliseconds. */
export interface Patience {
  inAllMs: number
  /** Of one try; another node is asked next. */
  aTryMs: number
}

/** Someone waits for the answer. */
export const briefly: Patience = { inAllMs: 8_000, aTryMs: 4_000 }
/** Nobody waits; the work is to be done. */
export const patiently: Patience = { inAllMs: 30_000, aTryMs: 20_000 }

/** What was asked of is not there: an index was removed. */
export class Gone extends Error {}

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000
const NOT_FOUND = 404
const TOO_MANY = 429

/** Busy, or without the node that it needs: the same may be asked again. */
export const isPassing = (status: number) => status === TOO_MANY || status >= 500

const isPassingError = (error: unknown) =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoLivingConnectionsError ||
  error instanceof errors.DeserializationError ||
  (error instanceof errors.ResponseError && isPassing(error.statusCode))

const Problem = z.object({ error: z.object({ type: z.string() }) })

const isThere = (error: unknown) =>
  error instanceof errors.ResponseError &&
  Problem.safeParse(error.body).data?.error.type === 'resource_already_exists_exception'

/** Longer from try to try, and never the same for two who wait. */
export const pauseBefore = (repeat: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** repeat) * (0.5 + Math.random() / 2)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The nodes of an OpenSearch cluster. A lost node is passed over; what fails for the moment is tried again. */
export const connectCluster = (urls: readonly string[]) => {
  // A dead node is found by the next request that is sent to it, which then goes to another.
  const client = new Client({ nodes: [...urls], maxRetries: urls.length, resurrectStrategy: 'optimistic' })

  let closing: Promise<void> | undefined

  const once = async ({ method, path, body, lines, query = {} }: Request, patience: Patience) => {
    const { body: answer } = await client.transport.request(
      {
        method,
        path,
        querystring: query,
        ...(body ? { body } : {}),
        ...(lines ? { bulkBody: [...lines] } : {}),
      },
      { requestTimeout: patience.aTryMs },
    )
    return answer
  }

  return {
    /** Throws `Gone` for what is not there, `Unreachable` when the patience is at its end. */
    ask: async <Answer extends z.ZodType>(
      request: Request,
      answer: Answer,
      patience: Patience,
    ): Promise<z.output<Answer>> => {
      const until = performance.now() + patience.inAllMs
      for (let repeat = 0; ; repeat++) {
        try {
          return answer.parse(await once(request, patience))
        } catch (error) {
          if (error instanceof errors.ResponseError && error.statusCode === NOT_FOUND)
            throw new Gone(reasonOf(error))
          // The first try was answered to nobody.
          if (repeat > 0 && isThere(error)) return answer.parse({})
          if (!isPassingError(error)) throw error
          const wait = pauseBefore(repeat)
          if (performance.now() + wait > until)
            throw new Unreachable(`OpenSearch does not answer: ${reasonOf(error)}`)
          await pause(wait)
        }
      }
    },
    close: () => {
      closing ??= client.close()
      return closing
    },
  }
}

export type Cluster = ReturnType<typeof connectCluster>
