// npm run layout: whether the main pages lie as they did; `--update` accepts how they lie now.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildSites, fail, findNode, installPackages, projectRoot } from './toolchain.mjs'

const main = async () => {
  const node = await findNode()
  await installPackages()
  await buildSites(node)
  const child = spawn(node, [join(projectRoot, 'e2e/src/layout/check-layout.ts'), ...process.argv.slice(2)], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  child.once('exit', code => process.exit(code ?? 1))
}

main().catch(fail)
