import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import { currentTransaction } from './transactions.ts'
import { DatabaseUnavailable, isEndOfConnection } from './unavailable.ts'

/** Statements that one connection keeps prepared; further ones are planned each time that they are sent. */
const MAX_PREPARED = 500

/** A pooled connection from its making to its end, whoever has it meanwhile. */
export interface DatabaseSession {
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>
  /** As Kysely has it. */
  forKysely: PostgresPoolClient
  /** Gives it back; for the last time where nothing can follow on it. */
  release(isBroken?: boolean): void
  /** Ends it under whoever has it. */
  cut(): void
  client: PoolClient
}

export interface DatabaseSessionOptions {
  /** After which an answer is no longer waited for; the database's own limit comes first wherever there is a database. */
  deadlineMs: number | undefined
  /** Told of each statement that Kysely sends. */
  sent(text: string): void
}

const COMMANDS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const

/** Kysely looks for these alone. */
const commandOf = (command: string) => COMMANDS.find(each => each === command) ?? 'SELECT'

export const openDatabaseSession = (
  client: PoolClient,
  { deadlineMs, sent }: DatabaseSessionOptions,
): DatabaseSession => {
  let isLost = false
  const names = new Map<string, string>()
  client.on('error', () => {
    isLost = true
  })

  const cut = () => {
    isLost = true
    client.connection.stream.destroy()
  }

  const nameOf = (text: string, values: readonly unknown[]) => {
    if (values.length === 0) return undefined
    const cached = names.get(text)
    if (cached !== undefined || names.size === MAX_PREPARED) return cached
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  const query = async (text: string, values: readonly unknown[] = [], name?: string) => {
    const timer =
      deadlineMs === undefined || currentTransaction()?.allowsLongStatements
        ? undefined
        : setTimeout(cut, deadlineMs)
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      if (isEndOfConnection(error)) isLost = true
      else if (isLost) throw new DatabaseUnavailable('the connection was lost', { cause: error })
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  const run = async <Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> => {
    sent(text)
    const { command, rowCount, rows } = await query(text, values, nameOf(text, values))
    return { command: commandOf(command), rowCount: rowCount ?? 0, rows }
  }

  function kyselyQuery<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function kyselyQuery<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function kyselyQuery<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new Error('Cursors are not supported')
    return run<Row>(text, values)
  }

  const release = (isBroken = false) => client.release(isBroken || isLost)

  return { query, forKysely: { query: kyselyQuery, release }, release, cut, client }
}
