// npm run pictures: the README's pictures, from a running site with the demo data.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildSites, fail, findNode, installPackages, projectRoot } from './toolchain.mjs'

const main = async () => {
  const node = await findNode()
  await installPackages()
  await buildSites(node)
  const child = spawn(node, [join(projectRoot, 'e2e/src/pictures.ts')], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
  child.once('exit', code => process.exit(code ?? 1))
}

main().catch(fail)
