// npm run dev: what npm start brings up, with the server started anew and the sites built anew on a change.
import { superviseServer } from './supervise.mjs'
import { fail, findNode, installPackages } from './toolchain.mjs'

const main = async () => {
  const node = await findNode()
  await installPackages()
  superviseServer(node, ['server/src/entry/dev.ts'])
}

main().catch(fail)
