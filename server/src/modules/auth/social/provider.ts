import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import { z } from 'zod'

/** What one log-in is checked by. The verifier and the nonce never leave the server but in their own place. */
export interface FlowChecks {
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** A provider's answer as the browser brought it: nothing in it is believed before it is checked. */
export const ProviderAnswer = z.object({
  state: z.string().max(200).optional(),
  code: z.string().max(4000).optional(),
  iss: z.string().max(500).optional(),
  error: z.string().max(200).optional(),
  /** Apple's field of a first answer, as JSON. */
  user: z.string().max(2000).optional(),
})
export type ProviderAnswer = z.infer<typeof ProviderAnswer>

/** Who a provider says the person is. */
export interface SocialIdentity {
  provider: SocialType
  /** The provider's own name for the person, the same each time. */
  subject: string
  email: string | null
  /** `untold`: the provider does not say whether the address is the person's. */
  emailStatus: 'verified' | 'unverified' | 'untold'
  firstName: string
  lastName: string
}

/** One provider with its ways. Its functions throw what `refusalOf` in `provider-errors.ts` reads. */
export interface SocialProvider {
  authorizeUrl(checks: FlowChecks): Promise<URL>
  /** Exchanges the answer's code on the server and checks all that comes back. */
  identify(answer: ProviderAnswer, checks: FlowChecks): Promise<SocialIdentity>
  /** Checks an ID token that a client got by itself; absent where the provider's tokens carry no nonce. */
  identifyByToken?(idToken: string, nonce: string): Promise<SocialIdentity>
}

export interface OpenIdSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface AppleSettings {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** PKCS 8 in PEM. */
  privateKey: string
}

export interface FacebookSettings {
  clientId: string
  clientSecret: string
  /** Address below which the log-in dialog stands. */
  dialogUrl: string
  /** Address of the Graph API. */
  graphUrl: string
}

/** The providers with which one can log in; their redirect address is `/social-log-in/<name>/answer` on each host. */
export interface SocialSettings {
  google?: OpenIdSettings | undefined
  apple?: AppleSettings | undefined
  facebook?: FacebookSettings | undefined
  linkedin?: OpenIdSettings | undefined
  line?: OpenIdSettings | undefined
}
