import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { clientKeys } from './client-keys.ts'
import { type SingpassService, singpassRoutes } from './routes.ts'
import { createSingpassClient, type SingpassClientSettings } from './singpass-client.ts'
import { singpassStore } from './store.ts'
import { createVault, type VaultKeys } from './vault.ts'

export { retention } from './retention.ts'
export { hasVerifiedIdentity, verifiedAmong, verifiedIdentity } from './verified-identity.ts'

export type SingpassSettings = SingpassClientSettings & VaultKeys

export interface SingpassDeps {
  db: Db
  /** Absent: identities cannot be verified here. */
  singpass: SingpassSettings | undefined
  onError(error: unknown): void
}

/** Identity verification of seekers in Singapore: calls 040-042 and 150-152. */
export const singpassModule = ({ db, singpass, onError }: SingpassDeps): ServerModule => {
  if (!singpass) return { routes: singpassRoutes(undefined, onError) }
  const vault = createVault(singpass)
  const keys = clientKeys(db, vault)
  const store = singpassStore(db, vault)
  const service: SingpassService = { keys, store, provider: createSingpassClient(singpass, keys) }

  const tend = () => Promise.all([keys.rotate(new Date()), store.sweep(), store.reseal()])

  return {
    routes: singpassRoutes(service, onError),
    // Nobody is verified without a key.
    start: () => keys.rotate(new Date()),
    leaderTasks: [every({ everyMs: HOUR_MS, run: tend, onError })],
  }
}
