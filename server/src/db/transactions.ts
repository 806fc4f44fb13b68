import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import type { PgNotification } from './pg-notifier.ts'

/** A transaction, as all that runs within it sees it. */
interface OpenTransaction {
  isOpen: boolean
  /** Its statements may take longer than those of a request. */
  allowsLongStatements: boolean
  /** What is told once it is committed. */
  notifications: PgNotification[]
}

const running = new AsyncLocalStorage<OpenTransaction>()

export const currentTransaction = (): OpenTransaction | undefined => {
  const current = running.getStore()
  return current?.isOpen ? current : undefined
}

/**
 * Throws where a transaction is open: whoever waits for another process, the network or a queue meanwhile keeps a
 * connection and its locks from everybody.
 */
export const refuseInTransaction = (what: string): void => {
  if (currentTransaction()) throw new Error(`Not allowed inside a database transaction: ${what}`)
}

type Committing = Parameters<PostgresDriver['commitTransaction']>[0]
type RollingBack = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Kysely's driver, which says in what runs within a transaction that it does. */
class TransactionDriver extends PostgresDriver {
  readonly #tell: (notices: readonly PgNotification[]) => void
  readonly #transactions = new WeakMap<object, OpenTransaction>()

  constructor(config: PostgresDialectConfig, tell: (notices: readonly PgNotification[]) => void) {
    super(config)
    this.#tell = tell
  }

  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const transaction: OpenTransaction = { isOpen: false, allowsLongStatements: false, notifications: [] }
    this.#transactions.set(connection, transaction)
    // Before anything is awaited: Kysely calls this in the very function that then calls what runs within the transaction.
    running.enterWith(transaction)
    return super.beginTransaction(connection, settings).then(() => {
      transaction.isOpen = true
    })
  }

  override async commitTransaction(connection: Committing): Promise<void> {
    const transaction = this.#ended(connection)
    await super.commitTransaction(connection)
    if (transaction && transaction.notifications.length > 0) this.#tell(transaction.notifications)
  }

  override rollbackTransaction(connection: RollingBack): Promise<void> {
    this.#ended(connection)
    return super.rollbackTransaction(connection)
  }

  #ended(connection: object) {
    const transaction = this.#transactions.get(connection)
    if (transaction) transaction.isOpen = false
    return transaction
  }
}

/** PostgreSQL, with a `tell` for what transactions wanted told. */
export class TransactionDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #tell: (notices: readonly PgNotification[]) => void

  constructor(config: PostgresDialectConfig, tell: (notices: readonly PgNotification[]) => void) {
    super(config)
    this.#config = config
    this.#tell = tell
  }

  override createDriver(): TransactionDriver {
    return new TransactionDriver(this.#config, this.#tell)
  }
}
