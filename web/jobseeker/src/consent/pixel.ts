import { consumeConversion } from './conversion.ts'
import { scrubPath } from './scrub.ts'

/** An event at the ad pixel: a request for a picture, with the page's public address and nothing else of the visit. */
const sendPixel = (pixel: string, event: string, path: string, more: Record<string, string> = {}) => {
  const address = new URL(pixel)
  const params = { ev: event, dl: location.origin + path, ...more, n: crypto.randomUUID().slice(0, 8) }
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = address.href
}

/** What the pixel learns of a page that was opened; nothing of one that is somebody's own. */
export const sendPixelPageView = (pixel: string): void => {
  const path = scrubPath(location.pathname)
  if (path === undefined) return
  sendPixel(pixel, 'PageView', path)
  const category = consumeConversion()
  if (category) sendPixel(pixel, 'Conversion', path, { category })
}
