import { inject } from 'vitest'
import { connectDatabase, type DatabaseConnection, type Db } from '../db/client.ts'
import { newId } from '../db/id.ts'
import { guardTransactions } from '../db/transaction-guard.ts'
import { TEMPLATE } from './global-setup.ts'

// Thrown where Node tells of it, so that the run fails with the place in the code, whatever the code does with errors.
// Kysely alone takes ten places.
Error.stackTraceLimit = 50
guardTransactions(error => {
  throw error
})

/** The runner counts what it runs at a time from 1. */
const clusterUrl = () => {
  const url = inject('clusterUrls')[Number(process.env.VITEST_POOL_ID) - 1]
  if (url === undefined) throw new Error(`no cluster for the worker ${process.env.VITEST_POOL_ID}`)
  return url
}

const urlOf = (database: string) => clusterUrl().replace(/[^/]+$/, database)

/** A database that outlives a file, for others to copy: filled by `fill`, whose answer it answers with its name. */
export const templateDatabase = async <Filled>(
  fill: (db: Db) => Promise<Filled>,
): Promise<{ name: string; filled: Filled }> => {
  const name = `template_${newId()}`
  const admin = connectDatabase(urlOf('postgres'), { max: 1, allowsLongStatements: true })
  await admin.sql.unsafe(`create database ${name} template ${TEMPLATE}`)
  await admin.close()
  const connection = connectDatabase(urlOf(name), { max: 4 })
  const filled = await fill(connection.db)
  await connection.close()
  return { name, filled }
}

/** A database of the test's own, migrated or a copy of another one; dropped with `close`. */
export const freshDatabase = async (template = TEMPLATE): Promise<DatabaseConnection & { url: string }> => {
  const name = `test_${newId()}`
  const admin = connectDatabase(urlOf('postgres'), { max: 1, allowsLongStatements: true })
  await admin.sql.unsafe(`create database ${name} template ${template}`)
  const connection = connectDatabase(urlOf(name), { max: 4 })
  // Copies of the template are installations of their own to whatever they share, such as a search cluster.
  await connection.sql`update installation set id = ${name}`
  return {
    ...connection,
    url: urlOf(name),
    close: async () => {
      await connection.close()
      await admin.sql.unsafe(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}
