import type { ChatState } from '@hanap/contracts/chats/chat.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ChatTables } from './tables.ts'

/** What became of a company's latest greeting to a seeker. */
export interface GreetedTalent {
  state: ChatState
  at: Date
  /** Where it is the recruiter's own. */
  ownChatId: string | null
  /** The seeker accepted it: the company may know who they are. */
  isAccepted: boolean
}

/** Whom of these seekers a company has greeted; one that was accepted counts before later ones. */
export const greetedAmong = async (
  db: Db,
  { accountId, companyId }: { accountId: string; companyId: string },
  seekerIds: readonly string[],
): Promise<Map<string, GreetedTalent>> => {
  const rows = await db
    .withTables<ChatTables>()
    .selectFrom('chats')
    .distinctOn('seeker_id')
    .select(['id', 'seeker_id', 'recruiter_id', 'state', 'created_at'])
    .where('company_id', '=', companyId)
    .where('opened_by', '=', 'greeting')
    .where('seeker_id', '=', sql<string>`any(${[...seekerIds]}::text[])`)
    .orderBy('seeker_id')
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(
    rows.map(row => [
      row.seeker_id ?? '',
      {
        state: row.state,
        at: row.created_at,
        ownChatId: row.recruiter_id === accountId ? row.id : null,
        isAccepted: row.state === 'open',
      },
    ]),
  )
}
