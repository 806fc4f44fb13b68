import { listChatHeads, listMessages, markChatRead } from '@hanap/contracts/chats/chats.calls'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../calls/call.ts'
import type { ConversationView } from '../../chat/chat-view.ts'
import {
  type ConversationState,
  type ConversationStore,
  createConversation,
} from '../../chat/conversation.ts'
import { messageView } from '../../chat/message-view.ts'
import { onSent } from '../../chat/send-unsent.ts'
import { onUpdate } from '../../live/subscribe-to-updates.ts'
import { usePage } from '../page.tsx'

const MESSAGES_AT_ONCE = '100'

const readLastSeq = async (id: string): Promise<number | undefined> => {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const outcome = await call(listChatHeads, { query: { page: String(page), size: MESSAGES_AT_ONCE } })
    if (!outcome.ok) return undefined
    const head = outcome.data.chats.find(each => each.id === id)
    if (head) return head.last_seq
    pages = outcome.data.total_pages
  }
  return undefined
}

/** The open chat as it is now: what the page brought, and what it heard and read since. */
export function useConversation(view: ConversationView): ConversationState & Pick<ConversationStore, 'seen'> {
  const { format, t, prefix } = usePage()
  const { revalidate } = useRevalidator()
  const { id, side, companyId, isLatest, messages } = view
  const firstView = useRef(view)
  // A renewed page may differ in any of these: the conversation goes on, with what it heard meanwhile.
  const latest = useRef({ messages, revalidate, reading: { format, t, prefix, companyId } })
  latest.current = { messages, revalidate, reading: { format, t, prefix, companyId } }

  const conversation = useMemo(() => {
    const params = { id }
    return createConversation(firstView.current, {
      listAfter: async seq => {
        const query = { after: String(seq), size: MESSAGES_AT_ONCE }
        const outcome = await call(listMessages, { params, query })
        return outcome.ok ? outcome.data : undefined
      },
      readLastSeq: () => readLastSeq(id),
      markRead: seq => void call(markChatRead, { params, body: { seq } }),
      toView: message => {
        const view = messageView(message, { ...latest.current.reading, side, now: Date.now() })
        // Of which job it is and what waits for an answer only the page itself was told.
        const shown = latest.current.messages.find(({ seq }) => seq === view.seq)?.interview
        if (!view.interview || !shown) return view
        const { job, toAnswer } = shown
        return { ...view, interview: { ...view.interview, job, ...(toAnswer && { toAnswer }) } }
      },
      stateChanged: () => void latest.current.revalidate(),
    })
  }, [id, side])

  useEffect(() => () => conversation.close(), [conversation])
  useEffect(() => conversation.take(messages), [conversation, messages])
  useEffect(() => {
    // A page of earlier messages stays as it is.
    if (!isLatest) return undefined
    const ends = [
      onUpdate(conversation.hear),
      onSent(message => {
        if (message.chat_id === id)
          conversation.take([messageView(message, { ...latest.current.reading, side, now: Date.now() })])
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [conversation, isLatest, id, side])
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  return { ...state, seen: conversation.seen }
}

/** One after the other, so that a screen reader says each. */
const ANNOUNCE_EVERY_MS = 1500

/** What is said of messages that came while the page was open: one at a time. */
export function useAnnouncement({ messages }: ConversationState): string {
  const [spoken, setSpoken] = useState(messages.at(-1)?.seq ?? 0)
  const [text, setText] = useState('')
  const next = messages.find(({ seq, isOwn }) => seq > spoken && !isOwn)
  useEffect(() => {
    if (!next) return undefined
    const timer = setTimeout(
      () => {
        setText([next.author, next.text ?? next.job?.title ?? next.file?.name].filter(Boolean).join(': '))
        setSpoken(next.seq)
      },
      text === '' ? 0 : ANNOUNCE_EVERY_MS,
    )
    return () => clearTimeout(timer)
  }, [next, text])
  return text
}
