import { type Expression, sql } from 'kysely'
import type { MemberRole } from '../../../calls/caller.ts'
import { type PhoneView, phoneView } from '../../../calls/phone.ts'
import type { Db } from '../../../db/client.ts'
import type { Recipient } from '../../notifications/index.ts'
import type { AccountRow } from '../rules.ts'
import type { AccountKind } from '../tables.ts'
import { accountsStore } from './accounts-store.ts'
import { recipientOf } from './register.ts'

/** What other modules may know of an account. */
export interface AccountFacts {
  id: string
  kind: AccountKind
  email: string
  firstName: string
  lastName: string
  phone: PhoneView | null
  avatar: string | null
  companyId: string | null
  role: MemberRole | null
  title: string | null
  lastActiveAt: Date
  /** In chats: what was read and when somebody was there, for both sides. */
  hidesChatActivity: boolean
  /** Whether devices show how a chat message begins. */
  hasPushPreviews: boolean
  isEmailVerified: boolean
  createdAt: Date
  /** Neither suspended nor to be deleted. */
  isStaying: boolean
  /** Whom a mail to the account is written for. */
  recipient: Recipient
}

export const accountFactsOf = (row: AccountRow): AccountFacts => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: phoneView(row.contact_number, row.country_key),
  avatar: row.avatar,
  companyId: row.company_id,
  role: row.role,
  title: row.title,
  lastActiveAt: row.last_active_at,
  hidesChatActivity: row.hides_chat_activity,
  hasPushPreviews: row.has_push_previews,
  isEmailVerified: row.is_email_verified,
  createdAt: row.created_at,
  isStaying: row.status === 'active' && row.deletion_due_at === null,
  recipient: recipientOf(row),
})

/** Accounts that there are, by their ids. */
export const accountFactsByIds = async (db: Db, ids: readonly string[]): Promise<Map<string, AccountFacts>> =>
  new Map((await accountsStore.byIds(db, ids)).map(row => [row.id, accountFactsOf(row)]))

/** The recruiter who has the address. */
export const findRecruiter = async (db: Db, email: string): Promise<AccountFacts | undefined> => {
  const row = await accountsStore.byEmail(db, 'recruiter', email)
  return row && accountFactsOf(row)
}

const SPECIAL = /[\\%_]/g

/** Whether the account that an expression names has these words in its name, or this address, within others' statements. */
export const isNamed = (accountId: Expression<string | null>, words: string) => {
  const patterns = words.split(/\s+/u).map(word => `%${word.replace(SPECIAL, '\\$&')}%`)
  return sql<boolean>`exists (select from accounts named where named.id = ${accountId}
    and (first_name || ' ' || last_name ilike all(${patterns}::text[]) or email_key = lower(${words})))`
}
