import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import type Provider from 'oidc-provider'
import type { Persona } from './personas.ts'
import type { Ways } from './ways.ts'

/** A request as the provider's middleware sees it. */
export type Context = Parameters<Parameters<Provider['use']>[0]>[0]

/** What a site that is registered with a provider knows of itself. */
export interface SandboxClient {
  issuer: string
  clientId: string
  clientSecret: string
  teamId: string
  keyId: string
  privateKey: string
}

const asWritten = (value: boolean, ways: Ways) => (ways.postsAnswers ? String(value) : value)

/** What a provider says of a person: the name is not among Apple's claims, and its booleans are text. */
export const claimsOf = ({ subject, email, status, firstName, lastName }: Persona, ways: Ways) => ({
  sub: subject,
  ...(email === null ? {} : { email }),
  ...(email !== null && status !== 'untold' && !ways.signsWithSecret
    ? { email_verified: asWritten(status === 'verified', ways) }
    : {}),
  ...(ways.postsAnswers ? {} : { name: `${firstName} ${lastName}`.trim() }),
  ...(firstName && !ways.postsAnswers && !ways.signsWithSecret ? { given_name: firstName } : {}),
  ...(lastName && !ways.postsAnswers && !ways.signsWithSecret ? { family_name: lastName } : {}),
})

/** What a real one would not stand for; nothing where all is well. */
export const complaintAbout = (query: Context['query'], ways: Ways) => {
  if (!ways.takesPkce && query.code_challenge !== undefined) return 'code_challenge is not known here'
  const isByForm = query.response_mode === 'form_post'
  if (ways.postsAnswers && query.scope !== undefined && !isByForm)
    return 'response_mode must be form_post when name or email scope is requested'
  return undefined
}

/** A request as OpenID Connect writes it. */
export const asked = ({ nonce, scope, ...query }: Context['query'], ways: Ways) => ({
  ...query,
  ...(nonce !== undefined && ways.keepsNonce ? { nonce } : {}),
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
export const withName = (page: string, { firstName, lastName, email }: Persona) => {
  const user = JSON.stringify({ name: { firstName, lastName }, email })
  return page.replace(
    '</form>',
    `<input type="hidden" name="user" value="${user.replaceAll('"', '&quot;')}"></form>`,
  )
}
