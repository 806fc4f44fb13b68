import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import type { SignedInPerson } from '../../calls/caller.ts'
import { mayDo } from '../../calls/permission.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import { teamsOfJobs } from '../jobs/index.ts'
import { type ChatRow, chatsStore } from './chats-store.ts'

/** Whoever leads the company may read and write in all of its chats. */
export const leadsCompany = (caller: SignedInPerson): boolean =>
  caller.kind === 'recruiter' && (caller.role === 'owner' || caller.role === 'admin')

/** On which side of a chat somebody is; undefined for whom it is not there. */
const sideOf = (
  chat: Pick<ChatRow, 'seeker_id' | 'recruiter_id' | 'company_id'>,
  caller: SignedInPerson,
): ChatSide | undefined => {
  if (caller.kind === 'seeker') return chat.seeker_id === caller.accountId ? 'seeker' : undefined
  if (caller.companyId === null || chat.company_id !== caller.companyId) return undefined
  return chat.recruiter_id === caller.accountId || leadsCompany(caller) ? 'recruiter' : undefined
}

/** Members of the teams of the jobs that some chats are about, by chat. */
export const teamsOfChats = async (db: Db, chatIds: readonly string[]): Promise<Map<string, Set<string>>> => {
  const jobs = await chatsStore.jobIdsOf(db, chatIds)
  const teams = await teamsOfJobs(db, [...jobs.values()].flat())
  return new Map(
    [...jobs].map(([chatId, jobIds]) => [chatId, new Set(jobIds.flatMap(id => [...(teams.get(id) ?? [])]))]),
  )
}

/** Whoever was added to the team of a job that the chat is about reads and writes in it as its recruiter does. */
const isOfTeam = async (db: Db, chat: ChatRow, caller: SignedInPerson): Promise<boolean> =>
  caller.kind === 'recruiter' &&
  caller.companyId !== null &&
  caller.companyId === chat.company_id &&
  ((await teamsOfChats(db, [chat.id])).get(chat.id)?.has(caller.accountId) ?? false)

/** Whether somebody who takes part in a chat may still read it. */
export const mayFollow = (
  chat: ChatRow,
  { id, kind, companyId, role, isEmailVerified }: AccountFacts,
  team: ReadonlySet<string> = new Set(),
): boolean => {
  if (kind === 'seeker') return chat.seeker_id === id
  if (companyId === null || companyId !== chat.company_id || role === null || !isEmailVerified) return false
  if (!mayDo(role, 'message_applicants')) return false
  return chat.recruiter_id === id || role === 'owner' || role === 'admin' || team.has(id)
}

/** Whether neither side of a chat sees what the other has read and when they were there: its seeker has chosen so. */
export const hidesActivity = (
  { seeker_id }: Pick<ChatRow, 'seeker_id'>,
  accounts: ReadonlyMap<string, Pick<AccountFacts, 'hidesChatActivity'>>,
): boolean => accounts.get(seeker_id ?? '')?.hidesChatActivity ?? false

/** A chat of the caller's, as `read` finds it; another's is not found. */
export const findOwnChat = async (
  db: Db,
  caller: SignedInPerson,
  id: string,
  read: (db: Db, id: string) => Promise<ChatRow | undefined> = chatsStore.find,
): Promise<{ chat: ChatRow; side: ChatSide }> => {
  const chat = await read(db, id)
  const side =
    chat && (sideOf(chat, caller) ?? ((await isOfTeam(db, chat, caller)) ? 'recruiter' : undefined))
  if (!side) throw new Refusal('chat_not_found')
  return { chat, side }
}
