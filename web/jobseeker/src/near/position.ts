/** Rounded to about a kilometre before it goes anywhere. */
export interface RoundedPosition {
  latitude: string
  longitude: string
}

const LONGEST_MS = 15_000
/** A position of this age is as good as a new one. */
const OLDEST_MS = 10 * 60_000

/** Asks the browser, which asks its person; never before they pressed for it. */
export const askPosition = (): Promise<RoundedPosition | 'denied' | 'failed'> => {
  const { geolocation } = navigator
  if (!geolocation) return Promise.resolve('failed')
  return new Promise(resolve => {
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(2), longitude: coords.longitude.toFixed(2) }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: LONGEST_MS, maximumAge: OLDEST_MS },
    )
  })
}
