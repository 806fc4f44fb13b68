import { existsSync, readdirSync } from 'node:fs'
import { startThreadedIndex, type TimedOut } from '@hanap/search-engine/threaded'
import { z } from 'zod'
import { Refusal } from '../../calls/refusal.ts'
import type { IndexRecipe } from './collection/index-source.ts'
import type { JobIndex, OpenedJobIndex } from './port.ts'
import { jobRecipe } from './schema.ts'

export interface EmbeddedIndexOptions {
  /** That of jobs when left out. */
  recipe?: IndexRecipe
  folder: string
  timeLimitMs?: number | undefined
  /** The database that it follows. */
  installation: string
  /** Whether what is kept in the folder is left alone. */
  isFresh: boolean
  onError(error: unknown): void
  /** Called when a thread of it ended by itself: the index answers nothing any more. */
  onLost(): void
}

type RemoteIndexHandle = Awaited<ReturnType<typeof startThreadedIndex>>

/** What a snapshot says of itself: whose it is, how it was made, and its place in the outbox. */
const SnapshotMetadata = z.object({
  madeFor: z.string(),
  xid: z.string().regex(/^\d+$/),
  seq: z.string().regex(/^\d+$/),
})

const read = (text: string | null) => {
  try {
    return SnapshotMetadata.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** A snapshot that cannot be read is no reason not to start: the index is made anew. */
const openSnapshot = async ({
  recipe: { schema, readers } = jobRecipe,
  folder,
  timeLimitMs,
  onError,
}: EmbeddedIndexOptions): Promise<RemoteIndexHandle | undefined> => {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined
  try {
    return await startThreadedIndex(schema, { dir: folder, timeLimitMs, ...(readers && { readers }) })
  } catch (error) {
    onError(error)
    return undefined
  }
}

/** A search that was cut for taking too long, or whose threads are gone, may be tried again in a moment. */
const queryIndex = async <Answer extends object>(asking: Promise<Answer | TimedOut>): Promise<Answer> => {
  const answer = await asking.catch(error => {
    if (error instanceof RangeError) throw error
    throw new Refusal('not_ready', { retryAfter: 1 })
  })
  if ('cutAfterMs' in answer) throw new Refusal('not_ready', { retryAfter: 1 })
  return answer
}

/** The index in worker threads of this process, kept in a folder. */
export const openEmbedded = async (indexOptions: EmbeddedIndexOptions): Promise<OpenedJobIndex> => {
  const { recipe = jobRecipe, folder, timeLimitMs, installation, isFresh, onLost } = indexOptions
  const { schema, readers } = recipe
  const installationKey = `${installation} ${recipe.fingerprint()}`
  const restored = isFresh ? undefined : await openSnapshot(indexOptions)
  const position = restored && read(restored.position)
  const isOurs = position?.madeFor === installationKey
  if (restored && !isOurs) await restored.close()
  const threaded =
    restored && isOurs
      ? restored
      : await startThreadedIndex(schema, { timeLimitMs, ...(readers && { readers }) })

  let isClosed = false
  threaded.onExit(() => {
    if (!isClosed) onLost()
  })
  const index: JobIndex = {
    search: query => queryIndex(threaded.search(query)),
    similar: (id, options) => queryIndex(threaded.similar(id, options)),
    upsert: docs => threaded.upsertMany(docs),
    remove: async ids => {
      await threaded.removeMany(ids)
    },
    save: at => threaded.save(folder, JSON.stringify({ madeFor: installationKey, ...at })),
    close: () => {
      isClosed = true
      return threaded.close()
    },
  }
  return { index, position: position && isOurs ? { xid: position.xid, seq: position.seq } : null }
}
