import { marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { OutboxChange, OutboxPosition } from '../../db/outbox.ts'
import { type Consumer, startConsumer } from '../../tasks/consumer.ts'
import { deliveryTime } from '../job-alerts/index.ts'
import type { JobRow, Jobs } from '../jobs/index.ts'
import { newsStore, type OpenedJob } from './news-store.ts'

export interface NewsConsumerDeps {
  db: Db
  listener: Listener
  jobs: Pick<Jobs, 'groupsOf' | 'rowsByIds' | 'groupedForLists'>
  /** Told when there is news that may be due. */
  onNews(): void
  onError(error: unknown): void
}

/**
 * Finds which jobs are open for the first time, by the outbox: they are news of their companies. What is found and the place in
 * the outbox are kept in one transaction, so that a kill at any moment loses no job and finds none twice.
 */
export const startNewsConsumer = async ({
  db,
  listener,
  jobs,
  onNews,
  onError,
}: NewsConsumerDeps): Promise<Consumer> => {
  /** Of these jobs those that lists show and of whose postings none was open before. */
  const newsAmong = async (opened: readonly JobRow[]): Promise<ReadonlySet<string>> => {
    const { shown } = await jobs.groupedForLists(opened)
    const groups = await jobs.groupsOf(shown.map(({ row }) => row.id))
    const openBefore = await newsStore.openBefore(db, groups.flat())
    return new Set(
      shown.flatMap(({ row: { id } }) => {
        const posting = groups.find(ids => ids.includes(id)) ?? [id]
        return posting.some(each => openBefore.has(each)) ? [] : id
      }),
    )
  }

  const openedAmong = async (madeBy: ReadonlyMap<string, string>, now: Date): Promise<OpenedJob[]> => {
    const rows = (await jobs.rowsByIds([...madeBy.keys()])).filter(({ status }) => status === 'active')
    const openBefore = await newsStore.openBefore(
      db,
      rows.map(({ id }) => id),
    )
    const opened = rows.filter(({ id }) => !openBefore.has(id))
    if (opened.length === 0) return []
    const news = await newsAmong(opened)
    return opened.map(({ id, company_id, market }) => ({
      jobId: id,
      companyId: news.has(id) ? company_id : null,
      xid: madeBy.get(id) ?? '0',
      dueAt: deliveryTime('daily', marketByKey(market)?.key ?? 'ph', now),
    }))
  }

  const handle = async (changes: readonly (OutboxChange & OutboxPosition)[], next: OutboxPosition) => {
    const madeBy = new Map(changes.flatMap(({ topic, id, xid }) => (topic === 'job' ? [[id, xid]] : [])))
    const opened = madeBy.size === 0 ? [] : await openedAmong(madeBy, new Date())
    await db.transaction().execute(async trx => {
      await newsStore.savePosition(trx, next)
      await newsStore.insert(trx, opened)
    })
    if (opened.some(({ companyId }) => companyId !== null)) onNews()
  }

  const position = await newsStore.position(db)
  await newsStore.savePosition(db, position)
  return startConsumer({ db, listener }, position, handle, onError)
}
