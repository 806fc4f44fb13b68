import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '../db/client.ts'
import { startPostgresCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the test clusters, one for each file that runs at a time; a database's is such a one with `postgres` replaced. */
    clusterUrls: string[]
  }
}

export const TEMPLATE = 'hanap_template'

const startOne = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-test-'))
  const cluster = await startPostgresCluster(folder, { isThrowaway: true })
  const admin = connectDatabase(cluster.urlOf('postgres'), { max: 1, allowsLongStatements: true })
  await admin.sql.unsafe(`create database ${TEMPLATE}`)
  const template = connectDatabase(cluster.urlOf(TEMPLATE), { max: 1, allowsLongStatements: true })
  await migrate(template)
  await template.close()
  await admin.close()
  return {
    url: cluster.urlOf('postgres'),
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A throw-away cluster for each file that runs at a time, with a migrated database that the files copy. Files do not
 * share one: the outbox's readers wait for every open transaction of a cluster, whichever database it is in.
 */
export const setup = async (project: TestProject) => {
  const clusters = await Promise.all(Array.from({ length: project.config.maxWorkers }, startOne))
  project.provide(
    'clusterUrls',
    clusters.map(cluster => cluster.url),
  )
  return () => Promise.all(clusters.map(cluster => cluster.stop()))
}
