/** In what a provider's behaviour differs from OpenID Connect as it is written. */
export interface ProviderQuirks {
  name: string
  scopes: readonly string[]
  /** False: what carries a code challenge or verifier is refused. */
  supportsPkce: boolean
  /** False: ID tokens are without the nonce that was sent. */
  returnsNonce: boolean
  /** OAuth 2.0 alone: no ID token, no discovery; `/me` tells who it is. */
  hasGraph: boolean
  /** Asking for name or address needs an answer by form; the first answer carries the name; booleans are text. */
  usesFormPost: boolean
  /** The client's secret is a JWT that the client signs. */
  hasSignedSecret: boolean
  /** ID tokens are signed with the client's secret, and say one name and nothing of the address but itself. */
  signsWithSecret: boolean
  /** What the answer says when the person does not want to. */
  denial: string
}

const plain: ProviderQuirks = {
  name: 'Google',
  scopes: ['openid', 'email', 'profile'],
  supportsPkce: true,
  returnsNonce: true,
  hasGraph: false,
  usesFormPost: false,
  hasSignedSecret: false,
  signsWithSecret: false,
  denial: 'access_denied',
}

export const providerQuirks = {
  google: plain,
  apple: {
    ...plain,
    name: 'Apple',
    scopes: ['openid', 'name', 'email'],
    usesFormPost: true,
    hasSignedSecret: true,
    denial: 'user_cancelled_authorize',
  },
  facebook: {
    ...plain,
    name: 'Facebook',
    scopes: ['email', 'public_profile'],
    hasGraph: true,
  },
  linkedin: {
    ...plain,
    name: 'LinkedIn',
    supportsPkce: false,
    returnsNonce: false,
    denial: 'user_cancelled_login',
  },
  line: {
    ...plain,
    name: 'LINE',
    signsWithSecret: true,
  },
} as const satisfies Record<string, ProviderQuirks>
