import * as calls from '@hanap/contracts/auth/social.calls'
import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import * as schemas from '@hanap/contracts/auth/social.schemas'
import { nameText } from '@hanap/contracts/fields.schemas'
import { languageByCode } from '@hanap/markets/languages'
import type { z } from 'zod'
import { Refusal } from '../../../calls/refusal.ts'
import { type Route, route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { Notifier } from '../../notifications/index.ts'
import type { Registrar, SignInContext } from '../accounts/register.ts'
import type { OnAddressConfirmed } from '../accounts/unconfirmed.ts'
import { beginFlow, consumeFlow, newFlowChecks } from './flows.ts'
import { socialLoginsOf, unlinkSocialAccount } from './own-logins.ts'
import type { ProviderAnswer, SocialIdentity, SocialProvider } from './provider.ts'
import { socialRefusalOf } from './provider-errors.ts'
import { createProviders, socialNames } from './providers.ts'
import { emailOfIdentity, signInByAddress, signInLinked } from './sign-in.ts'
import type { SocialSource } from './source.ts'

type Payload = z.output<typeof schemas.socialLogin.body>

export interface SocialRoutesDeps {
  db: Db
  registrar: Registrar
  confirmed: OnAddressConfirmed
  notifier: Notifier
  social: SocialSource
  onError(error: unknown): void
}

/** Path of a host at which providers' answers arrive; what is registered with each provider. */
const answerPath = (type: SocialType) => `/social-log-in/${type}/answer`

const Name = nameText(1, 100)
const nameIn = (...candidates: (string | undefined)[]) =>
  candidates.map(text => Name.safeParse(text?.slice(0, 100)).data).find(name => name !== undefined)

/** Calls 031, 140, 141, 184 and 185. */
export const socialRoutes = (deps: SocialRoutesDeps): Route[] => {
  const { db, registrar, notifier, social, onError } = deps
  let made: { from: unknown; providers: ReturnType<typeof createProviders> } | undefined

  /** Who runs the site learns of what fails at a provider; the visitor learns what to do. */
  const fail = (error: unknown): never => {
    const refusal = socialRefusalOf(error)
    if (refusal.code === 'social_provider_down') onError(error)
    throw refusal
  }

  const providerOf = async (type: SocialType): Promise<SocialProvider> => {
    if (!social.types.includes(type)) throw new Refusal('not_found')
    const settings = await social.settings().catch(fail)
    if (made?.from !== settings) made = { from: settings, providers: createProviders(settings) }
    const provider = made.providers[type]
    if (!provider) throw new Refusal('not_found')
    return provider
  }

  /** What the provider says, asked with an answer that belongs to a flow of this client. */
  const identityIn = async (payload: Payload): Promise<SocialIdentity> => {
    const { social_type: type, flow_token, id_token, state, code, iss, error } = payload
    const provider = await providerOf(type)
    if (!flow_token || (id_token === undefined && state === undefined))
      throw new Refusal('invalid_credential')
    const { checks, posted } = await consumeFlow(db, type, flow_token, state)
    try {
      if (id_token === undefined) {
        const answer: ProviderAnswer = posted ?? { state, code, iss, error }
        return await provider.identify(answer, checks)
      }
      if (!provider.identifyByToken) throw new Refusal('invalid_credential')
      return await provider.identifyByToken(id_token, checks.nonce)
    } catch (error) {
      return fail(error)
    }
  }

  /** A new account's fields; what the payload says of a name counts where the provider says nothing. */
  const newSeeker = async (identity: SocialIdentity, payload: Payload, context: SignInContext) => {
    const email = emailOfIdentity(identity)
    const { seeker } = await registrar.prepare(
      {
        email,
        first_name: nameIn(identity.firstName, payload.first_name, email.split('@')[0]) ?? email,
        last_name: nameIn(identity.lastName, identity.firstName ? '' : payload.last_name) ?? '',
        terms_and_condition: 0,
        source: payload.source,
      },
      context,
    )
    return seeker
  }

  return [
    route(calls.listSocialProviders, schemas.listSocialProviders, async () => ({
      providers: social.types.map(type => ({ social_type: type, name: socialNames[type] })),
    })),

    seekerRoute(calls.listSocialLogins, schemas.listSocialLogins, ({ caller }) =>
      socialLoginsOf(db, caller.accountId),
    ),

    seekerRoute(calls.unlinkSocialLogin, schemas.unlinkSocialLogin, ({ caller, params }) =>
      unlinkSocialAccount(db, caller.accountId, params.social_type),
    ),

    route(calls.startSocialLogin, schemas.startSocialLogin, async ({ body, origin }) => {
      const type = body.social_type
      const provider = await providerOf(type)
      const checks = newFlowChecks(origin + answerPath(type))
      // Nobody has said who they are yet: whatever goes wrong here is the provider's.
      const url = await provider.authorizeUrl(checks).catch((error: unknown) => {
        onError(error)
        throw new Refusal('social_provider_down')
      })
      const { flowToken, expiresAt } = await beginFlow(db, type, checks)
      return {
        authorize_url: url.href,
        flow_token: flowToken,
        nonce: checks.nonce,
        expires_at: expiresAt.toISOString(),
      }
    }),

    route(calls.socialLogin, schemas.socialLogin, async ({ body, ...request }) => {
      const language = languageByCode(body.language_code?.toLowerCase() ?? '')?.code ?? request.language
      const visit = { ...request, language }
      const identity = await identityIn(body)
      const signedIn = await db.transaction().execute(trx => signInLinked(trx, notifier, identity, visit))
      if (signedIn) return signedIn
      const seeker = await newSeeker(identity, body, visit)
      return db.transaction().execute(trx => signInByAddress(trx, deps, identity, seeker, visit))
    }),
  ]
}
