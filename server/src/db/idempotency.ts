import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './client.ts'
import { openSealedText, sealText } from './sealed-text.ts'

/** Key under which a write is done once. */
export interface IdempotencyKey {
  /** Account or device, and the call. */
  scope: string
  key: string
  /** Hash of the request's body: another body under the same key is refused. */
  fingerprint: string
}

/** `in_flight`: the first request is still being handled. `reused`: the key was used for another body. */
export type IdempotencyConflict = 'in_flight' | 'reused'

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Names a key among everybody's, without telling it. */
export const idempotencyId = ({ scope, key }: Pick<IdempotencyKey, 'scope' | 'key'>): string =>
  hash(`${scope} ${key}`)

const storedAnswer = async <Answer>(
  db: Db,
  key: IdempotencyKey,
  refuse: (why: IdempotencyConflict) => Error,
): Promise<{ answer: Answer } | undefined> => {
  const rows = await sql<{ fingerprint: string; answer: Buffer }>`
    select fingerprint, answer from once_answers
    where id = ${idempotencyId(key)} and at > now() - interval '24 hours'`.execute(db)
  const [row] = rows.rows
  if (!row) return undefined
  if (row.fingerprint !== key.fingerprint) throw refuse('reused')
  const answer: Answer = JSON.parse(openSealedText(key.key, row.answer))
  return { answer }
}

/** Keys whose writes this process prepares, by their ids. */
const inPreparation = new Set<string>()

/** Whether this process has the first request of a key in hand; others may, which only the database knows. */
export const isInPreparation = (key: Pick<IdempotencyKey, 'scope' | 'key'>): boolean =>
  inPreparation.has(idempotencyId(key))

/**
 * `make` does what is slow before a write that is done once, and ends with that write. A repeat that already has an answer
 * gets it without any of that, and one whose first request is still in hand is refused without any of it.
 */
export const withIdempotentPreparation = async <Answer>(
  db: Db,
  key: IdempotencyKey | null,
  refuse: (why: IdempotencyConflict) => Error,
  make: () => Promise<Answer>,
): Promise<Answer> => {
  if (!key) return make()
  const stored = await storedAnswer<Answer>(db, key, refuse)
  if (stored) return stored.answer
  if (isInPreparation(key)) throw refuse('in_flight')
  const id = idempotencyId(key)
  inPreparation.add(id)
  try {
    return await make()
  } finally {
    inPreparation.delete(id)
  }
}

/**
 * Does a write once per key: the effect and its answer commit together, so that a crash leaves both or
 * neither, and a repeat within 24 hours gets the first answer. Without a key it is one plain transaction.
 * `refuse` makes the error for a repeat that cannot be answered.
 */
export const withIdempotency = async <Answer>(
  db: Db,
  key: IdempotencyKey | null,
  refuse: (why: IdempotencyConflict) => Error,
  work: (trx: Db) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async trx => {
    if (!key) return work(trx)
    const id = idempotencyId(key)
    const lock = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${id}, 0)) as "isFree"`.execute(trx)
    if (!lock.rows[0]?.isFree) throw refuse('in_flight')
    const stored = await storedAnswer<Answer>(trx, key, refuse)
    if (stored) return stored.answer
    const answer = await work(trx)
    await sql`
      insert into once_answers (id, fingerprint, answer)
      values (${id}, ${key.fingerprint}, ${sealText(key.key, JSON.stringify(answer))})
      on conflict (id) do update set fingerprint = excluded.fingerprint, answer = excluded.answer, at = now()`.execute(
      trx,
    )
    return answer
  })

/** Forgets answers that are too old to be asked for again. */
export const sweepIdempotencyRecords = async (db: Db): Promise<void> => {
  await sql`delete from once_answers where at < now() - interval '24 hours'`.execute(db)
}
