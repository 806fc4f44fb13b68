import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { IndexUnreachable } from '../port.ts'
import {
  BACKGROUND_TIMEOUTS,
  IndexGone,
  isTransient,
  type OpenSearchCluster,
  pauseBefore,
} from './cluster.ts'

/** One document's change: what is to be done, and the document unless it is removed. */
export interface BulkAction {
  id: string
  source?: Record<string, unknown>
}

/** Of one request, in signs. */
const MAX_BATCH_LENGTH = 4_000_000

const Item = z.object({
  _id: z.string(),
  status: z.int(),
  error: z.object({ type: z.string(), reason: z.string().nullish() }).optional(),
})
const Done = z.object({ errors: z.boolean(), items: z.array(z.record(z.string(), Item)) })

const linesOf = ({ id, source }: BulkAction): string[] =>
  source
    ? [JSON.stringify({ index: { _id: id } }), JSON.stringify(source)]
    : [JSON.stringify({ delete: { _id: id } })]

interface SerializedAction extends BulkAction {
  lines: string[]
}

const portionsOf = (changes: readonly BulkAction[]): SerializedAction[][] => {
  const portions: SerializedAction[][] = []
  let room = 0
  for (const change of changes) {
    const lines = linesOf(change)
    const signs = lines.reduce((sum, line) => sum + line.length, 0)
    if (signs > room) {
      portions.push([])
      room = MAX_BATCH_LENGTH
    }
    portions.at(-1)?.push({ ...change, lines })
    room -= signs
  }
  return portions
}

const NOT_FOUND = 404

/**
 * Makes changes one portion after the other: a cluster that is busy slows its writer down. What it turns away for the moment is
 * sent again after a pause, alone. `target` has to be an alias, so that a removed index is not made by writing to it.
 * Throws `Gone` when the index was removed, `IndexUnreachable` when the cluster takes nothing for long.
 */
export const bulkWrite = async (
  cluster: OpenSearchCluster,
  target: string,
  changes: readonly BulkAction[],
  isVisible: boolean,
): Promise<void> => {
  for (const portion of portionsOf(changes)) {
    let left = portion
    const until = performance.now() + BACKGROUND_TIMEOUTS.totalMs
    for (let repeat = 0; left.length > 0; repeat++) {
      left = await writeOnce(cluster, target, left, isVisible)
      if (left.length === 0) break
      const wait = pauseBefore(repeat)
      if (performance.now() + wait > until)
        throw new IndexUnreachable(
          `OpenSearch took ${portion.length - left.length} of ${portion.length} changes`,
        )
      await pause(wait)
    }
  }
}

/** Returns what is to be sent again. */
const writeOnce = async (
  cluster: OpenSearchCluster,
  target: string,
  changes: readonly SerializedAction[],
  isVisible: boolean,
): Promise<SerializedAction[]> => {
  const { errors, items } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_bulk`,
      query: { require_alias: true, ...(isVisible ? { refresh: 'true' } : {}) },
      lines: changes.flatMap(({ lines }) => lines),
    },
    Done,
    BACKGROUND_TIMEOUTS,
  )
  if (!errors) return []
  return changes.filter((_, at) => {
    const [item] = Object.values(items[at] ?? {})
    if (!item?.error) return false
    if (isTransient(item.status)) return true
    const reason = `${item.error.type}: ${item.error.reason ?? ''}`
    if (item.status === NOT_FOUND) throw new IndexGone(reason)
    throw new Error(`OpenSearch rejected document ${item._id}: ${reason}`)
  })
}
