import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import type { SocialSettings } from './provider.ts'
import { socialNames } from './providers.ts'

/** Where the providers' settings come from: the environment, or a stand-in that starts when it is first asked. */
export interface SocialSource {
  /** Those that can be used, in the order in which they are offered. */
  types: readonly SocialType[]
  /** The same object as long as nothing changed. */
  settings(): Promise<SocialSettings>
  stop?(): Promise<void>
}

/** The stand-in for the providers could not be started. */
export class SandboxUnavailable extends Error {}

const order = Object.keys(socialNames) as SocialType[]

/** Providers that are configured. */
export const configuredProviders = (settings: SocialSettings): SocialSource => ({
  types: order.filter(type => settings[type] !== undefined),
  settings: async () => settings,
})
