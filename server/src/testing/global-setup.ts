import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../db/client.ts'
import { startCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test cluster's database `name` is this with `postgres` replaced. */
    clusterUrl: string
  }
}

export const TEMPLATE = 'hanap_template'

/** One throw-away cluster for all test files, with a migrated database that each file copies. */
export const setup = async ({ provide }: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'hanap-test-'))
  const cluster = await startCluster(folder, { isThrowaway: true })
  const admin = connect(cluster.urlOf('postgres'), { max: 1 })
  await admin.sql.unsafe(`create database ${TEMPLATE}`)
  const template = connect(cluster.urlOf(TEMPLATE), { max: 1 })
  await migrate(template.sql)
  await template.close()
  await admin.close()
  provide('clusterUrl', cluster.urlOf('postgres'))
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
