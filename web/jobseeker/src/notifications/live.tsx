import { forgetAtLogOut } from '@hanap/shared/chat/forget-at-log-out'
import { keepSending } from '@hanap/shared/chat/send-unsent'
import { usePage } from '@hanap/shared/components/page'
import { showOnBell } from '@hanap/shared/live/bell'
import { showChatState } from '@hanap/shared/live/chat-unread'
import { subscribeToUpdates } from '@hanap/shared/live/subscribe-to-updates'
import { renewDevice } from '@hanap/shared/notifications/push-device'
import { useEffect, useRef } from 'react'
import { redirect } from 'react-router'

/** A part of signed-in people's pages; it is a route so that no visitor's page has its script. */
export const loader = () => redirect('/notifications')

const WORKER = '/notifications-worker.js'

/** Shows in the bar what has just come and in the header how much is unread; at log-out the device is forgotten. */
export default function Live() {
  const { t, languageId } = usePage()
  const tRef = useRef(t)
  tRef.current = t

  useEffect(() => {
    void renewDevice()
    return subscribeToUpdates(languageId, WORKER, message => {
      showChatState(message)
      showOnBell(message, tRef.current)
    })
  }, [languageId])

  useEffect(keepSending, [])
  useEffect(() => forgetAtLogOut(count => tRef.current('chats.logOutUnsent', { count })), [])
  return null
}
