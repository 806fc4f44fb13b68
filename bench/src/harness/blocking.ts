import { chromium } from 'playwright-core'
import { z } from 'zod'
import { browserFlags, chromiumPath } from './browser.ts'

/** A phone is that much slower than the machine that measures: Lighthouse's own factor. */
const SLOWER = 4
/** What of a task blocks: the rest of it a reader does not feel. */
const FELT_MS = 50

const TraceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** Microseconds of the thread's CPU; absent where the system does not count them. */
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
})
type TraceEvent = z.infer<typeof TraceEvent>
const Trace = z.object({ traceEvents: z.array(z.unknown()) })

export interface PageBlocking {
  /** Milliseconds that a phone's main thread is blocked after the first paint: Σ max(0, 4 × CPU of a task − 50). */
  blockedMs: number
  /** CPU of the longest task, in milliseconds of this machine. */
  longestMs: number
  /** CPU of all tasks after the first paint, in milliseconds of this machine. */
  cpuMs: number
}

/**
 * How long a page blocks its phone's main thread, by the CPU time of its tasks, which other work on the machine changes little:
 * from the first paint until `watchedMs` after the load, in a fresh browser.
 */
export const blockingOf = async (url: string, watchedMs: number): Promise<PageBlocking> => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags })
  try {
    const session = await browser.newBrowserCDPSession()
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    const events: TraceEvent[] = []
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const event of Trace.parse({ traceEvents: value }).traceEvents) {
        const read = TraceEvent.safeParse(event)
        if (read.success) events.push(read.data)
      }
    })
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline', '__metadata'],
      },
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    const ended = new Promise<void>(done => session.once('Tracing.tracingComplete', () => done()))
    await session.send('Tracing.end')
    await ended
    return readBlocking(events)
  } finally {
    await browser.close()
  }
}

const TASK = 'ThreadControllerImpl::RunTask'

/** Reads it from a trace of one page: its main thread is the one that painted last. */
export const readBlocking = (events: readonly TraceEvent[]): PageBlocking => {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  if (!paint) throw new Error('the page painted nothing')
  const tasks = events
    .filter(
      ({ name, pid, tid, ts }) => name === TASK && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
  return {
    blockedMs: tasks.reduce((sum, ms) => sum + Math.max(0, SLOWER * ms - FELT_MS), 0),
    longestMs: Math.max(0, ...tasks),
    cpuMs: tasks.reduce((sum, ms) => sum + ms, 0),
  }
}
