import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { openIdProvider } from './open-id.ts'
import type { AppleSettings, SocialIdentity, SocialProvider } from './provider.ts'

/** Longer than the hour for which a secret is used; Apple takes up to six months. */
const SECRET_LASTS = '2h'

const FirstAnswer = z.object({
  name: z
    .object({ firstName: z.string().max(100).default(''), lastName: z.string().max(100).default('') })
    .optional(),
})

/** The name stands beside the token, in the first answer alone. It is what the browser says: a name, no proof. */
const withName = (identity: SocialIdentity, user: string | undefined): SocialIdentity => {
  const { name } = FirstAnswer.safeParse(jsonIn(user)).data ?? {}
  return name ? { ...identity, firstName: name.firstName, lastName: name.lastName } : identity
}

const jsonIn = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Sign in with Apple: the client's secret is a JWT signed with the team's key, and asking for name and address
 * makes the answer a form that Apple's page posts.
 */
export const apple = ({ issuer, clientId, teamId, keyId, privateKey }: AppleSettings): SocialProvider =>
  openIdProvider({
    provider: 'apple',
    issuer,
    clientId,
    clientSecret: async () =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(teamId)
        .setSubject(clientId)
        .setAudience(issuer)
        .setIssuedAt()
        .setExpirationTime(SECRET_LASTS)
        .sign(await importPKCS8(privateKey, 'ES256')),
    scope: 'name email openid',
    parameters: { response_mode: 'form_post' },
    withAnswer: (identity, { user }) => withName(identity, user),
  })
