import { openIdProvider } from './open-id.ts'
import type { OpenIdSettings, SocialProvider } from './provider.ts'

/** Google: OpenID Connect as it is written. */
export const google = ({ issuer, clientId, clientSecret }: OpenIdSettings): SocialProvider =>
  openIdProvider({
    provider: 'google',
    issuer,
    clientId,
    clientSecret: async () => clientSecret,
    scope: 'openid email profile',
    parameters: { prompt: 'select_account' },
  })
