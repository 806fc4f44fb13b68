import type { DatabaseConnection } from '../db/client.ts'
import type { Bucket } from '../files/bucket.ts'

interface AdminRequest {
  connection: DatabaseConnection
  /** What was typed after the command's name. */
  args: readonly string[]
  dataDir: string
  /** Where files stand that people uploaded; undefined: in the data folder. */
  bucket: Bucket | undefined
}

/** A command of `npm run admin`; it may run while the server runs. */
export interface AdminCommand {
  /** Its arguments, as the list of commands shows them. */
  usage: string
  description: string
  /** Answers what is printed. */
  run(request: AdminRequest): Promise<string>
}

/** By the names that are typed. */
export type AdminCommands = Readonly<Record<string, AdminCommand>>

/** What was typed cannot be done; the message is all that is printed. */
export class AdminUsageError extends Error {}
