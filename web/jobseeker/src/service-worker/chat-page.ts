const CHAT = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/chat\/(\w+)$/
const ANY_HOST = 'https://site.invalid'

/** Names the chat that an address or path of ours shows, in whatever language; undefined for other pages. */
export const chatAt = (address: string): string | undefined => {
  const [, id] = CHAT.exec(new URL(address, ANY_HOST).pathname) ?? []
  return id && `chat ${id}`
}

/** Whether a window shows the page: of a chat also where its list is narrowed, or in another language. */
export const isPageAt = (url: string, href: string): boolean =>
  url === href || (chatAt(href) !== undefined && chatAt(url) === chatAt(href))
