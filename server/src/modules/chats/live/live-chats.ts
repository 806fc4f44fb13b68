import type { ChatHint } from '@hanap/contracts/sockets/socket'
import type { Db } from '../../../db/client.ts'
import type { PromptNotices } from '../../../db/prompt-notices.ts'
import type { PageConnection, Sockets } from '../../../sockets/sockets.ts'
import type { Task } from '../../../tasks/every.ts'
import { hidesActivity, mayFollow, teamsOfChats } from '../access.ts'
import { CHATS_CHANNEL, type ChatNotice, chatNoticeIn, chatNoticeText } from '../chat-notice.ts'
import type { ChatRow } from '../chats-store.ts'
import type { MessageRow } from '../messages/messages-store.ts'
import { participantsStore } from '../participants-store.ts'
import { canWrite } from '../rules.ts'
import { type ChatViewDeps, messagesIn } from '../views.ts'
import { liveStore } from './live-store.ts'
import { createTypingGate } from './typing-gate.ts'

export interface LiveChatsDeps extends ChatViewDeps {
  db: Db
  promptNotices: PromptNotices
  sockets: Sockets
  onError(error: unknown): void
}

/** While one telling is under way the next is gathered, and no longer than that. */
const GATHER_MS = 5

interface Audience {
  chat: ChatRow
  /** Whether nobody hears what the other side reads and writes. */
  isHidden: boolean
  pages: readonly PageConnection[]
}

/**
 * Tells open pages what happens in their chats: this process's own straight after the commit, others by the database. What is lost is
 * found by the position that each page gets with its sign of life.
 */
export const liveChats = (deps: LiveChatsDeps): Task => {
  const { db, promptNotices, sockets, accountsByIds, onError } = deps
  const typingGate = createTypingGate()

  /** The open pages of those who may read each chat now. */
  const readersOf = async (chats: readonly ChatRow[]): Promise<Audience[]> => {
    const accounts = await liveStore.accountsIn(
      db,
      chats.map(({ id }) => id),
    )
    const present = [...accounts.values()].flat().filter(id => sockets.ofAccount(id).length > 0)
    const seekers = chats.flatMap(({ seeker_id }) => seeker_id ?? [])
    const [facts, teams] = await Promise.all([
      accountsByIds([...new Set([...present, ...seekers])]),
      teamsOfChats(
        db,
        chats.map(({ id }) => id),
      ),
    ])
    return chats.map(chat => ({
      chat,
      isHidden: hidesActivity(chat, facts),
      pages: (accounts.get(chat.id) ?? []).flatMap(id => {
        const account = facts.get(id)
        return account && mayFollow(chat, account, teams.get(chat.id)) ? sockets.ofAccount(id) : []
      }),
    }))
  }

  const tellMessages = async (rows: readonly MessageRow[], audiences: readonly Audience[]) => {
    const pagesOf = new Map(audiences.map(({ chat, pages }) => [chat.id, pages]))
    const [first] = audiences.flatMap(({ pages }) => pages)
    if (!first) return
    // A text is the same to all of its readers, but for a warning, which its receiver alone gets.
    const texts = await messagesIn(
      deps,
      rows.filter(({ kind, risks }) => kind === 'text' && risks === null),
      viewerOf(first),
    )
    const textById = new Map(texts.map(message => [message.id, message]))
    for (const row of rows)
      for (const page of pagesOf.get(row.chat_id) ?? []) {
        const message = textById.get(row.id) ?? (await messagesIn(deps, [row], viewerOf(page)))[0]
        if (message) sockets.send(page, { type: 'chat_message', chat_id: row.chat_id, message })
      }
  }

  const tellRead = async ({ chat, isHidden, pages }: Audience, readerIds: readonly string[]) => {
    const seqs = (await participantsStore.readSeqs(db, [chat.id])).get(chat.id)
    const reading = new Set(readerIds.map(id => (id === chat.seeker_id ? 'seeker' : 'recruiter')))
    for (const page of pages) {
      const own = page.person.kind
      // Where it is hidden, the other side does not hear either that somebody has read.
      const sides = isHidden ? [own].filter(side => reading.has(side)) : (['seeker', 'recruiter'] as const)
      for (const side of sides)
        sockets.send(page, { type: 'chat_read', chat_id: chat.id, side, read_seq: seqs?.[side] ?? 0 })
    }
  }

  /** What each page was told last. */
  const unreadOn = new WeakMap<PageConnection, number>()
  const tellUnread = (page: PageConnection, unread: number) => {
    if (unreadOn.get(page) === unread) return
    unreadOn.set(page, unread)
    sockets.send(page, { type: 'chat_unread', unread_num: unread })
  }

  const tellNotices = async (notices: readonly ChatNotice[]) => {
    const hasChanged = (id: string) => notices.some(({ is, chatId }) => is === 'state' && chatId === id)
    const chats = await liveStore.chats(db, [...new Set(notices.map(({ chatId }) => chatId))])
    const audiences = (await readersOf(chats)).filter(({ pages }) => pages.length > 0)
    if (audiences.length === 0) return
    const messages = notices.flatMap(notice => (notice.is === 'message' ? [notice] : []))
    if (messages.length > 0) await tellMessages(await liveStore.messages(db, messages), audiences)
    for (const each of audiences) {
      const { chat, pages } = each
      if (hasChanged(chat.id))
        for (const page of pages)
          sockets.send(page, { type: 'chat_state', chat_id: chat.id, state: chat.state })
      const readerIds = notices.flatMap(notice =>
        notice.is === 'read' && notice.chatId === chat.id ? [notice.accountId] : [],
      )
      if (readerIds.length > 0) await tellRead(each, readerIds)
    }
    for (const notice of notices)
      if (notice.is === 'typing')
        for (const page of audiences.find(({ chat }) => chat.id === notice.chatId)?.pages ?? [])
          if (page.accountId !== notice.accountId)
            sockets.send(page, { type: 'chat_typing', chat_id: notice.chatId })
    if (notices.some(({ is }) => is === 'message' || is === 'read'))
      await tellUnreadOf(audiences.flatMap(({ pages }) => pages))
  }

  const positionsOf = (pages: readonly PageConnection[]) =>
    liveStore.positions(db, [...new Set(pages.map(({ accountId }) => accountId))])

  const tellUnreadOf = async (pages: readonly PageConnection[]) => {
    const positions = await positionsOf(pages)
    for (const page of pages) tellUnread(page, positions.get(page.accountId)?.unread_num ?? 0)
  }

  const tellPositions = async (pages: readonly PageConnection[]) => {
    const positions = await positionsOf(pages)
    for (const page of pages) {
      const position = positions.get(page.accountId)
      tellUnread(page, position?.unread_num ?? 0)
      if (position) sockets.send(page, { type: 'position', sum: position.sum } satisfies ChatHint)
    }
  }

  const waiting = new Map<string, ChatNotice>()
  let telling: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const tellWaiting = async () => {
    const notices = [...waiting.values()]
    waiting.clear()
    await tellNotices(notices).catch(onError)
  }
  const hear = (payload: string) => {
    const notice = chatNoticeIn(payload)
    if (!notice || sockets.connections().length === 0) return
    waiting.set(payload, notice)
    timer ??= setTimeout(() => {
      timer = undefined
      telling = (telling ?? Promise.resolve()).then(tellWaiting)
    }, GATHER_MS)
  }

  /** Somebody types in a chat that is theirs and that they may write into: the others are told, and nothing is stored. */
  const passTyping = async ({ accountId }: PageConnection, chatId: string) => {
    const [chat] = await liveStore.chats(db, [chatId])
    if (!chat) return
    const accounts = await accountsByIds([accountId, ...(chat.seeker_id === null ? [] : [chat.seeker_id])])
    const account = accounts.get(accountId)
    const team = (await teamsOfChats(db, [chatId])).get(chatId)
    if (!account || !mayFollow(chat, account, team) || !canWrite(chat.state, account.kind)) return
    if (hidesActivity(chat, accounts)) return
    promptNotices.tell({
      channel: CHATS_CHANNEL,
      payload: chatNoticeText({ is: 'typing', chatId, accountId }),
    })
  }

  let isStopped = false
  let tellingPositions: Promise<void> = Promise.resolve()
  const thenTellPositions = (pages: readonly PageConnection[]) => {
    if (!isStopped) tellingPositions = tellingPositions.then(() => tellPositions(pages)).catch(onError)
  }

  /** Many pages at once come again after a restart: they are told with one set of queries. */
  const opened = new Set<PageConnection>()
  let openedTimer: NodeJS.Timeout | undefined
  const tellOpened = () => {
    openedTimer = undefined
    const pages = [...opened]
    opened.clear()
    thenTellPositions(pages)
  }

  let listening: { unlisten(): void } | undefined

  return {
    start: async () => {
      isStopped = false
      sockets.handle({
        opened: page => {
          opened.add(page)
          openedTimer ??= setTimeout(tellOpened, GATHER_MS)
        },
        asked: thenTellPositions,
        typing: (page, chatId) => {
          if (typingGate(page)) void passTyping(page, chatId).catch(onError)
        },
      })
      listening = await promptNotices.listen(CHATS_CHANNEL, hear)
    },
    stop: async () => {
      isStopped = true
      listening?.unlisten()
      clearTimeout(timer)
      clearTimeout(openedTimer)
      await Promise.all([telling, tellingPositions])
    },
  }
}

const viewerOf = ({ person, market, language }: PageConnection) => ({ caller: person, market, language })
