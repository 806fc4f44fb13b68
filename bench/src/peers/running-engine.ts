import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { answerText, createClient } from '../harness/client.ts'
import { cpuMs, processTree, pssMb } from '../harness/processes.ts'
import { luceneCommand } from './lucene.ts'
import type { EngineAnswer } from './serve.ts'

export interface Contestant {
  name: string
  /** The program, beside this file; or what Lucene makes of the texts. */
  program: string | { lucene: 'analysed' | 'standard' }
}

const commandOf = ({ program }: Contestant): string[] =>
  typeof program === 'string'
    ? [process.execPath, '--disable-warning=ExperimentalWarning', join(import.meta.dirname, program)]
    : luceneCommand('Server')

const listening = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', chunk => {
      output += chunk
      const port = /listening on (\d+)/.exec(output)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    child.once('exit', code => reject(new Error(`it ended with ${code}: ${output}`)))
  })

export interface MeasuredPass {
  /** Milliseconds of each search, in their order. */
  times: number[]
  /** Milliseconds of the server's CPU a search. */
  cpu: number
}

/** Starts an engine's process over a corpus, with an empty folder of its own below `place`. */
export const startEngine = async (contestant: Contestant, corpus: string, place: string) => {
  const own = join(place, contestant.name.replaceAll(/\W+/g, '-'))
  mkdirSync(own, { recursive: true })
  const [file = '', ...options] = commandOf(contestant)
  const extra = typeof contestant.program === 'string' ? [] : [contestant.program.lucene]
  const child = spawn(file, [...options, corpus, own, ...extra], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = new Promise<void>(done => child.once('exit', () => done()))
  const port = await listening(child)
  const client = createClient(port, 1)
  const crowd = createClient(port, 16)
  const ask = async (path: string, through = client) => {
    const answer = await through.get('localhost', path)
    if (answer.status !== 200) throw new Error(`${contestant.name} ${path}: ${answerText(answer)}`)
    return answer
  }
  const { version, pid }: { version: string; pid: number } = JSON.parse(answerText(await ask('/about')))
  const cpu = () => processTree(pid).reduce((sum, each) => sum + cpuMs(each), 0)

  return {
    name: contestant.name,
    version,
    /** Seconds and bytes. `cpu` counts the process that feeds it too. */
    async index(): Promise<{ seconds: number; disk: number; cpuSeconds: number }> {
      const before = cpu()
      const made: { seconds: number; disk: number } = JSON.parse(answerText(await ask('/index')))
      return { ...made, cpuSeconds: (cpu() - before) / 1000 }
    },
    async answerTo(number: number): Promise<EngineAnswer> {
      return JSON.parse(answerText(await ask(`/search?q=${number}`)))
    },
    /** All searches over HTTP, each once, by so many clients at the same time. */
    async pass(searches: number, clients: 1 | 16): Promise<MeasuredPass> {
      const through = clients === 1 ? client : crowd
      const times = new Array<number>(searches)
      const before = cpu()
      let next = 0
      const work = async () => {
        for (let number = next++; number < searches; number = next++)
          times[number] = (await ask(`/search?q=${number}`, through)).ms
      }
      await Promise.all(Array.from({ length: clients }, work))
      return { times, cpu: (cpu() - before) / searches }
    },
    /** All searches by a caller in the engine's own process. */
    async inside(): Promise<MeasuredPass> {
      const before = cpu()
      const times: number[] = JSON.parse(answerText(await ask('/inside')))
      return { times, cpu: (cpu() - before) / times.length }
    },
    memoryMb: () => processTree(pid).reduce((sum, each) => sum + pssMb(each), 0),
    async stop() {
      client.close()
      crowd.close()
      child.stdin?.end()
      await exit
    },
  }
}

export type RunningEngine = Awaited<ReturnType<typeof startEngine>>
