import { CloseIcon } from '@hanap/ui/icon'
import { useSyncExternalStore } from 'react'
import {
  closeNotification,
  holdNotifications,
  type Notification,
  notificationStore,
} from '../page/notifications.ts'
import { usePage } from './page.tsx'

const none: readonly Notification[] = []

/** The notification bar: announced politely, gone three seconds after the last one unless hovered or focused. */
export function Notifications() {
  const { t } = usePage()
  const shown = useSyncExternalStore(notificationStore.subscribe, notificationStore.read, () => none)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing it only keeps it open
    <div
      className="toasts"
      aria-live="polite"
      onPointerEnter={() => holdNotifications(true)}
      onPointerLeave={() => holdNotifications(false)}
      onFocus={() => holdNotifications(true)}
      onBlur={() => holdNotifications(false)}
    >
      {shown.map(({ id, text, kind }) => (
        <div key={id} className="toast" role={kind === 'error' ? 'alert' : undefined}>
          <p>{text}</p>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('common.close')}
            onClick={() => closeNotification(id)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  )
}
