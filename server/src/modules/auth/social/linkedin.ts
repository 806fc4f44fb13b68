import { openIdProvider } from './open-id.ts'
import type { OpenIdSettings, SocialProvider } from './provider.ts'

/** LinkedIn's web flow refuses a code verifier, and its ID tokens carry no nonce. */
export const linkedin = ({ issuer, clientId, clientSecret }: OpenIdSettings): SocialProvider =>
  openIdProvider({
    provider: 'linkedin',
    issuer,
    clientId,
    clientSecret: async () => clientSecret,
    scope: 'openid profile email',
    hasPkce: false,
    hasNonce: false,
  })
