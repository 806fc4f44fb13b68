import { flushCompileCache } from 'node:module'
import { isLiveReload } from './live-reload.ts'
import { lockFolder } from './lock.ts'
import { StartRefused } from './processes/child.ts'
import { type Supervision, startSupervision } from './processes/supervisor.ts'
import type { Serving, Shutdown } from './serve.ts'
import { InvalidSetting, readSettings, type Settings } from './settings/settings.ts'

/** One of several processes, which the supervisor starts and ends. */
const isChild = process.argv.includes('--child')

/** What holds a data folder: its index, and the database in it. */
const lockData = async ({ DATA_DIR, DATABASE_URL, roles }: Settings, stops: Shutdown[]) => {
  if (!roles.has('search') && DATABASE_URL !== undefined) return
  const lock = await lockFolder(DATA_DIR)
  if ('heldBy' in lock)
    throw new InvalidSetting(
      `Hanap is already running on ${DATA_DIR} (process ${lock.heldBy}). Stop it first, or set another DATA_DIR.`,
    )
  stops.push(lock.release)
}

interface Running extends Pick<Serving, 'port' | 'drain'> {
  demo: Supervision['demo']
}

/** What one process does, or has several do. */
const startUp = async (settings: Settings, stops: Shutdown[]): Promise<Running> => {
  await lockData(settings, stops)
  if (settings.WEB_PROCESSES > 1) {
    const { port, demo, endAll } = await startSupervision(settings, stops)
    const drain = async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => void endAll())
      await endAll()
    }
    return { port, demo, drain }
  }
  // What one process needs is not loaded where there are several.
  const { startServing } = await import('./serve.ts')
  if (!isChild) return startServing(settings, stops, { shared: undefined })
  const { sharedByParent, tellParent, untilAlone } = await import('./processes/parent.ts')
  const alone = untilAlone()
  const serving = await startServing(settings, stops, { shared: sharedByParent() })
  const { port, demo } = serving
  // Those that start after this one have less to translate.
  flushCompileCache()
  tellParent({ kind: 'ready', port, demo })
  if (!settings.roles.has('search')) return serving
  // Its siblings ask it until they have ended.
  const drain = async (signal: AbortSignal) => {
    const hurried = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))
    await Promise.all([serving.drain(signal), Promise.race([alone, hurried])])
  }
  return { port, demo, drain }
}

const main = async () => {
  const settings = readSettings(process.env)
  const stops: Shutdown[] = []
  let running: Running | undefined
  let ending: Promise<void> | undefined
  const hurry = new AbortController()

  const end = (code: number) => {
    ending ??= (async () => {
      await running?.drain(hurry.signal)
      for (const stop of stops.toReversed()) await stop()
      process.exit(code)
    })()
    return ending
  }
  /** The second signal waits for nobody but running requests. */
  const endBySignal = () => {
    if (ending) hurry.abort()
    void end(0)
  }
  process.on('SIGTERM', endBySignal)
  // A terminal's Ctrl-C reaches the whole group: the supervisor ends the others in their order.
  process.on('SIGINT', isChild ? () => undefined : endBySignal)
  process.on('SIGHUP', isChild ? () => undefined : endBySignal)
  // The starter holds this channel: it ends with the starter, however that ended.
  process.on('disconnect', endBySignal)

  try {
    running = await startUp(settings, stops)
    if (!ending && !isChild) greet(settings, running)
    if (isLiveReload(process.argv, settings.isProduction)) process.send?.('up')
  } catch (error) {
    if (!ending)
      process.stderr.write(
        `\n${error instanceof InvalidSetting || error instanceof StartRefused ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
      )
    await end(1)
  }
}

const greet = ({ BASE_HOST, isProduction, roles }: Settings, { port, demo }: Running) => {
  if (port === undefined) {
    process.stdout.write(`\nHanap is running: ${[...roles].join(' and ')}.\n`)
    return
  }
  const at = (label: string) => `http://${label}${BASE_HOST}:${port}`
  const lines = [
    ['Job seekers', `${at('')}   (other markets: ${at('sg.')}, ${at('jp.')}, …)`],
    ['Employers', at('employer.')],
    ['Operators', at('operator.')],
    ['API', `${at('')}/api/docs`],
    ...(isProduction ? [] : [['Outgoing mail', `${at('')}/mail`]]),
    ...(demo
      ? [
          ['Demo seeker', `${demo.seeker.email}   password ${demo.seeker.password}`],
          ['Demo recruiter', `${demo.colleague.email}   password ${demo.colleague.password}`],
          ['Demo owner', `${demo.recruiter.email}   password ${demo.recruiter.password}`],
          ['Demo operator', `${demo.operator.email}   password ${demo.operator.password}`],
          ['  authenticator', demo.operator.otpauthUrl],
          ['What to try', `${at('')}/demo`],
        ]
      : []),
    ['To stop', 'press Ctrl-C'],
  ]
  process.stdout.write(
    `\nHanap is running.\n\n${lines.map(([name = '', text]) => `  ${name.padEnd(15)} ${text}`).join('\n')}\n`,
  )
}

main().catch(error => {
  process.stderr.write(`${error instanceof InvalidSetting ? error.message : error}\n`)
  process.exit(1)
})
