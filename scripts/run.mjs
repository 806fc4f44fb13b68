// Runs one of the server's commands: node scripts/run.mjs FILE [ARGUMENT …]
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fail, findNode, installPackages, projectRoot } from './toolchain.mjs'

const main = async () => {
  const node = await findNode()
  await installPackages()
  const [file, ...rest] = process.argv.slice(2)
  const child = spawn(node, [join(projectRoot, file), ...rest], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => undefined)
  child.once('exit', code => process.exit(code ?? 1))
}

main().catch(fail)
