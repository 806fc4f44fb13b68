import type { Db } from '../../../db/client.ts'
import type { ChatTables } from '../tables.ts'

/** A person's own phrases in their order. */
export const ownPhrasesOf = async (db: Db, accountId: string): Promise<string[]> => {
  const rows = await db
    .withTables<ChatTables>()
    .selectFrom('chat_phrases')
    .select('text')
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
  return rows.map(({ text }) => text)
}

/** These and no others. Of two changes at once one comes after the other. */
export const replacePhrases = (db: Db, accountId: string, texts: readonly string[]): Promise<void> =>
  db.transaction().execute(async trx => {
    const phrases = trx.withTables<ChatTables>()
    await phrases.deleteFrom('chat_phrases').where('account_id', '=', accountId).execute()
    if (texts.length > 0)
      await phrases
        .insertInto('chat_phrases')
        .values(texts.map((text, position) => ({ account_id: accountId, position, text })))
        .onConflict(conflict =>
          conflict
            .columns(['account_id', 'position'])
            .doUpdateSet(({ ref }) => ({ text: ref('excluded.text') })),
        )
        .execute()
  })
