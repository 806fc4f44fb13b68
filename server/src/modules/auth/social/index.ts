import type { Module } from '../../../calls/module.ts'
import type { Db } from '../../../db/client.ts'
import type { Mailbox } from '../../notifications/index.ts'
import type { Registrar } from '../accounts/register.ts'
import type { AddressConfirmed } from '../accounts/unconfirmed.ts'
import { sweepFlows } from './flows.ts'
import { socialRoutes } from './routes.ts'
import type { SocialSource } from './source.ts'

export interface SocialDeps {
  db: Db
  registrar: Registrar
  confirmed: AddressConfirmed
  mailbox: Mailbox
  social: SocialSource
  onError(error: unknown): void
}

const SWEEP_EVERY_MS = 3600 * 1000

/** Log-in with other sites' accounts: calls 031, 140, 141, 184 and 185. */
export const socialModule = (deps: SocialDeps): Module => {
  const { db, social, onError } = deps
  let timer: NodeJS.Timeout | undefined
  const sweep = () => sweepFlows(db).catch(onError)
  return {
    routes: socialRoutes(deps),
    start: async () => {
      await sweep()
      timer = setInterval(sweep, SWEEP_EVERY_MS)
      timer.unref()
    },
    stop: async () => {
      clearInterval(timer)
      await social.stop?.()
    },
  }
}
