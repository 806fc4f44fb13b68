/**
 * Whether a browser says that it is a computer's. Chromium says so by a header of its own, the others in their name
 * (an iPad's is a Mac's); whoever says nothing is taken for a phone.
 */
export const isComputers = (headers: Headers): boolean => {
  const hint = headers.get('sec-ch-ua-mobile')
  if (hint !== null) return hint === '?0'
  const browser = headers.get('user-agent') ?? ''
  return /\((?:Windows|Macintosh|X11)/.test(browser) && !/Mobi/.test(browser)
}
