import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { showChatState } from '../live/chat-unread.ts'
import { onUpdate } from '../live/subscribe-to-updates.ts'

/** Several messages at once are one change of the list. */
const RENEW_AFTER_MS = 1000
/** From here on the list stands beside the chat. */
const WIDE = '(min-width: 64rem)'

/**
 * Has the list of chats asked for anew when a message came; `isAlone` where it is all that the page shows. The links to
 * the chats count what the list does.
 */
export function useChatList(isAlone: boolean, unread: number) {
  const { revalidate } = useRevalidator()
  const isIdle = useNavigation().state === 'idle'
  const latest = useRef({ revalidate, isIdle })
  latest.current = { revalidate, isIdle }
  useEffect(() => showChatState({ type: 'chat_unread', unread_num: unread }), [unread])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      timer = undefined
      // A page that is on its way brings a new list anyway.
      if (latest.current.isIdle) void latest.current.revalidate()
    }
    const end = onUpdate(update => {
      if (update.type !== 'chat_message' || (!isAlone && !matchMedia(WIDE).matches)) return
      timer ??= setTimeout(renew, RENEW_AFTER_MS)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [isAlone])
}
