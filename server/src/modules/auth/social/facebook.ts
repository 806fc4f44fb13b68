import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { z } from 'zod'
import { answerUrl, withTimeouts } from './open-id.ts'
import type { FacebookSettings, SocialProvider } from './provider.ts'

const Me = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  name: z.string().default(''),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
})

/** What the Graph API answers when it does not answer. */
export class GraphApiError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the Graph API answered ${status}`)
    this.status = status
  }
}

/**
 * Facebook's classic flow: OAuth 2.0 without an ID token and without discovery. Who it is says the Graph API, asked
 * with the token and the proof that the app itself asks. It never says whether the address was verified.
 */
export const facebook = ({
  clientId,
  clientSecret,
  dialogUrl,
  graphUrl,
}: FacebookSettings): SocialProvider => {
  const config = withTimeouts(
    new client.Configuration(
      {
        issuer: new URL(dialogUrl).origin,
        authorization_endpoint: `${dialogUrl}/dialog/oauth`,
        token_endpoint: `${graphUrl}/oauth/access_token`,
      },
      clientId,
      undefined,
      client.ClientSecretPost(clientSecret),
    ),
    graphUrl,
  )

  const readMe = async (accessToken: string) => {
    const url = new URL(`${graphUrl}/me`)
    url.searchParams.set('fields', 'id,name,first_name,last_name,email')
    url.searchParams.set(
      'appsecret_proof',
      createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
    )
    const response = await client.fetchProtectedResource(config, accessToken, url, 'GET')
    if (!response.ok) throw new GraphApiError(response.status)
    return Me.parse(await response.json())
  }

  return {
    authorizeUrl: async ({ redirectUri, state, codeVerifier }) =>
      client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'email,public_profile',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),

    identify: async (answer, { redirectUri, state, codeVerifier }) => {
      // Facebook names no issuer in its answers.
      const url = answerUrl(redirectUri, { ...answer, iss: undefined })
      const { access_token } = await client.authorizationCodeGrant(config, url, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      })
      const me = await readMe(access_token)
      return {
        provider: 'facebook',
        subject: me.id,
        email: me.email?.trim() || null,
        emailStatus: 'untold',
        firstName: me.first_name || me.name,
        lastName: me.first_name ? me.last_name : '',
      }
    },
  }
}
