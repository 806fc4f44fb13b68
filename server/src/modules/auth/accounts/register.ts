import type { Registration } from '@hanap/contracts/auth/auth.schemas'
import type * as schemas from '@hanap/contracts/auth/session.schemas'
import type { z } from 'zod'
import type { Caller, Seeker } from '../../../calls/caller.ts'
import { emailKey } from '../../../calls/email-key.ts'
import type { Locale } from '../../../calls/locale.ts'
import { parsePhoneField } from '../../../calls/phone.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { storeCampaign } from '../../logs/index.ts'
import type { Notifier, Recipient } from '../../notifications/index.ts'
import { parseUserAgent } from '../devices/device.ts'
import { recordKnownDevice } from '../devices/known-devices.ts'
import { createPasswordLink, LINK_DAYS } from '../passwords/password-links.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { type AccountRow, countryOf, sessionUser, storedLanguage, storedMarket } from '../rules.ts'
import { endSession } from '../sessions/end-sessions.ts'
import { beginSession, sessionsOf } from '../sessions/sessions.ts'
import { accountsStore } from './accounts-store.ts'
import { cancelDeletion } from './deletion.ts'
import { type NewSeeker, newAccounts } from './new-accounts.ts'
import { registerFlow, type TextFlags } from './register-flow.ts'

type SignedIn = z.input<typeof schemas.SignedIn>

/** The request around a log-in or registration. */
export interface SignInContext extends Locale {
  caller: Caller
  userAgent: string
}

/** What registering asks for; quick apply has no password and no subscription. */
export type RegistrationFields = Omit<Registration, 'password' | 'is_subscribe'> &
  Partial<Pick<Registration, 'password' | 'is_subscribe'>>

export interface PreparedRegistration {
  seeker: NewSeeker
  context: SignInContext
}

/**
 * Signs an account in: the caller's own session ends, another begins on the same device. An account that was to be
 * deleted is kept.
 */
export const signIn = async (
  trx: Db,
  account: AccountRow,
  { caller, userAgent, market }: Pick<SignInContext, 'caller' | 'userAgent' | 'market'>,
  isNewAccount = false,
): Promise<SignedIn> => {
  const deviceDetails = caller.kind === 'none' ? undefined : await endSession(trx, caller.sessionId)
  await cancelDeletion(trx, account.id)
  if (isNewAccount && caller.kind === 'guest') await storeCampaign(trx, account.id, caller.deviceId)
  const deviceId = caller.kind === 'none' ? newId() : caller.deviceId
  await recordKnownDevice(trx, account, deviceId)
  const { session } = await beginSession(trx, {
    accountId: account.id,
    deviceId,
    userAgent,
    market: market.key,
    isNewAccount,
    deviceDetails,
  })
  return { user: sessionUser(account, isNewAccount), session }
}

/** Nobody makes a second account by the way, and loses the session of the first. */
export const refuseSignedIn = ({ kind }: Caller) => {
  if (kind === 'seeker' || kind === 'recruiter') throw new Refusal('already_signed_in')
}

/** Whom a mail to an account is written for. */
export const recipientOf = (account: AccountRow): Recipient => ({
  accountId: account.id,
  email: account.email,
  name: account.is_email_verified ? account.first_name : null,
  language: storedLanguage(account.language),
  market: storedMarket(account.country_key),
  isRecruiter: account.kind === 'recruiter',
})

/** Tells somebody who is signed in elsewhere of one more log-in, before it begins. */
export const notifyNewLogIn = async (
  trx: Db,
  notifier: Notifier,
  account: AccountRow,
  { caller, userAgent }: Pick<SignInContext, 'caller' | 'userAgent'>,
) => {
  const own = caller.kind === 'none' ? undefined : caller.sessionId
  const others = (await sessionsOf(trx, account.id)).filter(({ id }) => id !== own)
  if (others.length === 0) return
  const news = { kind: 'new_log_in', ...parseUserAgent(userAgent) } as const
  await notifier.notify(trx, [{ recipient: recipientOf(account), key: `log-in ${newId()}`, event: news }])
}

/** Posts a set-password link to an account. */
export const mailPasswordLink = async (trx: Db, notifier: Notifier, account: AccountRow) => {
  const token = await createPasswordLink(trx, account.id)
  await notifier.notify(trx, [
    {
      recipient: recipientOf(account),
      key: `set-password ${account.id} ${newId()}`,
      event: { kind: 'set_password', token, days: LINK_DAYS },
    },
  ])
}

export interface RegistrarDeps {
  notifier: Notifier
  passwords: Passwords
  flags: TextFlags | undefined
}

export const createRegistrar = ({ notifier, passwords, flags }: RegistrarDeps) => ({
  /** All that is slow or may be refused before anything is written. */
  prepare: async (fields: RegistrationFields, context: SignInContext): Promise<PreparedRegistration> => {
    const countryKey = countryOf(fields.country_key, context.market.key)
    const deviceId = context.caller.kind === 'none' ? '' : context.caller.deviceId
    return {
      context,
      seeker: {
        email: fields.email,
        passwordHash:
          fields.password === undefined ? null : await passwords.hashChosen(fields.password, 'password'),
        firstName: fields.first_name,
        lastName: fields.last_name,
        contactNumber: parsePhoneField('contact_number', fields.contact_number, countryKey),
        isSubscribed: Boolean(fields.is_subscribe),
        hasAcceptedTerms: Boolean(fields.terms_and_condition),
        source: fields.source,
        countryKey,
        language: context.language,
        registerFlow: await registerFlow(flags, deviceId),
      },
    }
  },

  /**
   * Makes the account and signs it in, in the caller's transaction. Without a password a link to set one goes
   * out by mail. A taken address is a refusal of the field `email`.
   */
  register: async (trx: Db, { seeker, context }: PreparedRegistration): Promise<SignedIn> => {
    const account = await newAccounts.insertSeeker(trx, seeker)
    if (!account) throw refuseField('email', 'email_taken')
    if (account.password_hash === null) await mailPasswordLink(trx, notifier, account)
    return signIn(trx, account, context, true)
  },

  /**
   * Goes on as the seeker who is signed in, in the caller's transaction, with the terms that they accept by the way. Under any
   * address but their own it is refused: what somebody else types at the same device is never sent as theirs.
   */
  continueAs: async (
    trx: Db,
    seeker: Seeker,
    fields: RegistrationFields,
    context: SignInContext,
  ): Promise<SignedIn> => {
    if (emailKey(fields.email) !== emailKey(seeker.user.email)) throw new Refusal('already_signed_in')
    const account = fields.terms_and_condition
      ? await accountsStore.acceptTerms(trx, seeker.accountId)
      : (await accountsStore.byIds(trx, [seeker.accountId]))[0]
    if (!account) throw new Refusal('sign_in_required')
    return signIn(trx, account, context, seeker.user.is_new_account)
  },
})

export type Registrar = ReturnType<typeof createRegistrar>
