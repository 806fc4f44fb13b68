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
  for (const link of document.querySelectorAll<HTMLElement>('[data-bell]'))
    link.dataset.unread = count > 0 ? String(count) : ''
  if (update.type !== 'notification' || document.visibilityState !== 'visible') return
  const { kind, title, text } = update.notification
  // What a recruiter wrote with it stands in the list, below the first line.
  const [line = ''] = text.split('\n', 1)
  showToast(kind === 'stage_changed' ? `${title} · ${line}` : line)
}
