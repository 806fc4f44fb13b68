import type { Doc, Schema } from '@hanap/search-engine/schema'
import { docChecker } from '@hanap/search-engine/store/check-doc'
import { layoutOf } from '@hanap/search-engine/store/layout'
import { z } from 'zod'
import { Refusal } from '../../../calls/refusal.ts'
import type { OutboxPosition } from '../../../db/outbox.ts'
import { IndexUnreachable, type JobIndex, type OpenedJobIndex } from '../port.ts'
import { bulkWrite } from './bulk.ts'
import {
  BACKGROUND_TIMEOUTS,
  connectCluster,
  INTERACTIVE_TIMEOUTS,
  IndexGone,
  type OpenSearchCluster,
} from './cluster.ts'
import { sourceOf } from './document.ts'
import { indexesOf } from './life-cycle.ts'
import { searchCluster, similarInCluster } from './search.ts'

export interface ClusterIndexOptions {
  /** One or more nodes; a name and a password may stand in them. */
  urls: readonly string[]
  schema: Schema
  /** How the documents are made; an index of another fingerprint is made anew. */
  fingerprint: string
  /** The database that it follows. */
  installation: string
  /** Whether what is kept is left alone. */
  isFresh: boolean
  onError(error: unknown): void
  /** Called when the index was removed: it takes nothing any more. */
  onLost(): void
  /** Primary shards of a new index. */
  shards?: number
}

/** Large enough for tens of millions of jobs, and every node of a small cluster has a share of the work. */
const USUAL_SHARDS = 3
const RETRY_AFTER_S = 2
const MAX_LANGUAGES = 200

const Languages = z.object({
  aggregations: z.object({ languages: z.object({ buckets: z.array(z.object({ key: z.string() })) }) }),
})

const languagesIn = async (cluster: OpenSearchCluster, target: string): Promise<string[]> => {
  const { aggregations } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search`,
      body: { size: 0, aggs: { languages: { terms: { field: 'language', size: MAX_LANGUAGES } } } },
    },
    Languages,
    INTERACTIVE_TIMEOUTS,
  )
  return aggregations.languages.buckets.map(({ key }) => key)
}

/**
 * The index in an OpenSearch cluster. A new one is filled beside the one that serves and takes its place when it is first saved.
 * Throws `IndexUnreachable` when the cluster does not answer.
 */
export const openCluster = async (indexOptions: ClusterIndexOptions): Promise<OpenedJobIndex> => {
  const { urls, schema, fingerprint, installation, isFresh, shards = USUAL_SHARDS } = indexOptions
  const cluster = connectCluster(urls)
  try {
    const indexes = indexesOf(cluster, installation, schema, shards)
    const allIndexes = await indexes.all(INTERACTIVE_TIMEOUTS)
    const made = allIndexes.find(({ metadata }) => metadata?.fingerprint === fingerprint && metadata.position)
    const own = isFresh ? undefined : made
    const name = own?.name ?? (await indexes.create(fingerprint))
    if (own) await indexes.serve(own.name)
    const isAnswering = own !== undefined || allIndexes.some(({ isServing }) => isServing)
    const seen = new Set(isAnswering ? await languagesIn(cluster, indexes.alias) : [])
    return {
      index: clusterIndex({ ...indexOptions, cluster, indexes, name, seen, isServing: own !== undefined }),
      position: own?.metadata?.position ?? null,
      hasEarlierIndex: isAnswering,
    }
  } catch (error) {
    await cluster.close()
    throw error
  }
}

interface OpenedCluster extends Pick<ClusterIndexOptions, 'schema' | 'fingerprint' | 'onError' | 'onLost'> {
  cluster: OpenSearchCluster
  indexes: ReturnType<typeof indexesOf>
  name: string
  /** Languages of the documents. */
  seen: Set<string>
  isServing: boolean
}

const clusterIndex = (opened: OpenedCluster): JobIndex => {
  const { cluster, indexes, name, schema, seen, fingerprint, onError, onLost } = opened
  let { isServing } = opened
  let isOver = false
  const target = indexes.writeAlias(name)
  const check = docChecker(layoutOf(schema))
  const searched = () => ({ cluster, target: indexes.alias, schema, languages: [...seen] })

  let isFailing = false
  /** A cluster that does not answer may in a moment, and so may an index that is still being made. Told once, not at each search. */
  const withState = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      const answered = await answer
      isFailing = false
      return answered
    } catch (error) {
      if (!(error instanceof IndexUnreachable || error instanceof IndexGone)) throw error
      if (!isFailing) onError(error)
      isFailing = true
      throw new Refusal('not_ready', { retryAfter: RETRY_AFTER_S })
    }
  }

  /** Without its index there is nothing to do but to open again, or to leave it to a newer release that took over. */
  const whileThere = async (work: () => Promise<unknown>) => {
    if (isOver) return
    try {
      await work()
    } catch (error) {
      if (!(error instanceof IndexGone)) throw error
      isOver = true
      const successor = (await indexes.all(BACKGROUND_TIMEOUTS)).find(index => index.isServing)
      if (successor && successor.metadata?.fingerprint !== fingerprint)
        onError(
          new Error(`The index ${name} was replaced by ${successor.name}, which belongs to another release`),
        )
      else {
        await cluster.close()
        onLost()
      }
    }
  }

  return {
    search: query => withState(searchCluster(searched(), query)),
    similar: (id, options) => withState(similarInCluster(searched(), id, options)),
    upsert: (docs: readonly Doc[]) =>
      whileThere(async () => {
        for (const doc of docs) check(doc)
        const changes = docs.map(doc => ({ id: doc.id, source: sourceOf(doc, schema) }))
        await bulkWrite(cluster, target, changes, isServing)
        for (const { language } of docs) if (language !== undefined) seen.add(language)
      }),
    remove: ids =>
      whileThere(() =>
        bulkWrite(
          cluster,
          target,
          ids.map(id => ({ id })),
          isServing,
        ),
      ),
    save: (position: OutboxPosition) =>
      whileThere(async () => {
        if (!isServing) await indexes.refresh(name)
        await indexes.keep(name, fingerprint, position)
        if (!isServing) await indexes.serve(name)
        isServing = true
      }),
    close: () => cluster.close(),
  }
}
