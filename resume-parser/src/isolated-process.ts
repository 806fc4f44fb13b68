import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ParseResult, ResumeFileKind } from './read.ts'

export interface ProcessLimits {
  /** Milliseconds of a core until the process is killed, watched where the system tells (Linux). */
  cpuMs?: number
  /** Milliseconds until it is killed in any case: a busy machine lets it wait. */
  timeMs?: number
  /** Megabytes of JavaScript's heap. */
  heapMb?: number
  /** Megabytes of everything, watched where the system tells (Linux). */
  memoryMb?: number
}

const DEFAULTS = { cpuMs: 10_000, timeMs: 60_000, heapMb: 256, memoryMb: 700 } satisfies ProcessLimits
const WATCH_MS = 100
const MAX_ANSWER_BYTES = 4 * 1024 * 1024
const PAGE_BYTES = 4096
const TICK_MS = 10
const MEGABYTE = 1024 * 1024

/** What the reader may read: its own folder, that of the lists, and packages. */
const readableFolders = async (): Promise<string[]> => {
  const own = dirname(dirname(fileURLToPath(import.meta.url)))
  const lists = dirname(
    dirname(await realpath(fileURLToPath(import.meta.resolve('@hanap/markets/languages')))),
  )
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('unpdf')))
  const modules = packages.slice(0, packages.lastIndexOf('node_modules') + 'node_modules'.length)
  // Where they stand, and where they are looked for: links may lie between.
  const linked = join(dirname(own), 'node_modules')
  return [
    ...[own, lists, modules, linked].map(folder => join(folder, '*')),
    join(dirname(own), 'package.json'),
  ]
}

let folders: Promise<string[]> | undefined

/** What Node is told before the program's name: what it may do. */
export const isolationArguments = async ({
  heapMb = DEFAULTS.heapMb,
}: ProcessLimits = {}): Promise<string[]> => {
  folders ??= readableFolders()
  return [
    '--permission',
    ...(await folders).map(folder => `--allow-fs-read=${folder}`),
    `--max-old-space-size=${heapMb}`,
    '--disallow-code-generation-from-strings',
    '--no-warnings',
  ]
}

/** What a process has used so far; nothing where the system does not tell. */
const usedBy = async ({ pid }: ChildProcess): Promise<{ cpuMs: number; memoryMb: number }> => {
  const [pages, times] = await Promise.all(
    ['statm', 'stat'].map(name => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  // What comes after the name in brackets, which may have spaces, begins with the third field.
  const [, , , , , , , , , , , user = 0, system = 0] =
    times?.slice(times.lastIndexOf(')') + 2).split(' ') ?? []
  return {
    cpuMs: (Number(user) + Number(system)) * TICK_MS,
    memoryMb: (Number(pages?.split(' ')[1] ?? 0) * PAGE_BYTES) / MEGABYTE,
  }
}

/** What a program of ours said, and whether it was ended before it had come to its end. */
export interface IsolatedAnswer {
  answer: Buffer
  isCutOff: boolean
}

interface IsolatedRun {
  program: URL
  args?: readonly string[]
  bytes: Uint8Array
  bounds?: ProcessLimits
  maxAnswerBytes: number
}

/**
 * Runs a program of ours over a file that nobody has looked at, in a process of its own: it may read our code and
 * nothing else, write nothing, start nothing and reach no network, and it is killed when it takes too long or too much
 * memory. Undefined where no process could be started.
 */
export const runIsolated = async ({
  program,
  args = [],
  bytes,
  bounds = {},
  maxAnswerBytes,
}: IsolatedRun): Promise<IsolatedAnswer | undefined> => {
  const { cpuMs, timeMs, memoryMb } = { ...DEFAULTS, ...bounds }
  const child = spawn(
    process.execPath,
    [...(await isolationArguments(bounds)), fileURLToPath(program), ...args],
    { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] },
  )
  return new Promise(resolve => {
    let isStopped = false
    const answer: Buffer[] = []
    let length = 0
    const stop = () => {
      isStopped = true
      child.kill('SIGKILL')
    }
    const timer = setTimeout(stop, timeMs)
    const watch = setInterval(async () => {
      const used = await usedBy(child)
      if (used.memoryMb > memoryMb || used.cpuMs > cpuMs) stop()
    }, WATCH_MS)
    const done = (result: IsolatedAnswer | undefined) => {
      clearTimeout(timer)
      clearInterval(watch)
      resolve(result)
    }
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > maxAnswerBytes) stop()
      else answer.push(chunk)
    })
    // Killed before it has read all of it.
    child.stdin.on('error', () => undefined)
    child.on('error', () => done(undefined))
    child.on('close', (code, signal) =>
      // Node ends itself with SIGABRT where the heap is full.
      done({ answer: Buffer.concat(answer), isCutOff: isStopped || signal !== null || code === 134 }),
    )
    child.stdin.end(bytes)
  })
}

/** Reads a resume that nobody has looked at, in a process of its own. */
export const parseIsolated = async (
  bytes: Uint8Array,
  kind: ResumeFileKind,
  bounds: ProcessLimits = {},
): Promise<ParseResult> => {
  const program = new URL('./program.ts', import.meta.url)
  const run = await runIsolated({ program, args: [kind], bytes, bounds, maxAnswerBytes: MAX_ANSWER_BYTES })
  if (run?.isCutOff) return { problem: 'too_large' }
  try {
    return JSON.parse(run?.answer.toString('utf8') ?? '')
  } catch {
    return { problem: 'unreadable' }
  }
}
