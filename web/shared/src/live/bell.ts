import type { Translate } from '@hanap/i18n/translate'
import { showToast } from '../page/toasts.ts'
import type { Update } from './page-message.ts'

/** Shows in the header how much is unread, and in the bar what has just come where the page is looked at. */
export const showOnBell = (update: Update, t: Translate): void => {
  if (update.type !== 'unread' && update.type !== 'notification') return
  const { unread_num: count } = update
  for (const bell of document.querySelectorAll<HTMLElement>('.bell')) {
    bell.dataset.unread = count > 0 ? String(count) : ''
    bell.setAttribute('aria-label', t('notifications.bell', { count }))
  }
  const isSeen = document.visibilityState === 'visible'
  if (update.type === 'notification' && isSeen) showToast(update.notification.text)
}
