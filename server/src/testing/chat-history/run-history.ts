import type { Message } from '@hanap/contracts/chats/chat.schemas'
import { listChatHeads, listChats, listMessages } from '@hanap/contracts/chats/chats.calls'
import { seededRandom } from '@hanap/demo/random'
import { expect, vi } from 'vitest'
import type { TestChat } from '../../modules/chats/factory.ts'
import { examineHistory, type HistoryFault, type UnreadState } from './examine-history.ts'
import { type HistoryClient, type HistoryHost, historyClient } from './history-client.ts'
import { createPace } from './pace.ts'
import { readAlong } from './read-along.ts'
import { historyText, writeAlong } from './write-along.ts'

/** Signs of life, by which a lost hint is found, are 30 s apart. */
const ALL_READ_WITHIN_MS = 75_000
const FIRST = 'First'

export interface HistoryOptions {
  host: HistoryHost
  /** Each with {@link FIRST} as its only message, and with people who have no other chat. */
  chats: readonly TestChat[]
  /** Of each side of each chat: two devices of one account. */
  writersASide: number
  messagesAWriter: number
  cutRequestEvery: number
  cutSocketEvery: number
  /** What happens meanwhile, in this order; each ends when the next may happen. */
  disasters: readonly (() => Promise<void>)[]
  seed: string
}

export interface HistoryResult {
  faults: HistoryFault[]
  acknowledged: number
  cutRequests: number
  cutSockets: number
}

const storedOf = async (client: HistoryClient, { id, recruiter }: TestChat) => {
  const stored: Message[] = []
  for (;;) {
    const query = { after: String(stored.length), size: '100' }
    const { messages, last_seq } = await client.insist(listMessages, { as: recruiter, id, query })
    stored.push(...messages)
    if (messages.length === 0 || stored.length >= last_seq) return stored
  }
}

const unreadOf = async (
  client: HistoryClient,
  chat: TestChat,
  { side, markedSeq }: Pick<UnreadState, 'side' | 'markedSeq'>,
): Promise<UnreadState> => {
  const as = chat[side]
  const [list, heads] = await Promise.all([
    client.insist(listChats, { as }),
    client.insist(listChatHeads, { as }),
  ])
  const [own] = list.chats
  return {
    side,
    markedSeq,
    readSeq: own?.read_seq ?? -1,
    unreadNums: [own?.unread_num ?? -1, heads.chats[0]?.unread_num ?? -1, list.unread_num],
  }
}

/** Many write and read at once while connections are cut and worse happens; answers what was broken by it. */
export const runHistory = async (options: HistoryOptions): Promise<HistoryResult> => {
  const { host, chats, writersASide, messagesAWriter, cutRequestEvery, cutSocketEvery, disasters, seed } =
    options
  const random = seededRandom(seed)
  const over = new AbortController()
  const client = historyClient(host, random, over.signal)
  const writings = chats.flatMap((chat, index) =>
    (['seeker', 'recruiter'] as const).flatMap(side =>
      Array.from({ length: writersASide }, (_, device) => ({
        chatId: chat.id,
        as: chat[side],
        name: `${side}-${index}-${device}`,
        messages: messagesAWriter,
        cutEvery: cutRequestEvery,
      })),
    ),
  )
  const pace = createPace(writings.length * messagesAWriter, disasters)
  const readers = chats.flatMap(chat =>
    (['seeker', 'recruiter'] as const).map(side => ({
      chatId: chat.id,
      side,
      page: readAlong({ chatId: chat.id, as: chat[side], cutEvery: cutSocketEvery }, client, over.signal),
    })),
  )
  try {
    const failures = readers.map(({ page }) => page.failure)
    const writing = Promise.all(
      writings.map(async each => ({ ...each, ...(await writeAlong(each, { client, pace, random })) })),
    )
    const [written] = await Promise.race([Promise.all([writing, pace.disasters()]), ...failures])
    const total = 1 + 2 * writersASide * messagesAWriter
    // Whoever has not read all by then is told among the faults.
    await vi
      .waitFor(() => expect(readers.map(({ page }) => page.read.length)).toEqual(readers.map(() => total)), {
        timeout: ALL_READ_WITHIN_MS,
        interval: 50,
      })
      .catch(() => undefined)
    for (const { page } of readers) await Promise.race([page.end(), page.failure])

    const faults = await Promise.all(
      chats.map(async chat => {
        const own = written.filter(({ chatId }) => chatId === chat.id)
        const pages = readers.filter(({ chatId }) => chatId === chat.id)
        return examineHistory({
          sentTexts: new Set([
            FIRST,
            ...own.flatMap(({ name, messages }) =>
              Array.from({ length: messages }, (_, at) => historyText(name, at + 1)),
            ),
          ]),
          writers: own.map(({ acknowledged }) => acknowledged),
          stored: await storedOf(client, chat),
          readers: pages.map(({ page }) => page.read),
          unread: await Promise.all(
            pages.map(({ side, page }) => unreadOf(client, chat, { side, markedSeq: page.markedSeq() })),
          ),
        })
      }),
    )
    return {
      faults: faults.flat(),
      acknowledged: written.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      cutRequests: written.reduce((sum, { cuts }) => sum + cuts, 0),
      cutSockets: readers.reduce((sum, { page }) => sum + page.cuts(), 0),
    }
  } finally {
    over.abort()
    for (const { page } of readers) void page.end()
  }
}
