import { isLogOutForm, mayLogOut } from '@hanap/shared/chat/may-log-out'
import { keepSending } from '@hanap/shared/chat/send-unsent'
import { usePage } from '@hanap/shared/components/page'
import { showOnBell } from '@hanap/shared/live/bell'
import { showChatState } from '@hanap/shared/live/chat-unread'
import { subscribeToUpdates } from '@hanap/shared/live/subscribe-to-updates'
import { keepUnreadInTitle, showUnreadInTitle } from '@hanap/shared/live/unread-title'
import { tabStorage } from '@hanap/shared/session/storage'
import { useEffect, useRef } from 'react'

/** What every page of a recruiter hears and sends by itself. It asks for the router as soon as the page is idle. */
export function Live() {
  const { t, languageId } = usePage()
  const tRef = useRef(t)
  tRef.current = t
  useEffect(
    () =>
      subscribeToUpdates(languageId, undefined, update => {
        showChatState(update)
        showUnreadInTitle(update)
        showOnBell(update, tRef.current)
      }),
    [languageId],
  )
  useEffect(keepUnreadInTitle, [])
  useEffect(keepSending, [])
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (!isLogOutForm(event.target)) return
      if (mayLogOut(count => tRef.current('chats.logOutUnsent', { count }))) tabStorage.clear()
      else event.preventDefault()
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  return <span hidden data-router="idle" />
}
