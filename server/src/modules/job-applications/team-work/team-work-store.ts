import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { ApplicationNotesTable, ApplicationRatingsTable, ApplicationTables } from '../tables.ts'

export type TeamNoteRow = Selectable<ApplicationNotesTable>
export type RatingRow = Selectable<ApplicationRatingsTable>

interface OwnNote {
  id: string
  applicationId: string
  authorId: string
}

const tables = (db: Db) => db.withTables<ApplicationTables>()
const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::text[])`

/** What a team writes about applicants that were found to be its company's. */
export const teamWorkStore = {
  /** The newest first. */
  notesOf: (db: Db, applicationIds: readonly string[]): Promise<TeamNoteRow[]> =>
    tables(db)
      .selectFrom('application_notes')
      .selectAll()
      .where('application_id', '=', anyOf(applicationIds))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  addNote: (trx: Db, note: { applicationId: string; authorId: string; text: string }): Promise<TeamNoteRow> =>
    tables(trx)
      .insertInto('application_notes')
      .values({
        id: newId(),
        application_id: note.applicationId,
        author_id: note.authorId,
        text: note.text,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** False where the note is not there, or somebody else's. */
  changeNote: async (
    db: Db,
    { id, applicationId, authorId, text }: OwnNote & { text: string },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tables(db)
      .updateTable('application_notes')
      .set({ text, edited_at: sql`case when text = ${text} then edited_at else now() end` })
      .where('id', '=', id)
      .where('application_id', '=', applicationId)
      .where('author_id', '=', authorId)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  /** Without an author anybody's. */
  deleteNote: async (
    db: Db,
    { id, applicationId, authorId }: Omit<OwnNote, 'authorId'> & { authorId?: string },
  ): Promise<boolean> => {
    const { numDeletedRows } = await tables(db)
      .deleteFrom('application_notes')
      .where('id', '=', id)
      .where('application_id', '=', applicationId)
      .$if(authorId !== undefined, query => query.where('author_id', '=', authorId ?? ''))
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },

  ratingsOf: (db: Db, applicationIds: readonly string[]): Promise<RatingRow[]> =>
    tables(db)
      .selectFrom('application_ratings')
      .selectAll()
      .where('application_id', '=', anyOf(applicationIds))
      .orderBy('updated_at')
      .execute(),

  rate: async (
    db: Db,
    rating: {
      applicationId: string
      authorId: string
      criteria: Readonly<Record<string, number>>
      comment: string | null
    },
  ): Promise<void> => {
    await sql`
      insert into application_ratings (application_id, author_id, criteria, comment)
      values (${rating.applicationId}, ${rating.authorId}, ${JSON.stringify(rating.criteria)}::text::jsonb,
        ${rating.comment})
      on conflict (application_id, author_id) do update set criteria = excluded.criteria,
        comment = excluded.comment, updated_at = now()`.execute(db)
  },

  setLabels: async (db: Db, applicationId: string, labels: readonly string[]): Promise<void> => {
    await sql`update applications set labels = ${[...labels]}::text[] where id = ${applicationId}`.execute(db)
  },

  /** Every label that the company's applicants have, the most used first. */
  labelsOf: async (db: Db, companyId: string): Promise<string[]> => {
    const { rows } = await sql<{ label: string }>`
      select label from applications, unnest(labels) label where company_id = ${companyId}
      group by label order by count(*) desc, label limit 100`.execute(db)
    return rows.map(({ label }) => label)
  },
}

/** Labels as they are kept: each once, whatever its letters' case. */
export const labelsWithoutRepeats = (labels: readonly string[]): string[] => {
  const byKey = new Map<string, string>()
  for (const label of labels) {
    const key = label.toLowerCase()
    if (!byKey.has(key)) byKey.set(key, label)
  }
  return [...byKey.values()]
}
