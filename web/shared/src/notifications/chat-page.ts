const CHAT = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/chats?\/(\w+)$/
const ANY_HOST = 'https://site.invalid'

/** Names the chat that an address or path of either site shows, in whatever language; undefined for other pages. */
export const chatAt = (address: string): string | undefined => {
  const [, id] = CHAT.exec(new URL(address, ANY_HOST).pathname) ?? []
  return id && `chat ${id}`
}

/** Whether a window shows the page: of a chat also where its list is narrowed, or in another language. */
export const isPageAt = (url: string, href: string): boolean =>
  url === href || (chatAt(href) !== undefined && chatAt(url) === chatAt(href))

interface ShownNotices {
  getNotifications(filter: { tag: string }): Promise<readonly { close(): void }[]>
}

/** What a chat's messages say is read in the chat: once it is open, none of them is to be clicked any more. */
export const closeChatNotices = async (notices: ShownNotices, path: string): Promise<void> => {
  const tag = chatAt(path)
  if (tag === undefined) return
  for (const notice of await notices.getNotifications({ tag })) notice.close()
}
