import type { Db } from '../../../db/client.ts'
import type { ApplicationTables } from '../tables.ts'

export interface SavedView {
  name: string
  /** What stands in the list's address. */
  query: string
}

/** A recruiter's own views in their order. */
export const savedViewsOf = (db: Db, accountId: string): Promise<SavedView[]> =>
  db
    .withTables<ApplicationTables>()
    .selectFrom('applicant_views')
    .select(['name', 'query'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()

/** These and no others. Of two changes at once one comes after the other. */
export const replaceSavedViews = (db: Db, accountId: string, views: readonly SavedView[]): Promise<void> =>
  db.transaction().execute(async trx => {
    const tables = trx.withTables<ApplicationTables>()
    await tables.deleteFrom('applicant_views').where('account_id', '=', accountId).execute()
    if (views.length > 0)
      await tables
        .insertInto('applicant_views')
        .values(views.map(({ name, query }, position) => ({ account_id: accountId, position, name, query })))
        .onConflict(conflict =>
          conflict
            .columns(['account_id', 'position'])
            .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), query: ref('excluded.query') })),
        )
        .execute()
  })
