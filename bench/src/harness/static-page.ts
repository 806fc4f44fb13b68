import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshFolder } from './server.ts'

/** Serves some bytes, and nothing else, from a process of its own: as little as Node can do for a page. */
export const serveBytes = async (body: Buffer) => {
  const { folder, remove } = freshFolder()
  const file = join(folder, 'page')
  writeFileSync(file, body)
  const child = fork(fileURLToPath(import.meta.url), [file])
  const [port] = await once(child, 'message')
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill()
      await exit
      remove()
    },
  }
}

const [, self, file] = process.argv
if (process.send && self === fileURLToPath(import.meta.url) && file) {
  const body = readFileSync(file)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.byteLength,
  }
  const server = createServer((_, answer) => answer.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
}
