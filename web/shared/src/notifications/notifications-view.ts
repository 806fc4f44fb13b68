/** What somebody was told, as its page shows it. */
export interface NotificationView {
  id: string
  title: string
  text: string
  /** Of the list, which marks it as read and leads on; of its own page where it is read. */
  href: string
  when: string
  isRead: boolean
}

export interface NotificationsView {
  notifications: readonly NotificationView[]
  unread: number
  page: number
  pages: number
}
