import { isLogOutForm, mayLogOut } from '@hanap/shared/chat/may-log-out'
import { keepSending } from '@hanap/shared/chat/send-unsent'
import { usePage } from '@hanap/shared/components/page'
import { showOnBell } from '@hanap/shared/live/bell'
import { showChatState } from '@hanap/shared/live/chat-unread'
import { subscribeToUpdates } from '@hanap/shared/live/subscribe-to-updates'
import { tabStorage } from '@hanap/shared/session/storage'
import { useEffect, useRef } from 'react'
import { redirect } from 'react-router'
import { removeDevice, renewDevice } from './push-device.ts'

/** A part of signed-in people's pages; it is a route so that no visitor's page has its script. */
export const loader = () => redirect('/notifications')

const WORKER = '/notifications-worker.js'

/** Longer than a browser takes to forget a subscription, and not so long that a log-out seems to do nothing. */
const FORGET_MS = 1500

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

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (!isLogOutForm(form)) return
      event.preventDefault()
      if (!mayLogOut(count => tRef.current('chats.logOutUnsent', { count }))) return
      // What was typed and not saved is nobody else's to find.
      tabStorage.clear()
      const late = new Promise<void>(resolve => setTimeout(resolve, FORGET_MS))
      void Promise.race([removeDevice(), late]).then(() => form.submit())
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  return null
}
