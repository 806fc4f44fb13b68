// The server's process as a command's own: it gets the command's signals, and ends with it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from './toolchain.mjs'

export const superviseServer = (node, [file, ...args]) => {
  const child = spawn(node, [join(projectRoot, file), ...args], {
    cwd: projectRoot,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const stop = signal => child.kill(signal)
  process.on('SIGTERM', stop)
  // A terminal's Ctrl-C reaches the whole group by itself; the server must not get it twice.
  process.on('SIGINT', () => undefined)
  process.on('SIGHUP', stop)
  // Where npm was killed, nobody is left to stop us.
  const parent = process.ppid
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(orphaned)
    stop('SIGTERM')
  }, 1000)
  child.once('exit', (code, signal) => {
    clearInterval(orphaned)
    process.exit(signal ? 1 : (code ?? 1))
  })
}
