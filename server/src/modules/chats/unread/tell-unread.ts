import type { ChatSide } from '@hanap/contracts/chats/chat.schemas'
import { personName } from '@hanap/i18n/person-name'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type AccountFacts, accountFactsByIds } from '../../auth/index.ts'
import { isPushTaken, isVisibleOnDevice, type Notifier } from '../../notifications/index.ts'
import { mayFollow, teamsOfChats } from '../access.ts'
import { chatsStore } from '../chats-store.ts'
import type { VisibleAmong } from '../live/chat-presence.ts'
import { messagesStore } from '../messages/messages-store.ts'

export interface TellUnreadDeps {
  db: Db
  notifier: Notifier
  visibleAmong: VisibleAmong
}

/** Whoever reads along has read by then. */
const PUSHED_AFTER_SECONDS = 5
const MAILED_AFTER_SECONDS = 600
/** Who has a page before them sees it there; whose page was left open hears of it on other devices after this. */
const HELD_BACK_SECONDS = 120
/** Nobody is told of what is older: after an outage it is no news. */
const MAX_AGE_SECONDS = 86_400
const AT_ONCE = 100
const ASKED_AT_ONCE = 2000
const PREVIEW_LETTERS = 100

interface Untold {
  chat_id: string
  account_id: string
  side: ChatSide
  /** The first message that waits. */
  seq: number
  is_pushed: boolean
}

/** What waits for somebody, from when on they are told of it. */
const waitingRows = sql`
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
        else ${MAILED_AFTER_SECONDS}::int end)`

const waitedFor = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ account_id: string }>`
    select waiting.account_id ${waitingRows} group by 1 order by min(first.created_at) limit ${ASKED_AT_ONCE}`.execute(
    db,
  )
  return rows.map(({ account_id }) => account_id)
}

/** A visible page shows it: the mail waits until there is none, and devices for some time. */
const untold = async (trx: Db, visibleIds: readonly string[]): Promise<readonly Untold[]> => {
  const { rows } = await sql<Untold>`
    select waiting.chat_id, waiting.account_id, waiting.side, first.seq,
      waiting.pushed_at is not null as is_pushed
    ${waitingRows}
      and not (waiting.account_id = any(${[...visibleIds]}::text[])
        and (waiting.pushed_at is not null
          or first.created_at > now() - make_interval(secs => ${HELD_BACK_SECONDS}::int)))
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

/** How the message begins. Nothing of one that reads like a fraud: the warning stands above it in the chat alone. */
const previewOf = async (trx: Db, { chat_id, seq }: Untold): Promise<string | undefined> => {
  const message = await messagesStore.find(trx, chat_id, seq)
  if (message?.kind !== 'text' || message.removed_at !== null || message.risks?.length) return undefined
  const letters = [...new Intl.Segmenter().segment(message.text ?? '')]
  return letters
    .slice(0, PREVIEW_LETTERS)
    .map(({ segment }) => segment)
    .join('')
    .concat(letters.length > PREVIEW_LETTERS ? '…' : '')
}

const tell = async (trx: Db, deps: TellUnreadDeps, waiting: Untold) => {
  const by = waiting.is_pushed ? 'mail' : 'push'
  if (by === 'mail' && (await isVisibleOnDevice(trx, waiting.account_id))) return
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
  const preview = by === 'push' && account.hasPushPreviews ? await previewOf(trx, waiting) : undefined
  await deps.notifier.notify(trx, [
    {
      recipient: account.recipient,
      key: keyOf(waiting, by),
      event: { kind: 'chat_message', chatId: chat.id, name, by, preview },
    },
  ])
}

/**
 * Tells people of what waits for them in chats: their devices soon, and by one mail a chat until they read it. Whoever has a page
 * visible, by whatever process, sees it there.
 */
export const tellOfUnread = async (deps: TellUnreadDeps): Promise<void> => {
  const waitedForIds = await waitedFor(deps.db)
  if (waitedForIds.length === 0) return
  const visible = await deps.visibleAmong(waitedForIds)
  await deps.db.transaction().execute(async trx => {
    for (const waiting of await untold(trx, [...visible])) await tell(trx, deps, waiting)
  })
}
