import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@hanap/demo/random'
import { connectDatabase } from '../../db/client.ts'
import { buildChat } from '../../modules/chats/factory.ts'
import { startTestApp } from '../app.ts'
import { startOwnCluster } from '../own-cluster.ts'
import { startAnsweringProcess } from './answering-process.ts'
import { type HistoryResult, runHistory } from './run-history.ts'

interface WholeHistory {
  messagesAWriter: number
  /** Of processes, by SIGKILL; another one takes the place of each. */
  kills: number
  /** Of the database, in each of the ways in which it ends. */
  restarts: number
  seed: string
}

/** Two real processes on a database of their own, which are killed and started again in the order of the seed. */
export const wholeHistory = async (whole: WholeHistory): Promise<HistoryResult> => {
  const { messagesAWriter, kills, restarts, seed } = whole
  const random = seededRandom(`disasters of ${seed}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'hanap-history-'))
  const cluster = await startOwnCluster()
  const app = await startTestApp({ LOG_LEVEL: 'silent' }, undefined, async () => ({
    ...connectDatabase(cluster.url),
    url: cluster.url,
  }))
  const chats = [await buildChat(app, 'First'), await buildChat(app, 'First')]
  await app.close()
  const processes = await Promise.all([0, 1].map(() => startAnsweringProcess(cluster.url, dataDir)))
  const kill = async () => {
    const place = random.between(0, processes.length - 1)
    await processes[place]?.kill()
    processes[place] = await startAnsweringProcess(cluster.url, dataDir)
  }
  const endings = [
    () => cluster.signal('SIGKILL'),
    () => cluster.signal('SIGINT'),
    () => cluster.signal('SIGQUIT'),
    () => cluster.crash(),
  ]
  const restart = (count: number) => async () => {
    const witness = await cluster.witness()
    await endings[count % endings.length]?.()
    await witness.end
    await cluster.untilBack()
  }
  const disasters = [
    ...Array.from({ length: kills }, () => kill),
    ...Array.from({ length: restarts }, (_, count) => restart(count)),
  ]
  try {
    return await runHistory({
      host: { ports: () => processes.map(({ port }) => port) },
      chats,
      writersASide: 2,
      messagesAWriter,
      cutRequestEvery: 50,
      cutSocketEvery: 100,
      disasters: random.sample(disasters, disasters.length),
      seed,
    })
  } finally {
    await Promise.all(processes.map(process => process.kill()))
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
