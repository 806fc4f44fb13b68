// npm start: brings everything up that is missing, then the server, and ends with it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildSites, fail, findNode, installPackages, projectRoot } from './toolchain.mjs'

const main = async () => {
  const node = await findNode()
  await installPackages()
  await buildSites(node)
  const child = spawn(node, [join(projectRoot, 'server/src/entry/start.ts'), ...process.argv.slice(2)], {
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
  const orphaned = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 1000)
  child.once('exit', (code, signal) => {
    clearInterval(orphaned)
    process.exit(signal ? 1 : (code ?? 1))
  })
}

main().catch(fail)
