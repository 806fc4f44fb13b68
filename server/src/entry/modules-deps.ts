import type { DatabaseConnection } from '../db/client.ts'
import type { Log } from '../logging/log.ts'
import type { SocialSource } from '../modules/auth/index.ts'
import type { Settings } from './settings/settings.ts'

export interface ModulesDeps {
  connection: DatabaseConnection
  settings: Settings
  log: Log
  /** Stand-ins for log-in providers, where they are not this process's own. */
  sandbox?: SocialSource | undefined
  /** Whether other processes of this machine ask this one for what is found. */
  hasSiblings?: boolean
  /** Told which pages' contents have changed. */
  changed(tags: readonly string[]): void
  /** Told how long each search took. */
  searched?: ((ms: number) => void) | undefined
}
