import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { currentPosition, isOwnPosition, type OutboxChange, type OutboxPosition } from '../../db/outbox.ts'
import { type Consumer, startConsumer } from '../../tasks/consumer.ts'
import { every } from '../../tasks/every.ts'
import type { IndexSource } from './collection/index-source.ts'
import type { JobIndex, OpenedJobIndex } from './port.ts'

/** An index that is followed by the outbox. */
export interface IndexSync {
  index: JobIndex
  /** Resolves when every change committed by now is in the index. */
  caughtUp(): Promise<void>
  /** What of the outbox is not in the index yet; nothing where another process knows it. */
  behind(): Promise<Awaited<ReturnType<Consumer['behind']>> | undefined>
  /** Follows no more, and leaves the index as it is. */
  abandon(): Promise<void>
  /** Saves what was done, and closes the index. */
  stop(): Promise<void>
}

/** Opens the index of an installation; an empty one when `isFresh` or when what is kept cannot be used. */
type OpenIndex = (installation: string, isFresh: boolean) => Promise<OpenedJobIndex>

export interface IndexSyncDeps<Row extends { id: string }> {
  db: Db
  listener: Listener
  source: IndexSource<Row>
  open: OpenIndex
  /** Tells which pages' contents have changed. */
  changed(tags: readonly string[]): void
  onError(error: unknown): void
}

const BATCH = 500
const SAVE_AFTER_MS = 30_000

const installationOf = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from installation`.execute(db)
  return rows[0]?.id ?? ''
}

/** Closes what was opened where the rest fails. */
const closingOnError = async <Result>(
  open: OpenIndex,
  run: (open: OpenIndex) => Promise<Result>,
): Promise<Result> => {
  let opened: OpenedJobIndex | undefined
  try {
    return await run(async (installation, isFresh) => {
      opened = await open(installation, isFresh)
      return opened
    })
  } catch (error) {
    await opened?.index.close()
    throw error
  }
}

/**
 * Keeps an index the same as its source in the database: filled or caught up at the start, then by the outbox.
 * Every step may be repeated, so a kill at any moment leaves nothing out and nothing double.
 */
export const startIndexSync = <Row extends { id: string }>(deps: IndexSyncDeps<Row>): Promise<IndexSync> =>
  closingOnError(deps.open, open => followOutbox({ ...deps, open }))

const followOutbox = async <Row extends { id: string }>({
  db,
  listener,
  source,
  open,
  changed,
  onError,
}: IndexSyncDeps<Row>): Promise<IndexSync> => {
  const put = async (index: JobIndex, rows: readonly Row[]) => {
    const { docs, left } = await source.documentsOf(rows)
    await index.remove(left)
    await index.upsert(docs)
    return [...docs.map(({ id }) => id), ...left]
  }

  const fill = async (index: JobIndex): Promise<OutboxPosition> => {
    // What changes while it is read comes again from the outbox.
    const position = await currentPosition(db)
    let last = ''
    for (;;) {
      const rows = await source.rowsAfter(last, BATCH)
      if (rows.length === 0) break
      await put(index, rows)
      last = rows.at(-1)?.id ?? last
    }
    await index.save(position)
    return position
  }

  const opened = await (async () => {
    const installation = await installationOf(db)
    const restored = await open(installation, false)
    if (restored.position && (await isOwnPosition(db, restored.position)))
      return { index: restored.index, position: restored.position }
    if (!restored.position) return { index: restored.index, position: await fill(restored.index) }
    await restored.index.close()
    const { index } = await open(installation, true)
    return { index, position: await fill(index) }
  })()
  const { index } = opened
  let { position } = opened
  let savedAt = position

  const apply = async (ids: readonly string[]) => {
    const rows = await source.rowsByIds(ids)
    const openIds = new Set(rows.map(row => row.id))
    await index.remove(ids.filter(id => !openIds.has(id)))
    const touched = await put(index, rows)
    changed(source.tagsOf([...new Set([...ids, ...touched])], rows))
  }

  const handle = async (changes: readonly OutboxChange[], next: OutboxPosition) => {
    const ids = await source.idsOf(changes)
    for (let at = 0; at < ids.length; at += BATCH) await apply(ids.slice(at, at + BATCH))
    const tags = source.tagsOfChanges?.(changes) ?? []
    if (tags.length > 0) changed(tags)
    position = next
  }

  const save = async () => {
    if (savedAt === position) return
    const at = position
    await index.save(at)
    savedAt = at
  }

  const saving = every({ everyMs: SAVE_AFTER_MS, run: save, onError })
  await saving.start()
  const consumer: Consumer = await startConsumer(
    { db, listener, lookEveryMs: source.lookEveryMs },
    position,
    handle,
    onError,
  )

  const abandon = async () => {
    await Promise.all([consumer.stop(), saving.stop()])
  }

  return {
    index,
    caughtUp: consumer.caughtUp,
    behind: consumer.behind,
    abandon,
    stop: async () => {
      await abandon()
      await save()
      await index.close()
    },
  }
}
