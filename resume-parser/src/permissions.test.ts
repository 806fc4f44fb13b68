import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isolationArguments } from './isolated-process.ts'

/** Runs a program as the reader is run, with the network taken from it, and answers what it prints. */
const run = async (code: string): Promise<string> => {
  const path = join(tmpdir(), `hanap-reader-${process.pid}.mjs`)
  const guard = pathToFileURL(join(import.meta.dirname, 'no-network.ts')).href
  await writeFile(path, `import '${guard}'\n${code}`)
  const flags = [...(await isolationArguments()), `--allow-fs-read=${path}`]
  return new Promise(resolve => {
    execFile(process.execPath, [...flags, path], { env: {}, timeout: 8000 }, (error, out, said) =>
      resolve(error ? `failed: ${said.slice(0, 4000)}` : out.trim()),
    )
  })
}

test('the reader reads no other file, writes none, and starts nothing', async () => {
  const tried = await run(`
    import { readFileSync, writeFileSync } from 'node:fs'
    import { spawnSync } from 'node:child_process'
    import { Worker } from 'node:worker_threads'
    const attempts = [
      () => readFileSync('/etc/passwd'),
      () => writeFileSync('/tmp/hanap-was-here', 'x'),
      () => spawnSync('ls'),
      () => new Worker('1', { eval: true }),
      () => eval('1'),
    ]
    console.log(attempts.map(attempt => { try { attempt(); return 'done' } catch (error) { return error.code ?? error.name } }).join())`)
  expect(tried).toBe('ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,ERR_ACCESS_DENIED,EvalError')
})

test('the reader reaches no network', async () => {
  let asked = 0
  const server = createServer((_, answer) => {
    asked += 1
    answer.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const tried = await run(`
    import http from 'node:http'
    import net from 'node:net'
    import http2 from 'node:http2'
    import dns from 'node:dns/promises'
    import dgram from 'node:dgram'
    const port = ${port}
    const attempts = [
      () => http.get({ host: '127.0.0.1', port }),
      () => net.connect(port, '127.0.0.1'),
      () => new net.Socket().connect(port, '127.0.0.1'),
      () => http2.connect('http://127.0.0.1:' + port),
      () => dgram.createSocket('udp4').send('x', port, '127.0.0.1'),
      () => fetch('http://127.0.0.1:' + port),
      () => dns.lookup('localhost'),
    ]
    const results = []
    for (const attempt of attempts) try { await attempt(); results.push('done') } catch { results.push('refused') }
    console.log(results.join())`)
  await new Promise(resolve => server.close(resolve))
  expect(tried).toBe(Array.from({ length: 7 }, () => 'refused').join())
  expect(asked).toBe(0)
})
