import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JourneySite } from './journey-site.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** An operator's command beside the running server. */
export const admin = (site: JourneySite, ...words: string[]) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'server/src/entry/admin.ts'), ...words], {
      env: { ...process.env, DATA_DIR: site.dataDir },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.once('exit', code => (code === 0 ? resolve(output) : reject(new Error(output))))
  })
