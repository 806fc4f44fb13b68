import { reportEvents, uploadWebEvents } from '@hanap/contracts/logs/tracking.calls'
import type { PageEvent } from '@hanap/contracts/logs/tracking.schemas'
import { deviceType } from '@hanap/shared/session/device'
import { loginGuestOnce } from '@hanap/shared/session/session'
import type { EventPlace } from './events.ts'
import { scrubPath } from './scrub.ts'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/(onsite-job)?$/, 'home'],
  [/^\/(job-search|([^/]+-)?jobs(-in-[^/]+)?)$/, 'search'],
  [/^\/web3$/, 'web3'],
  [/^\/job\/[^/]+$/, 'job'],
  [/^\/job\/[^/]+\/apply/, 'apply'],
  [/^\/companies$/, 'companies'],
  [/^\/company\//, 'company'],
  [/^\/get-started$/, 'log-in'],
]

/** What kind of page a path is; undefined for people's own pages, of which nothing is told. */
const pageKind = (pathname: string): string | undefined => {
  const path = scrubPath(pathname)?.replace(/^\/[a-z]{2}(-[a-z]{2})?(?=\/|$)/, '')
  if (path === undefined) return undefined
  return kinds.find(([pattern]) => pattern.test(path || '/'))?.[1] ?? 'other'
}

/** As events carry it. */
const eventTime = (now: Date) => now.toISOString().slice(0, 19).replace('T', ' ')

/** Most that one call takes. */
const MAX_EVENTS = 50

/** How long the first page took, in milliseconds from its beginning. */
const speedOf = (): Record<string, number> | undefined => {
  const [load] = performance.getEntriesByType('navigation')
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  if (!(load instanceof PerformanceNavigationTiming) || !paint) return undefined
  const { responseStart, loadEventStart } = load
  return Object.fromEntries(
    Object.entries({ answered: responseStart, painted: paint.startTime, loaded: loadEventStart }).map(
      ([name, value]) => [name, Math.round(value)],
    ),
  )
}

/**
 * Tells our own server which kinds of pages are looked at (call 103) and how fast the first one was (call 110), gathered until
 * the page is left or hidden.
 */
export const reportPageEvents = ({ marketId, languageId }: EventPlace): { pageOpened(): void } => {
  const first = location.pathname
  let waiting: PageEvent[] = []
  let isSpeedTold = false

  const send = ({ path, method }: typeof reportEvents | typeof uploadWebEvents, events: PageEvent[]) =>
    fetch(path, {
      method,
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        'Role-Id': '1',
        'Country-Id': String(marketId),
        'Language-Id': String(languageId),
      },
      body: JSON.stringify({ events }),
    }).catch(() => undefined)

  const event = (event_name: string, page: string, extra?: Record<string, number>): PageEvent => {
    const source = deviceType()
    return {
      event_name,
      event_time: eventTime(new Date()),
      page,
      ...(source && { source }),
      ...(extra && { extra }),
    }
  }

  const flush = () => {
    const kind = pageKind(first)
    const speed = isSpeedTold ? undefined : speedOf()
    if (kind && speed) {
      isSpeedTold = true
      void send(uploadWebEvents, [event('speed', kind, speed)])
    }
    if (waiting.length === 0) return
    void send(reportEvents, waiting)
    waiting = []
  }

  // A call without a session would begin one beside the guest's.
  void loginGuestOnce(languageId, marketId)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  addEventListener('pagehide', flush)

  return {
    pageOpened: () => {
      const kind = pageKind(location.pathname)
      if (!kind || !deviceType()) return
      waiting.push(event(`view.${kind}`, kind))
      if (waiting.length >= MAX_EVENTS) flush()
    },
  }
}
