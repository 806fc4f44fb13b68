import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import type Provider from 'oidc-provider'
import type { SandboxPersona } from './personas.ts'
import type { ProviderQuirks } from './provider-quirks.ts'

/** A request as the provider's middleware sees it. */
export type ProviderContext = Parameters<Parameters<Provider['use']>[0]>[0]

/** What a site that is registered with a provider knows of itself. */
export interface SandboxClient {
  issuer: string
  clientId: string
  clientSecret: string
  teamId: string
  keyId: string
  privateKey: string
}

const asWritten = (value: boolean, ways: ProviderQuirks) => (ways.usesFormPost ? String(value) : value)

/** What a provider says of a person: the name is not among Apple's claims, and its booleans are text. */
export const claimsOf = (
  { subject, email, status, firstName, lastName }: SandboxPersona,
  ways: ProviderQuirks,
) => ({
  sub: subject,
  ...(email === null ? {} : { email }),
  ...(email !== null && status !== 'untold' && !ways.signsWithSecret
    ? { email_verified: asWritten(status === 'verified', ways) }
    : {}),
  ...(ways.usesFormPost ? {} : { name: `${firstName} ${lastName}`.trim() }),
  ...(firstName && !ways.usesFormPost && !ways.signsWithSecret ? { given_name: firstName } : {}),
  ...(lastName && !ways.usesFormPost && !ways.signsWithSecret ? { family_name: lastName } : {}),
})

/** What a real one would not stand for; nothing where all is well. */
export const requestError = (query: ProviderContext['query'], ways: ProviderQuirks) => {
  if (!ways.supportsPkce && query.code_challenge !== undefined) return 'code_challenge is not known here'
  const isByForm = query.response_mode === 'form_post'
  if (ways.usesFormPost && query.scope !== undefined && !isByForm)
    return 'response_mode must be form_post when name or email scope is requested'
  return undefined
}

/** A request as OpenID Connect writes it. */
export const openIdRequest = (
  { nonce, scope, ...query }: ProviderContext['query'],
  ways: ProviderQuirks,
) => ({
  ...query,
  ...(nonce !== undefined && ways.returnsNonce ? { nonce } : {}),
  ...(scope === undefined ? {} : { scope: String(scope).replaceAll(',', ' ') }),
})

/** Apple's secret: a JWT of the team, signed with the key that it registered, for at most six months. */
export const isSignedBy = async (
  { clientId, teamId, keyId, privateKey, issuer }: SandboxClient,
  token: string,
) => {
  try {
    const { protectedHeader } = await jwtVerify(token, createPublicKey(privateKey), {
      issuer: teamId,
      subject: clientId,
      audience: issuer,
      algorithms: ['ES256'],
      maxTokenAge: '180 days',
      requiredClaims: ['exp'],
    })
    return protectedHeader.kid === keyId
  } catch {
    return false
  }
}

/** The form of a first answer, with the name in it. */
export const withName = (page: string, { firstName, lastName, email }: SandboxPersona) => {
  const user = JSON.stringify({ name: { firstName, lastName }, email })
  return page.replace(
    '</form>',
    `<input type="hidden" name="user" value="${user.replaceAll('"', '&quot;')}"></form>`,
  )
}
