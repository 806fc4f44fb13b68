import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Address of a database of a running server's own PostgreSQL, as its data folder tells. */
export const databaseUrl = (dataDir: string, database: 'hanap' | 'postgres') => {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8')
  const [, , , port] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  return `postgres://hanap:${password}@127.0.0.1:${port}/${database}`
}

/** Ends the lease of every mail that is being sent, as its two minutes would. */
export const endMailLeases = async (dataDir: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl(dataDir, 'hanap') })
  await client.connect()
  try {
    await client.query('update mails set due_at = now() where sent_at is null and failed_at is null')
  } finally {
    await client.end()
  }
}
