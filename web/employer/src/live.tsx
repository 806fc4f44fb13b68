import { forgetAtLogOut } from '@hanap/shared/chat/forget-at-log-out'
import { keepSending } from '@hanap/shared/chat/send-unsent'
import { usePage } from '@hanap/shared/components/page'
import { showOnBell } from '@hanap/shared/live/bell'
import { showChatState } from '@hanap/shared/live/chat-unread'
import { subscribeToUpdates } from '@hanap/shared/live/subscribe-to-updates'
import { keepUnreadInTitle, showUnreadInTitle } from '@hanap/shared/live/unread-title'
import { closeChatNotices } from '@hanap/shared/notifications/chat-page'
import { renewDevice } from '@hanap/shared/notifications/push-device'
import { registerWorkerWhenWanted } from '@hanap/shared/notifications/register-worker'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const closeNoticesOf = async (path: string) => {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration) await closeChatNotices(registration, path)
}

/** What every page of a recruiter hears and sends by itself. It asks for the router as soon as the page is idle. */
export function Live() {
  const { t, languageId } = usePage()
  const { pathname } = useLocation()
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
  useEffect(registerWorkerWhenWanted, [])
  useEffect(() => void renewDevice(), [])
  useEffect(() => void closeNoticesOf(pathname).catch(() => undefined), [pathname])
  useEffect(() => forgetAtLogOut(count => tRef.current('chats.logOutUnsent', { count })), [])
  return <span hidden data-router="idle" />
}
