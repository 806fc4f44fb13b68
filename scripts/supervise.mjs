// The server's process as a command's own: it gets the command's signals, and ends with it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './toolchain.mjs'

/** Undefined where there is no /proc, or no such process. */
const parentOf = pid => {
  try {
    // The name in parentheses may hold spaces; the second field after it is the parent.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

/** npm runs a script in a shell, which outlives an npm that was killed; looked up before anything takes its time. */
const parent = process.ppid
const npm = process.env.npm_lifecycle_event ? parentOf(parent) : undefined
const isOrphaned = () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm)

/**
 * What keeps processes small: with Node's own bounds the young objects of each of its threads take up to 134 MB, and the heap
 * grows to twice what is in use before it is looked through.
 */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30']
/** Memory that threads allocate beside the heap, in few arenas; and translated code, so that no process needs a translator. */
const environment = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(projectRoot, '.hanap', 'compile-cache'),
}

export const superviseServer = (node, [file, ...args]) => {
  const child = spawn(node, [...FLAGS, join(projectRoot, file), ...args], {
    cwd: projectRoot,
    env: { ...environment, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const stop = signal => child.kill(signal)
  process.on('SIGTERM', stop)
  // A terminal's Ctrl-C reaches the whole group by itself; the server must not get it twice.
  process.on('SIGINT', () => undefined)
  process.on('SIGHUP', stop)
  // Where npm was killed, nobody is left to stop us.
  const orphaned = setInterval(() => {
    if (!isOrphaned()) return
    clearInterval(orphaned)
    stop('SIGTERM')
  }, 1000)
  child.once('exit', (code, signal) => {
    clearInterval(orphaned)
    process.exit(signal ? 1 : (code ?? 1))
  })
}
