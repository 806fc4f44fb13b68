import { makeAppeal, readAppeal } from '@hanap/contracts/appeals/appeals.calls'
import * as schemas from '@hanap/contracts/appeals/appeals.schemas'
import { type Selectable, sql } from 'kysely'
import { Refusal } from '../../calls/refusal.ts'
import { type Route, route } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { tokenHash } from '../auth/index.ts'
import type { AppealTables } from './tables.ts'

type AppealRow = Selectable<AppealTables['appeals']>

const rightOf = async (db: Db, token: string): Promise<AppealRow> => {
  const row = await db
    .withTables<AppealTables>()
    .selectFrom('appeals')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!row) throw new Refusal('appeal_not_found')
  if (row.made_at === null && row.expires_at <= new Date()) throw new Refusal('appeal_over')
  return row
}

const appealIn = (row: AppealRow) => ({
  kind: row.kind,
  title: row.title,
  reason: row.reason,
  words: row.words,
  expires_at: row.expires_at.toISOString(),
  text: row.text,
  is_upheld: row.decided_at === null ? null : row.is_upheld,
})

/** One appeal a verdict, whoever of those who may makes it. */
const isAppealed = async (trx: Db, verdictKey: string) => {
  const made = await trx
    .withTables<AppealTables>()
    .selectFrom('appeals')
    .select('id')
    .where('verdict_key', '=', verdictKey)
    .where('made_at', 'is not', null)
    .executeTakeFirst()
  return made !== undefined
}

/** What the right in a mail lets somebody do, who need not be able to log in. */
export const appealRoutes = (db: Db): Route[] => [
  route(readAppeal, schemas.readAppeal, async ({ query }) => ({
    appeal: appealIn(await rightOf(db, query.token)),
  })),

  route(makeAppeal, schemas.makeAppeal, ({ body }) =>
    db.transaction().execute(async trx => {
      const right = await rightOf(trx, body.token)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`appeal ${right.verdict_key}`}, 0))`.execute(
        trx,
      )
      if (await isAppealed(trx, right.verdict_key)) throw new Refusal('appeal_made')
      const made = await trx
        .withTables<AppealTables>()
        .updateTable('appeals')
        .set({ text: body.text, made_at: sql<Date>`now()` })
        .where('id', '=', right.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return { appeal: appealIn(made) }
    }),
  ),
]
