import { scrubCallPath, scrubPath, scrubText } from './scrub.ts'

/** Reports of one loaded page; more say nothing new. */
const MAX_REPORTS = 10

const FRAME =
  /(?:at\s+)?(?<name>[\w.<>$]*)[^\n]*?(?<file>\/jobseeker\/assets\/[\w.-]+):(?<line>\d+):(?<column>\d+)/

/** Sentry has the innermost call last. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap(line => {
      const { name, file, line: lineno, column } = FRAME.exec(line)?.groups ?? {}
      return file
        ? [{ function: name || '?', filename: file, lineno: Number(lineno), colno: Number(column) }]
        : []
    })
    .slice(0, 20)
    .reverse()

/** Sends errors of this page to where Sentry's envelopes are taken; says nothing of who the visitor is. */
export const reportErrors = (address: string, tags: Record<string, string>): void => {
  const send = window.fetch.bind(window)
  const sent = new Set<string>()

  const report = (type: string, value: string, stack = '') => {
    const key = `${type} ${value}`
    if (sent.has(key) || sent.size >= MAX_REPORTS) return
    sent.add(key)
    const eventId = crypto.randomUUID().replaceAll('-', '')
    const event = {
      event_id: eventId,
      timestamp: Date.now() / 1000,
      platform: 'javascript',
      level: 'error',
      tags,
      request: { url: location.origin + (scrubPath(location.pathname) ?? '/…') },
      exception: { values: [{ type, value: scrubText(value), stacktrace: { frames: framesOf(stack) } }] },
    }
    const lines = [{ event_id: eventId, sent_at: new Date().toISOString() }, { type: 'event' }, event]
    // Plain text without cookies, so that no other request asks first and nobody is named by one.
    send(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      body: lines.map(line => JSON.stringify(line)).join('\n'),
    }).catch(() => undefined)
  }

  const reportThrown = (thrown: unknown) =>
    thrown instanceof Error
      ? report(thrown.name, thrown.message, thrown.stack)
      : report('Error', typeof thrown === 'string' ? thrown : 'what was thrown is no error')

  addEventListener('error', ({ error, message }) => reportThrown(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportThrown(reason))

  // Spec section 8: a server's error is reported too.
  window.fetch = async (input, init) => {
    const answer = await send(input, init)
    const { pathname, origin } = new URL(answer.url || location.href)
    if (answer.status >= 500 && origin === location.origin)
      report('ServerError', `${init?.method ?? 'GET'} ${scrubCallPath(pathname)} ${answer.status}`)
    return answer
  }
  const [page] = performance.getEntriesByType('navigation')
  if (page instanceof PerformanceNavigationTiming && page.responseStatus >= 500)
    report('ServerError', `page ${page.responseStatus}`)
}
