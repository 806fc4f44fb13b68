// npm start: brings everything up that is missing, then the server, and ends with it.
import { superviseServer } from './supervise.mjs'
import { buildSites, fail, findNode, installPackages } from './toolchain.mjs'

const main = async () => {
  const node = await findNode()
  await installPackages()
  await buildSites(node)
  superviseServer(node, ['server/src/entry/start.ts', ...process.argv.slice(2)])
}

main().catch(fail)
