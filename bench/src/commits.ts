import { connectDatabase, type Db } from '../../server/src/db/client.ts'
import { startPostgresCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { OUTBOX_CHANNEL, publishChanges } from '../../server/src/db/outbox.ts'
import type { DatabaseTables } from '../../server/src/db/tables.ts'
import { median, printTable } from './harness/figures.ts'
import { cpuMs, processTree } from './harness/processes.ts'
import { freshFolder } from './harness/server.ts'

/**
 * Commits a second of writers at once, with what each write tells: within its transaction, after its commit as the server does, and
 * not at all: `node bench/src/commits.ts [seconds] [rounds] [writers,writers]`.
 */
const seconds = Number(process.argv[2] ?? 3)
const rounds = Number(process.argv[3] ?? 5)
const writers = (process.argv[4] ?? '1,4,16,32').split(',').map(Number)

const change = { topic: 'application', id: 'x' } as const
const untold = (trx: Db) => trx.withTables<DatabaseTables>().insertInto('outbox').values(change).execute()

const ways: readonly (readonly [string, (trx: Db) => Promise<unknown>])[] = [
  [
    'NOTIFY within',
    async trx => {
      await untold(trx)
      await trx
        .selectNoFrom(({ fn, val }) => fn('pg_notify', [val(OUTBOX_CHANNEL), val('')]).as('told'))
        .execute()
    },
  ],
  ['after, gathered', trx => publishChanges(trx, [change])],
  ['none', untold],
]

const data = freshFolder()
const cluster = await startPostgresCluster(data.folder)
const connection = connectDatabase(cluster.url, { max: Math.max(...writers) + 1, allowsLongStatements: true })
try {
  await migrate(connection)
  await connection.listener.listen(OUTBOX_CHANNEL, () => undefined)
  const measure = async (count: number, write: (trx: Db) => Promise<unknown>) => {
    const processes = processTree(process.pid)
    const cpu = () => processes.reduce((sum, pid) => sum + cpuMs(pid), 0)
    const [began, before] = [performance.now(), cpu()]
    let commits = 0
    const run = async () => {
      while (performance.now() - began < seconds * 1000) {
        await connection.db.transaction().execute(write)
        commits += 1
      }
    }
    await Promise.all(Array.from({ length: count }, run))
    return { rate: (commits * 1000) / (performance.now() - began), cpu: (cpu() - before) / commits }
  }
  for (const count of writers) {
    const figuresByWay = new Map(ways.map(([name]) => [name, { rate: [0].slice(1), cpu: [0].slice(1) }]))
    // The first round opens connections.
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, write] of ways) {
        const { rate, cpu } = await measure(count, write)
        if (round === 0) continue
        figuresByWay.get(name)?.rate.push(rate)
        figuresByWay.get(name)?.cpu.push(cpu)
      }
    printTable(`${count} writers, medians of ${rounds} rounds of ${seconds} s`, [
      ['', 'commits a second', 'ms of CPU a commit'],
      ...[...figuresByWay].map(
        ([name, { rate, cpu }]) => [name, median(rate).toFixed(0), median(cpu).toFixed(3)] as const,
      ),
    ])
  }
} finally {
  await connection.close()
  await cluster.stop()
  data.remove()
}
