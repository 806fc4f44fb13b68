const DEVICE_KEY = 'device_id'

/** The visitor's device, made once and kept. */
export const deviceId = (): string => {
  const stored = localStorage.getItem(DEVICE_KEY)
  if (stored) return stored
  const made = crypto.randomUUID()
  localStorage.setItem(DEVICE_KEY, made)
  return made
}

export type DeviceType = 'web' | 'mobile_web'

/** From the user agent; undefined for what is neither, a robot for instance. */
export const deviceType = (userAgent: string = navigator.userAgent): DeviceType | undefined => {
  if (/bot|crawl|spider/i.test(userAgent)) return undefined
  if (/Mobi|Android|iPhone|iPad/i.test(userAgent)) return 'mobile_web'
  return /Windows|Macintosh|X11|CrOS/.test(userAgent) ? 'web' : undefined
}
