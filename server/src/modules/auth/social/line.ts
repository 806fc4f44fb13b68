import { openIdProvider } from './open-id.ts'
import type { OpenIdSettings, SocialProvider } from './provider.ts'

/** LINE Login signs a site's ID tokens with the client's secret, and does not say whether an address was verified. */
export const line = ({ issuer, clientId, clientSecret }: OpenIdSettings): SocialProvider =>
  openIdProvider({
    provider: 'line',
    issuer,
    clientId,
    clientSecret: async () => clientSecret,
    scope: 'openid profile email',
    isSignedWithSecret: true,
  })
