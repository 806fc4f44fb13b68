import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { connectDatabase } from '../db/client.ts'
import { startPostgresCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'

/** Parent of a process, from `/proc`; nothing for one that has ended. */
const parentOf = (pid: number): number | undefined => {
  try {
    // The name stands in brackets and may hold any character.
    const [, parent] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
    return Number(parent)
  } catch {
    return undefined
  }
}

const signalIfThere = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * A PostgreSQL of the test's own, to be killed and stopped. What was committed survives the end of its processes, as it does
 * everywhere; only a power cut may take it, for the sake of speed.
 */
export const startOwnCluster = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-own-'))
  const cluster = await startPostgresCluster(folder, {
    settings: ['fsync=off', 'full_page_writes=off'],
  })
  const tables = connectDatabase(cluster.url, { max: 1, allowsLongStatements: true })
  await migrate(tables)
  await tables.close()

  const postmaster = () =>
    Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const processes = () => {
    const first = postmaster()
    const others = readdirSync('/proc')
      .map(Number)
      .filter(pid => parentOf(pid) === first)
    return [first, ...others]
  }

  return {
    url: cluster.url,
    /** To the postmaster alone. */
    signal: (signal: NodeJS.Signals) => process.kill(postmaster(), signal),
    /** To a process that serves a connection: the postmaster ends all others and starts anew. */
    crash: async () => {
      const victim = new Client({ connectionString: cluster.url })
      victim.on('error', () => undefined)
      await victim.connect()
      const { rows } = await victim.query('select pg_backend_pid() as pid')
      process.kill(rows[0].pid, 'SIGKILL')
    },
    /** `end` resolves when the connections of now have been lost. */
    witness: async () => {
      const witness = new Client({ connectionString: cluster.url })
      witness.on('error', () => undefined)
      const end = new Promise<void>(resolve => witness.once('end', () => resolve()))
      await witness.connect()
      return { end }
    },
    /** Resolves when the database itself lets somebody in again, whatever the application does. */
    untilBack: async () => {
      for (;;) {
        const other = connectDatabase(cluster.url, { max: 1 })
        const isThere = await other.sql`select`.then(
          () => true,
          () => false,
        )
        await other.close()
        if (isThere) return
      }
    },
    /** To the postmaster and all that it started. */
    signalAll: (signal: NodeJS.Signals) => {
      for (const pid of processes()) signalIfThere(pid, signal)
    },
    stop: async () => {
      for (const pid of processes()) signalIfThere(pid, 'SIGCONT')
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type OwnCluster = Awaited<ReturnType<typeof startOwnCluster>>
