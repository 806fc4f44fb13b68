import * as calls from '@hanap/contracts/auth/auth.calls'
import * as schemas from '@hanap/contracts/auth/auth.schemas'
import type { Body } from '@hanap/contracts/call'
import { languageById } from '@hanap/markets/languages'
import { marketById } from '@hanap/markets/markets'
import { Refusal, refuseField, refuseIdempotencyConflict } from '../../calls/refusal.ts'
import { type Route, route, seekerRoute } from '../../calls/route.ts'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { withIdempotency } from '../../db/idempotency.ts'
import type { Notifier } from '../notifications/index.ts'
import { accountsStore } from './accounts/accounts-store.ts'
import { lockAccount } from './accounts/deletion.ts'
import {
  mailPasswordLink,
  notifyNewLogIn,
  type Registrar,
  refuseSignedIn,
  type SignInContext,
  signIn,
} from './accounts/register.ts'
import type { OnAddressConfirmed } from './accounts/unconfirmed.ts'
import { setNewPassword } from './passwords/new-password.ts'
import { emailOfPasswordLink, hasFreshPasswordLink, usePasswordLink } from './passwords/password-links.ts'
import type { Passwords } from './passwords/passwords.ts'
import { sessionUser } from './rules.ts'
import { endSession, endSessionOfToken } from './sessions/end-sessions.ts'
import { beginSession, renewGuestSession } from './sessions/sessions.ts'
import type { AccountKind } from './tables.ts'

export interface AuthRoutesDeps {
  db: Db
  notifier: Notifier
  passwords: Passwords
  registrar: Registrar
  /** Credentials that `auth/login` checks when a client sends some. */
  client: { id: string; secret: string } | undefined
  confirmed: OnAddressConfirmed
}

/** What a guest log-in says of its market, device and reader; a country or language that is none of ours is refused. */
const guestIn = (body: Body<typeof schemas.loginGuest>) => {
  const market = body.country_id === undefined ? undefined : marketById(body.country_id)
  const language = body.language_id === undefined ? undefined : languageById(body.language_id)
  if (body.country_id !== undefined && !market) throw refuseField('country_id', 'invalid_choice')
  if (body.language_id !== undefined && !language) throw refuseField('language_id', 'invalid_choice')
  const deviceDetails = {
    device_name: body.device_name || null,
    device_type: body.device_type || null,
    device_udid: body.device_udid || null,
    language: language?.code ?? null,
  }
  return { market: market?.key, deviceDetails }
}

export const authRoutes = (deps: AuthRoutesDeps): Route[] => {
  const { db, notifier, passwords, registrar, client } = deps

  /** Suspension is told only to who knows the password. */
  const logIn = async (kind: AccountKind, email: string, password: string, context: SignInContext) => {
    const account = await accountsStore.byEmail(db, kind, email)
    const isRight = await passwords.isRight(password, account?.password_hash ?? null)
    if (!account || !isRight) throw new Refusal('invalid_credential')
    return db.transaction().execute(async trx => {
      const held = await lockAccount(trx, account.id)
      // While the password was compared, the account may have gone, or have got another one.
      if (held?.password_hash !== account.password_hash) throw new Refusal('invalid_credential')
      if (held.status === 'suspended') throw new Refusal('account_suspended')
      await notifyNewLogIn(trx, notifier, held, context)
      return signIn(trx, held, context)
    })
  }

  return [
    route(calls.register, schemas.register, async incoming => {
      refuseSignedIn(incoming.caller)
      const prepared = await registrar.prepare(incoming.body, incoming)
      return withIdempotency(db, incoming.idempotencyKey, refuseIdempotencyConflict, trx =>
        registrar.register(trx, prepared),
      )
    }),

    route(calls.login, schemas.login, async ({ body, ...visit }) => {
      const isOtherClient =
        client !== undefined &&
        body.client_id !== undefined &&
        (body.client_id !== client.id || body.client_secret !== client.secret)
      if (isOtherClient) throw new Refusal('invalid_credential')
      return logIn('seeker', body.login, body.password, visit)
    }),

    route(calls.loginSeeker, schemas.loginSeeker, async ({ body, ...visit }) =>
      logIn('seeker', body.email, body.password, visit),
    ),

    route(calls.loginRecruiter, schemas.loginRecruiter, async ({ body, ...visit }) =>
      logIn('recruiter', body.email, body.password, visit),
    ),

    route(calls.loginGuest, schemas.loginGuest, async ({ body, caller, userAgent }) => {
      if (caller.kind === 'seeker' || caller.kind === 'recruiter') throw new Refusal('wrong_account_kind')
      const { market, deviceDetails } = guestIn(body)
      if (caller.kind === 'guest') {
        const device = { deviceId: body.device_uuid || caller.deviceId, userAgent, market, deviceDetails }
        const session = await renewGuestSession(db, caller.sessionId, device)
        if (session) return { session, user: null }
      }
      const { session } = await beginSession(db, {
        accountId: null,
        deviceId: body.device_uuid || newId(),
        userAgent,
        market,
        deviceDetails,
      })
      return { session, user: null }
    }),

    route(calls.logOut, schemas.logOut, async ({ body, caller, endSession: forgetSession }) => {
      if (caller.kind !== 'none') await endSession(db, caller.sessionId)
      if (body?.session) await endSessionOfToken(db, body.session)
      forgetSession()
      return {}
    }),

    route(calls.readPasswordLink, schemas.readPasswordLink, async ({ query }) => {
      const email = await emailOfPasswordLink(db, query.token)
      if (email === undefined) throw refuseField('token', 'link_expired')
      return { email }
    }),

    route(calls.setPassword, schemas.setPassword, async ({ body, ...visit }) => {
      if ((await emailOfPasswordLink(db, body.token)) === undefined)
        throw refuseField('token', 'link_expired')
      const passwordHash = await passwords.hashChosen(body.new_password, 'new_password')
      return db.transaction().execute(async trx => {
        const accountId = await usePasswordLink(trx, body.token)
        if (accountId === undefined) throw refuseField('token', 'link_expired')
        return setNewPassword(trx, deps, { accountId, passwordHash, isAddressProven: true }, visit)
      })
    }),

    route(calls.sendPasswordLink, schemas.sendPasswordLink, async ({ body }) => {
      const account = await accountsStore.byEmail(db, 'seeker', body.email)
      const isWaiting = account?.status === 'active' && account.password_hash === null
      if (isWaiting && !(await hasFreshPasswordLink(db, account.id)))
        await db.transaction().execute(trx => mailPasswordLink(trx, notifier, account))
      return {}
    }),

    seekerRoute(calls.acceptTerms, schemas.acceptTerms, async ({ caller }) => {
      const account = await accountsStore.acceptTerms(db, caller.accountId)
      return { user: sessionUser(account, caller.user.is_new_account) }
    }),
  ]
}
