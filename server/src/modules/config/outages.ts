import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { currentPosition, publishChanges } from '../../db/outbox.ts'
import { type Consumer, startConsumer } from '../../tasks/consumer.ts'
import type { ConfigTables } from './tables.ts'

export interface Outage {
  /** The operator's own words; null: the maintenance page's. */
  message: string | null
  startsAt: Date
  endsAt: Date | null
}

const CHANGE = { topic: 'config', id: 'outage' } as const

/** Switches the maintenance page on, for now or until a moment; for `npm run admin -- outage on`. */
export const startOutage = (
  database: Db,
  { message = null, until = null }: { message?: string | null; until?: Date | null } = {},
): Promise<void> =>
  database.transaction().execute(async trx => {
    await endOpenOnes(trx)
    await trx.withTables<ConfigTables>().insertInto('outages').values({ message, ends_at: until }).execute()
    await publishChanges(trx, [CHANGE])
  })

/** Switches the maintenance page off; false when it was not on. */
export const endOutage = (database: Db): Promise<boolean> =>
  database.transaction().execute(async trx => {
    const ended = await endOpenOnes(trx)
    await publishChanges(trx, [CHANGE])
    return ended
  })

const endOpenOnes = async (trx: Db): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .withTables<ConfigTables>()
    .updateTable('outages')
    .set({ ends_at: new Date() })
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The outage of now, known without asking the database each time: pages ask at every request. */
export const watchOutages = (
  { db, listener }: { db: Db; listener: Listener },
  changed: (tags: readonly string[]) => void,
  onError: (error: unknown) => void,
) => {
  let outages: readonly Outage[] = []
  let consumer: Consumer | undefined

  const read = async () => {
    const rows = await db
      .withTables<ConfigTables>()
      .selectFrom('outages')
      .select(['message', 'starts_at as startsAt', 'ends_at as endsAt'])
      .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', sql<Date>`now()`)]))
      .orderBy('id', 'desc')
      .execute()
    outages = rows
  }

  return {
    current: (): Outage | undefined => {
      const now = new Date()
      return outages.find(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
    },
    start: async () => {
      const position = await currentPosition(db)
      await read()
      consumer = await startConsumer(
        { db, listener },
        position,
        async changes => {
          if (!changes.some(change => change.topic === CHANGE.topic)) return
          await read()
          changed([CHANGE.topic])
        },
        onError,
      )
    },
    stop: async () => consumer?.stop(),
  }
}
export type Outages = ReturnType<typeof watchOutages>
