import { once } from 'node:events'
import type { Duplex, Readable } from 'node:stream'
import type { Connection, PoolClient, Submittable } from 'pg'

/** What the driver's connection can do of a COPY, which its types leave out. */
interface CopyTarget {
  stream: Duplex
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** A statement as the driver's client sees one: it calls these as the database answers. */
interface CopyStatement extends Submittable {
  handleCopyInResponse(connection: CopyTarget): void
  handleCommandComplete(): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}

const send = async (rows: Readable, to: CopyTarget) => {
  try {
    for await (const chunk of rows) {
      to.sendCopyFromChunk(Buffer.from(chunk))
      if (to.stream.writableNeedDrain)
        await Promise.race([once(to.stream, 'drain'), once(to.stream, 'close')])
    }
    to.endCopyFrom()
  } catch (error) {
    to.sendCopyFail(error instanceof Error ? error.message : String(error))
  }
}

/** Fills a table, named with its columns, with rows in COPY's text format. */
export const copyFrom = (client: PoolClient, table: string, rows: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    let failed: Error | undefined
    const statement: CopyStatement = {
      submit: (connection: Connection) => connection.query(`copy ${table} from stdin`),
      handleCopyInResponse: connection => void send(rows, connection),
      handleCommandComplete: () => undefined,
      handleError: error => {
        failed = error
        rows.destroy()
        reject(error)
      },
      handleReadyForQuery: () => {
        if (!failed) resolve()
      },
    }
    client.query(statement)
  })
