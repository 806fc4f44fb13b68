import type { Module } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import { watchOutages } from './outages.ts'
import { configRoutes } from './routes.ts'

export { adminCommands } from './admin-commands.ts'
export { endOutage, startOutage } from './outages.ts'
export { retention } from './retention.ts'

export interface ConfigDeps {
  db: Db
  listener: Listener
  changed(tags: readonly string[]): void
  onError(error: unknown): void
}

export interface ConfigModule extends Module {
  /** Whether the maintenance page stands for all others now. */
  isOutage(): boolean
}

/** Lists, texts, places and the maintenance switch (calls 096-101). */
export const configModule = ({ db, listener, changed, onError }: ConfigDeps): ConfigModule => {
  const outages = watchOutages({ db, listener }, changed, onError)
  return {
    routes: configRoutes(outages),
    isOutage: () => outages.current() !== undefined,
    start: outages.start,
    stop: outages.stop,
  }
}
