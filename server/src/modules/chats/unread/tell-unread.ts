import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { personName } from '@hanap/i18n/person-name'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type AccountFacts, accountFactsByIds } from '../../auth/index.ts'
import { isPushTaken, isVisibleOnDevice, type Notifier } from '../../notifications/index.ts'
import { mayFollow, teamsOfChats } from '../access.ts'
import { chatsStore } from '../chats-store.ts'

export interface TellUnreadDeps {
  db: Db
  notifier: Notifier
  /** Whether a page of the account is visible, as far as this process has it. */
  isOnPage(accountId: string): boolean
}

/** Whoever reads along has read by then. */
const PUSHED_AFTER_SECONDS = 5
const MAILED_AFTER_SECONDS = 600
/** Nobody is told of what is older: after an outage it is no news. */
const MAX_AGE_SECONDS = 86_400
const AT_ONCE = 100

interface Untold {
  chat_id: string
  account_id: string
  side: ChatSide
  /** The first message that waits. */
  seq: number
  is_pushed: boolean
  is_mail_due: boolean
}

const untold = async (trx: Db): Promise<readonly Untold[]> => {
  const { rows } = await sql<Untold>`
    select waiting.chat_id, waiting.account_id, waiting.side, first.seq,
      waiting.pushed_at is not null as is_pushed,
      first.created_at < now() - make_interval(secs => ${MAILED_AFTER_SECONDS}) as is_mail_due
    from chat_participants waiting
    cross join lateral (
      select seq, created_at from chat_messages
      where chat_id = waiting.chat_id and seq > waiting.read_seq and sender <> waiting.side
        and removed_at is null
      order by seq limit 1
    ) first
    where waiting.unread_num > 0 and not waiting.is_muted
      and (waiting.pushed_at is null or waiting.mailed_at is null)
      and first.created_at > now() - make_interval(secs => ${MAX_AGE_SECONDS})
      and first.created_at < now() - make_interval(secs =>
        case when waiting.pushed_at is null then ${PUSHED_AFTER_SECONDS}::int
          else ${MAILED_AFTER_SECONDS}::int end)
      and (waiting.pushed_at is null or waiting.mailed_at is null)
    order by first.created_at limit ${AT_ONCE}
    for update of waiting skip locked`.execute(trx)
  return rows
}

const keyOf = ({ chat_id, account_id, seq }: Untold, by: 'push' | 'mail') =>
  `chat-unread ${chat_id} ${account_id} ${seq} ${by}`

const mark = async (trx: Db, { chat_id, account_id }: Untold, by: 'push' | 'mail') => {
  const column = sql.ref(by === 'push' ? 'pushed_at' : 'mailed_at')
  await sql`update chat_participants set ${column} = now()
    where chat_id = ${chat_id} and account_id = ${account_id}`.execute(trx)
}

const isReading = async (trx: Db, { isOnPage }: TellUnreadDeps, accountId: string): Promise<boolean> =>
  isOnPage(accountId) || (await isVisibleOnDevice(trx, accountId))

const tell = async (trx: Db, deps: TellUnreadDeps, waiting: Untold) => {
  const by = waiting.is_pushed ? 'mail' : 'push'
  // A visible page shows it; the mail waits until there is none.
  if (by === 'mail' && (await isReading(trx, deps, waiting.account_id))) return
  await mark(trx, waiting, by)
  const chat = await chatsStore.find(trx, waiting.chat_id)
  if (!chat) return
  const otherId = waiting.side === 'seeker' ? chat.recruiter_id : chat.seeker_id
  const accounts: Map<string, AccountFacts> = await accountFactsByIds(
    trx,
    [waiting.account_id, otherId].flatMap(id => id ?? []),
  )
  const account = accounts.get(waiting.account_id)
  const other = accounts.get(otherId ?? '')
  const team = (await teamsOfChats(trx, [chat.id])).get(chat.id)
  if (!account?.isStaying || !other || !mayFollow(chat, account, team)) return
  if (by === 'mail' && (await isPushTaken(trx, account.id, keyOf(waiting, 'push')))) return
  const name = personName(other.firstName, other.lastName)
  await deps.notifier.notify(trx, [
    {
      recipient: account.recipient,
      key: keyOf(waiting, by),
      event: { kind: 'chat_message', chatId: chat.id, name, by },
    },
  ])
}

/** Tells people of what waits for them in chats: their devices soon, and by one mail a chat until they read it. */
export const tellOfUnread = (deps: TellUnreadDeps): Promise<void> =>
  deps.db.transaction().execute(async trx => {
    for (const waiting of await untold(trx)) await tell(trx, deps, waiting)
  })
