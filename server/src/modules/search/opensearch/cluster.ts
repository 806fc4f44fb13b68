import { setTimeout as pause } from 'node:timers/promises'
import { Client, errors } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { IndexUnreachable } from '../port.ts'

export interface ClusterRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  path: string
  body?: Record<string, unknown>
  /** One JSON text a line, for bulk requests. */
  lines?: readonly string[]
  query?: Record<string, string | number | boolean>
}

/** How long a request may take with all its repeats, in milliseconds. */
export interface RequestTimeouts {
  totalMs: number
  /** Of one try; another node is asked next. */
  attemptMs: number
}

/** Someone waits for the answer. */
export const INTERACTIVE_TIMEOUTS: RequestTimeouts = { totalMs: 8_000, attemptMs: 4_000 }
/** Nobody waits; the work is to be done. */
export const BACKGROUND_TIMEOUTS: RequestTimeouts = { totalMs: 30_000, attemptMs: 20_000 }

/** What was asked of is not there: an index was removed. */
export class IndexGone extends Error {}

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 2_000
const NOT_FOUND = 404
const TOO_MANY = 429

/** Busy, or without the node that it needs: the same may be asked again. */
export const isTransient = (status: number) => status === TOO_MANY || status >= 500

const isPassingError = (error: unknown) =>
  error instanceof errors.ConnectionError ||
  error instanceof errors.TimeoutError ||
  error instanceof errors.NoLivingConnectionsError ||
  error instanceof errors.DeserializationError ||
  (error instanceof errors.ResponseError && isTransient(error.statusCode))

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

  const once = async (
    { method, path, body, lines, query = {} }: ClusterRequest,
    patience: RequestTimeouts,
  ) => {
    const { body: answer } = await client.transport.request(
      {
        method,
        path,
        querystring: query,
        ...(body ? { body } : {}),
        ...(lines ? { bulkBody: [...lines] } : {}),
      },
      { requestTimeout: patience.attemptMs },
    )
    return answer
  }

  return {
    /** Throws `Gone` for what is not there, `IndexUnreachable` when the patience is at its end. */
    ask: async <Answer extends z.ZodType>(
      request: ClusterRequest,
      answer: Answer,
      patience: RequestTimeouts,
    ): Promise<z.output<Answer>> => {
      const until = performance.now() + patience.totalMs
      for (let repeat = 0; ; repeat++) {
        try {
          return answer.parse(await once(request, patience))
        } catch (error) {
          if (error instanceof errors.ResponseError && error.statusCode === NOT_FOUND)
            throw new IndexGone(reasonOf(error))
          // The first try was answered to nobody.
          if (repeat > 0 && isThere(error)) return answer.parse({})
          if (!isPassingError(error)) throw error
          const wait = pauseBefore(repeat)
          if (performance.now() + wait > until)
            throw new IndexUnreachable(`OpenSearch does not answer: ${reasonOf(error)}`)
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

export type OpenSearchCluster = ReturnType<typeof connectCluster>
