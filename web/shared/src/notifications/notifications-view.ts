/** What somebody was told, as its page shows it. */
export interface NotificationView {
  id: string
  title: string
  text: string
  /** Of a page of the same site. */
  path: string
  when: string
  isRead: boolean
}

export interface NotificationsView {
  notifications: readonly NotificationView[]
  unread: number
  page: number
  pages: number
}
