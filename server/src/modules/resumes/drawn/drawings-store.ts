import type { DrawProblem } from '@hanap/resume-parser/drawing/draw-pages'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { ResumesTables, StoredPage } from '../tables.ts'

/** Raised when pages are drawn in another way: what was drawn before is drawn again when it is next asked for. */
const DRAWER_VERSION = 1

export interface StoredDrawing {
  problem: DrawProblem | null
  numOfPages: number
  pages: StoredPage[]
}

/** Resumes as drawn pages, by the content of their files. */
export const drawingsStore = {
  find: async (db: Db, contentHash: string): Promise<StoredDrawing | undefined> => {
    const row = await db
      .withTables<ResumesTables>()
      .selectFrom('resume_drawings')
      .select(['problem', 'num_of_pages', 'pages'])
      .where('content_hash', '=', contentHash)
      .where('drawer_version', '=', DRAWER_VERSION)
      // Its files may go from then on.
      .where('drawn_at', '>', sql<Date>`now() - interval '29 days'`)
      .executeTakeFirst()
    return row && { problem: row.problem, numOfPages: row.num_of_pages, pages: row.pages }
  },

  save: async (db: Db, contentHash: string, { problem, numOfPages, pages }: StoredDrawing) => {
    await sql`
      insert into resume_drawings (content_hash, drawer_version, problem, num_of_pages, pages, page_keys)
      values (${contentHash}, ${DRAWER_VERSION}, ${problem}, ${numOfPages},
        ${JSON.stringify(pages)}::text::jsonb, ${pages.map(({ key }) => key)}::text[])
      on conflict (content_hash) do update set drawer_version = excluded.drawer_version,
        problem = excluded.problem, num_of_pages = excluded.num_of_pages, pages = excluded.pages,
        page_keys = excluded.page_keys, drawn_at = now()`.execute(db)
  },

  /** Of files that are nobody's resume any longer. */
  removeUnused: async (db: Db) => {
    await sql`
      delete from resume_drawings where not exists (
        select from resumes where resumes.content_hash = resume_drawings.content_hash)`.execute(db)
  },

  /** Which of these files some drawing has. */
  namedKeys: async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
    const { rows } = await sql<{ key: string }>`
      select distinct key from resume_drawings, unnest(page_keys) as key
      where page_keys && ${[...keys]}::text[] and key = any(${[...keys]}::text[])`.execute(db)
    return new Set(rows.map(({ key }) => key))
  },
}
