import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Address of a database of a running server's own PostgreSQL, as its data folder tells. */
export const databaseUrl = (dataDir: string, database: 'hanap' | 'postgres') => {
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8')
  const [, , , port] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  return `postgres://hanap:${password}@127.0.0.1:${port}/${database}`
}

/** Changes a running server's database, as time or another system would. */
const changeDatabase = async (dataDir: string, statement: string, values: readonly string[] = []) => {
  const client = new Client({ connectionString: databaseUrl(dataDir, 'hanap') })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}

/** Ends the lease of every mail that is being sent, as its two minutes would. */
export const endMailLeases = (dataDir: string): Promise<void> =>
  changeDatabase(dataDir, 'update mails set due_at = now() where sent_at is null and failed_at is null')

/** Lets the morning come on which followers are told; the next new job wakes who tells them. */
export const makeNewsDue = (dataDir: string): Promise<void> =>
  changeDatabase(dataDir, 'update followed_companies set due_at = now() where due_at is not null')

/** Lets an agreed interview have begun ten minutes ago. */
export const beginInterview = (dataDir: string, id: string): Promise<void> =>
  changeDatabase(
    dataDir,
    "update interviews set starts_at = now() - interval '10 minutes', ends_at = now() + interval '20 minutes' where id = $1",
    [id],
  )

/** Gives a seeker a number, as a profile has it. */
export const setPhone = (dataDir: string, email: string, phone: string): Promise<void> =>
  changeDatabase(dataDir, 'update accounts set contact_number = $2 where email = $1', [email, phone])

/** What the leader would have computed of how a recruiter answers those who write first: half of 41 within 47 hours. */
export const setResponse = (dataDir: string, recruiterId: string): Promise<void> =>
  changeDatabase(
    dataDir,
    `insert into chat_responses (recruiter_id, rate, low, high, median_hours, sample_size, computed_at)
      values ($1, 0.62, 0.48, 0.74, 47, 41, now())
      on conflict (recruiter_id) do update set rate = 0.62, low = 0.48, high = 0.74, median_hours = 47, sample_size = 41`,
    [recruiterId],
  )

/** Gives a job to another company, as a decision on a name does with imported ones. */
export const giveJob = (dataDir: string, jobId: string, companyId: string): Promise<void> =>
  changeDatabase(dataDir, 'update jobs set company_id = $2 where id = $1', [jobId, companyId])
