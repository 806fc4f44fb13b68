import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import type { Notice } from './notifier.ts'

/** A transaction, as all that runs within it sees it. */
interface Running {
  isOpen: boolean
  /** Its statements may take longer than those of a request. */
  isPatient: boolean
  /** What is told once it is committed. */
  notices: Notice[]
}

const running = new AsyncLocalStorage<Running>()

export const runningTransaction = (): Running | undefined => {
  const found = running.getStore()
  return found?.isOpen ? found : undefined
}

/**
 * Throws where a transaction is open: whoever waits for another process, the network or a queue meanwhile keeps a
 * connection and its locks from everybody.
 */
export const refuseInTransaction = (what: string): void => {
  if (runningTransaction()) throw new Error(`Not allowed inside a database transaction: ${what}`)
}

type Committing = Parameters<PostgresDriver['commitTransaction']>[0]
type RollingBack = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Kysely's driver, which says in what runs within a transaction that it does. */
class TransactionDriver extends PostgresDriver {
  readonly #tell: (notices: readonly Notice[]) => void
  readonly #transactions = new WeakMap<object, Running>()

  constructor(config: PostgresDialectConfig, tell: (notices: readonly Notice[]) => void) {
    super(config)
    this.#tell = tell
  }

  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const transaction: Running = { isOpen: false, isPatient: false, notices: [] }
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
    if (transaction && transaction.notices.length > 0) this.#tell(transaction.notices)
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
  readonly #tell: (notices: readonly Notice[]) => void

  constructor(config: PostgresDialectConfig, tell: (notices: readonly Notice[]) => void) {
    super(config)
    this.#config = config
    this.#tell = tell
  }

  override createDriver(): TransactionDriver {
    return new TransactionDriver(this.#config, this.#tell)
  }
}
