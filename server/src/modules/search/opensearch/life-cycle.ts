import { randomUUID } from 'node:crypto'
import type { Schema } from '@hanap/search-engine/schema'
import { z } from 'zod'
import type { OutboxPosition } from '../../../db/outbox.ts'
import {
  BACKGROUND_TIMEOUTS,
  type ClusterRequest,
  IndexGone,
  type OpenSearchCluster,
  type RequestTimeouts,
} from './cluster.ts'
import { indexBody } from './mapping.ts'

/** What an index says of itself: how it was made, by which process, and up to where in the outbox it is. */
const IndexMetadata = z.object({
  fingerprint: z.string(),
  maker: z.string(),
  position: z.object({ xid: z.string().regex(/^\d+$/), seq: z.string().regex(/^\d+$/) }).optional(),
})
type IndexMetadata = z.output<typeof IndexMetadata>

const IndexListing = z.record(
  z.string(),
  z.object({
    aliases: z.record(z.string(), z.unknown()),
    mappings: z.object({ _meta: z.unknown().optional() }),
    settings: z.object({ index: z.object({ creation_date: z.string() }) }),
  }),
)

/** One index of an installation. */
export interface ManagedIndex {
  name: string
  madeAt: number
  metadata: IndexMetadata | undefined
  /** Whether searches go to it. */
  isServing: boolean
}

/** Names of indexes have no blanks and no capitals. */
const inName = (fingerprint: string): string => fingerprint.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** One that nobody filled to the end for this long is left over from a process that was killed. */
const FILLED_WITHIN_MS = 3_600_000
const CREATED_BY = randomUUID()

/**
 * The indexes of one installation. Searches go by an alias, so that another index takes over between two of them; writes go by
 * an alias of each index's own, which is gone when the index is.
 */
export const indexesOf = (
  cluster: OpenSearchCluster,
  installation: string,
  schema: Schema,
  shards: number,
) => {
  const alias = `hanap-${installation}`
  const writeAlias = (name: string) => `${name}.write`
  const act = (request: ClusterRequest) => cluster.ask(request, z.unknown(), BACKGROUND_TIMEOUTS)

  const all = async (patience: RequestTimeouts): Promise<ManagedIndex[]> => {
    const listing = await cluster.ask(
      { method: 'GET', path: `/${alias}.*`, query: { expand_wildcards: 'open' } },
      IndexListing,
      patience,
    )
    return Object.entries(listing)
      .map(([name, { aliases, mappings, settings }]) => ({
        name,
        madeAt: Number(settings.index.creation_date),
        metadata: IndexMetadata.safeParse(mappings._meta).data,
        isServing: Object.hasOwn(aliases, alias),
      }))
      .sort((a, b) => b.madeAt - a.madeAt)
  }

  const remove = async (name: string) => {
    try {
      await act({ method: 'DELETE', path: `/${name}` })
    } catch (error) {
      if (!(error instanceof IndexGone)) throw error
    }
  }

  /** Indexes that another took the place of, and what was left half filled. */
  const removeOthers = async (serving: string) => {
    for (const { name, metadata, madeAt } of await all(BACKGROUND_TIMEOUTS)) {
      const isBeingFilled = metadata && !metadata.position && Date.now() - madeAt < FILLED_WITHIN_MS
      if (name !== serving && (!isBeingFilled || metadata.maker === CREATED_BY)) await remove(name)
    }
  }

  const keep = (name: string, fingerprint: string, position: OutboxPosition | undefined) =>
    act({
      method: 'PUT',
      path: `/${writeAlias(name)}/_mapping`,
      body: { _meta: { fingerprint, maker: CREATED_BY, ...(position ? { position } : {}) } },
    })

  return {
    alias,
    writeAlias,
    all,
    create: async (fingerprint: string): Promise<string> => {
      const name = `${alias}.${inName(fingerprint)}.${Date.now().toString(36)}${randomUUID().slice(0, 8)}`
      await act({
        method: 'PUT',
        path: `/${name}`,
        // Without a node it begins with the copies that there are.
        query: { wait_for_active_shards: 'all', timeout: '10s' },
        body: {
          ...indexBody(schema, { fingerprint, maker: CREATED_BY }, shards),
          aliases: { [writeAlias(name)]: {} },
        },
      })
      return name
    },
    keep,
    /** Lets searches go to an index from now on, and removes those that it takes the place of. */
    serve: async (name: string) => {
      const others = (await all(BACKGROUND_TIMEOUTS)).filter(index => index.isServing && index.name !== name)
      await act({
        method: 'POST',
        path: '/_aliases',
        body: {
          actions: [
            ...others.map(index => ({ remove: { index: index.name, alias } })),
            { add: { index: name, alias } },
          ],
        },
      })
      await removeOthers(name)
    },
    refresh: (name: string) => act({ method: 'POST', path: `/${writeAlias(name)}/_refresh` }),
  }
}
