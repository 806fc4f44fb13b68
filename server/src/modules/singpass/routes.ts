import * as calls from '@hanap/contracts/auth/singpass.calls'
import * as schemas from '@hanap/contracts/auth/singpass.schemas'
import { randomState } from 'openid-client'
import type { Seeker } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import { Refusal } from '../../calls/refusal.ts'
import { FileAnswer, type Route, route, seekerRoute } from '../../calls/route.ts'
import type { ClientKeys } from './client-keys.ts'
import { detailsIn, isPassExpired, maskedUinfin, userIdentityOf } from './myinfo.ts'
import { LINK_SECONDS, MyinfoUnavailable, type SingpassClient } from './singpass-client.ts'
import { PendingAuthorisation, type SingpassStore } from './store.ts'
import { identityInfo, userIdentity } from './texts.ts'

/** What the calls stand on where Singpass is configured. */
export interface SingpassService {
  provider: SingpassClient
  store: SingpassStore
  keys: ClientKeys
}

/** Where Singpass sends people back to, on the host that they came from. */
const RETURN_PATH = '/singpass/callback'

const refuseElsewhere = ({ market }: Locale) => {
  if (market.key !== 'sg') throw new Refusal('singapore_only')
}

/** A failure without the person's data: the kind alone is told and logged. */
const refusalOf = (error: unknown, onError: (error: unknown) => void) => {
  if (!(error instanceof MyinfoUnavailable)) return error
  if (error.why === 'refused') return new Refusal('singpass_refused')
  onError(error)
  return new Refusal('singpass_unavailable')
}

export const singpassRoutes = (
  service: SingpassService | undefined,
  onError: (error: unknown) => void,
): Route[] => {
  /** For seekers of Singapore, where Singpass is configured. */
  const serviceFor = (locale: Locale): SingpassService => {
    refuseElsewhere(locale)
    if (!service) throw new Refusal('singpass_unavailable')
    return service
  }
  const ownerOf = ({ accountId, sessionId }: Seeker) => ({ accountId, sessionId })

  return [
    seekerRoute(
      calls.generateAuthoriseUrl,
      schemas.generateAuthoriseUrl,
      async ({ body, caller, origin, ...place }) => {
        const { provider, store } = serviceFor(place)
        if (body.redirect_uri !== `${origin}${RETURN_PATH}`)
          throw new Refusal('invalid_fields', { fields: { redirect_uri: [{ code: 'invalid' }] } })
        const state = randomState()
        try {
          const { url, ...begun } = await provider.authorise(state, body.redirect_uri)
          await store.begin(
            state,
            ownerOf(caller),
            PendingAuthorisation.parse({ redirectUri: body.redirect_uri, ...begun }),
          )
          return { authorise_url: url, expires_in: LINK_SECONDS }
        } catch (error) {
          throw refusalOf(error, onError)
        }
      },
    ),

    seekerRoute(
      calls.exchangeSingpassCode,
      schemas.exchangeSingpassCode,
      async ({ body, caller, ...place }) => {
        const { provider, store } = serviceFor(place)
        const authorisation = await store.take(body.state, ownerOf(caller))
        if (!authorisation) throw new Refusal('singpass_refused')
        const userInfo = await provider.userInfo(body, authorisation).catch(error => {
          throw refusalOf(error, onError)
        })
        const details = detailsIn(userInfo)
        if (!details) throw new Refusal('singpass_unavailable')
        if (isPassExpired(details, new Date())) throw new Refusal('pass_expired')
        await store.keepDetails(caller.accountId, details)
        return {}
      },
    ),

    seekerRoute(calls.readSingpassUserInfo, schemas.readSingpassUserInfo, async ({ caller, ...place }) => {
      const details = await serviceFor(place).store.details(caller.accountId)
      return details ? identityInfo(details, place.language) : null
    }),

    seekerRoute(
      calls.verifySingaporeIdentity,
      schemas.verifySingaporeIdentity,
      async ({ caller, ...place }) => {
        const { store } = serviceFor(place)
        const details = await store.details(caller.accountId)
        if (!details) throw new Refusal('identity_missing')
        const id = userIdentityOf(details)
        const isExpired = isPassExpired(details, new Date())
        const isOurs = !isExpired && (await store.saveIdentity(caller.accountId, details.uinfin, id))
        await store.dropDetails(caller.accountId)
        if (isExpired) throw new Refusal('pass_expired')
        if (!isOurs) throw new Refusal('identity_taken')
        return { new_user_identity: userIdentity(id, place.language) }
      },
    ),

    seekerRoute(calls.readIdentity, schemas.readIdentity, async ({ caller, ...place }) => {
      refuseElsewhere(place)
      const identity = await service?.store.identity(caller.accountId)
      return {
        is_available: service !== undefined,
        identity: identity
          ? {
              user_identity: userIdentity(identity.user_identity_id, place.language),
              masked_uinfin: maskedUinfin(identity.uinfin),
              verified_at: identity.verified_at.toISOString(),
            }
          : null,
      }
    }),

    route(calls.readSingpassKeys, schemas.readSingpassKeys, async () => {
      if (!service) throw new Refusal('singpass_unavailable')
      const bytes = new TextEncoder().encode(JSON.stringify(await service.keys.published()))
      return new FileAnswer({ name: 'jwks.json', mime: 'application/json', size: bytes.byteLength }, bytes)
    }),
  ]
}
