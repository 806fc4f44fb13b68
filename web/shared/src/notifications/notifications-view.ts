import type { noticeKinds } from '@hanap/contracts/jobseekers/notifications.calls'

/** What somebody was told, as its page shows it. */
export interface NotificationView {
  /** One, or several of a day that say the very same, the newest first. */
  ids: readonly string[]
  kind: (typeof noticeKinds)[number]
  title: string
  text: string
  /** Of the list, which marks it as read and leads on; of its own page where it is read. */
  href: string
  /** The newest's time of the day, and how many they are. */
  when: string
  isRead: boolean
}

export interface NotificationsView {
  /** The newest first; each day in the market's time zone once. */
  days: readonly { day: string; notifications: readonly NotificationView[] }[]
  unread: number
  page: number
  pages: number
}
