import { Email } from '@hanap/contracts/fields.schemas'
import { sql } from 'kysely'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { Notifier } from '../../notifications/index.ts'
import { accountsStore } from '../accounts/accounts-store.ts'
import { lockAccount } from '../accounts/deletion.ts'
import { type NewSeeker, newAccounts } from '../accounts/new-accounts.ts'
import { notifyNewLogIn, recipientOf, type SignInContext, signIn } from '../accounts/register.ts'
import type { ConfirmDeps } from '../accounts/unconfirmed.ts'
import { deleteCodesOf } from '../codes/codes.ts'
import { deleteKnownDevices } from '../devices/known-devices.ts'
import { deletePasswordLinksOf } from '../passwords/password-links.ts'
import type { AccountRow } from '../rules.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { deleteSocialLoginsOf } from './own-logins.ts'
import type { SocialIdentity } from './provider.ts'
import { socialNames } from './providers.ts'
import type { SocialTables } from './tables.ts'

/** The account that a provider's account signs in to. */
const linkedAccount = async (
  trx: Db,
  { provider, subject }: SocialIdentity,
): Promise<AccountRow | undefined> => {
  const db = trx.withTables<SocialTables>()
  const link = await db
    .selectFrom('social_logins')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const account = link && (await lockAccount(trx, link.account_id))
  if (!account) return undefined
  await db
    .updateTable('social_logins')
    .set({ last_used_at: sql<Date>`now()` })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
  return account
}

/** An account has one link of each provider: a second person of it with the same address is not let in. */
const link = async (trx: Db, { provider, subject }: SocialIdentity, accountId: string) => {
  const db = trx.withTables<SocialTables>()
  await db
    .insertInto('social_logins')
    .values({ provider, subject, account_id: accountId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const standing = await db
    .selectFrom('social_logins')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (standing?.account_id !== accountId) throw new Refusal('social_linked_elsewhere')
}

const verify = (trx: Db, accountId: string): Promise<AccountRow> =>
  trx
    .withTables<SocialTables>()
    .updateTable('accounts')
    .set({ is_email_verified: true })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The seeker's account of an address, which no other log-in changes meanwhile. */
const lockedByEmail = async (trx: Db, email: string): Promise<AccountRow | undefined> => {
  const account = await accountsStore.byEmail(trx, 'seeker', email)
  return account && lockAccount(trx, account.id)
}

/**
 * The existing account of a verified address, made this person's own. Where nobody has shown yet whose it is, somebody else may
 * have made it: what was written there stays, and no way in of before is left. The browser that is signed in to it is its maker's.
 */
const claim = async (trx: Db, account: AccountRow, { caller }: SignInContext): Promise<AccountRow> => {
  if (account.is_email_verified) return account
  await endSessionsOf(trx, account.id)
  if (caller.kind === 'seeker' && caller.accountId === account.id) return verify(trx, account.id)
  await deletePasswordLinksOf(trx, account.id)
  await deleteCodesOf(trx, account.id)
  await deleteSocialLoginsOf(trx, account.id)
  await deleteKnownDevices(trx, account.id)
  return trx
    .withTables<SocialTables>()
    .updateTable('accounts')
    .set({ is_email_verified: true, password_hash: null })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const refuseSuspended = (account: AccountRow) => {
  if (account.status === 'suspended') throw new Refusal('account_suspended')
  return account
}

/** The account of an address that no provider's account is linked with yet, and whether it was made just now. */
const accountFor = async (
  trx: Db,
  seeker: NewSeeker,
  isVerified: boolean,
  context: SignInContext,
): Promise<{ account: AccountRow; isNew: boolean }> => {
  const existing = await lockedByEmail(trx, seeker.email)
  if (existing && !isVerified) throw new Refusal('social_email_taken')
  if (existing) return { account: await claim(trx, refuseSuspended(existing), context), isNew: false }
  const made = await newAccounts.insertSeeker(trx, seeker)
  // Somebody registered the address meanwhile; asked once more, theirs is found.
  if (!made) return accountFor(trx, seeker, isVerified, context)
  return { account: isVerified ? await verify(trx, made.id) : made, isNew: true }
}

/** The address under which a new account is made, or the refusal of an identity that brings none. */
export const emailOfIdentity = ({ email, emailStatus }: SocialIdentity): string => {
  const address = Email.safeParse(email).data
  if (address === undefined) throw new Refusal('social_no_email')
  if (emailStatus === 'unverified') throw new Refusal('social_email_unverified')
  return address
}

/** Signs in whoever the provider's account is linked with; nothing where it is linked with nobody. */
export const signInLinked = async (
  trx: Db,
  notifier: Notifier,
  identity: SocialIdentity,
  context: SignInContext,
) => {
  const account = await linkedAccount(trx, identity)
  if (!account) return undefined
  await notifyNewLogIn(trx, notifier, refuseSuspended(account), context)
  return signIn(trx, account, context)
}

const notifyOwner = (
  trx: Db,
  notifier: Notifier,
  account: AccountRow,
  { provider, subject }: SocialIdentity,
) =>
  notifier.notify(trx, [
    {
      recipient: recipientOf(account),
      key: `social-linked ${provider} ${subject} ${newId()}`,
      event: { kind: 'social_linked', provider: socialNames[provider] },
    },
  ])

/**
 * Links an identity and signs it in: with the account of its address where the provider verified that, and its owner is
 * told, else with a new one without a password.
 */
export const signInByAddress = async (
  trx: Db,
  { notifier, confirmed }: ConfirmDeps,
  identity: SocialIdentity,
  seeker: NewSeeker,
  context: SignInContext,
) => {
  const isVerified = identity.emailStatus === 'verified'
  const { account, isNew } = await accountFor(trx, seeker, isVerified, context)
  await link(trx, identity, account.id)
  if (isVerified) await confirmed(trx, account)
  if (!isNew) await notifyOwner(trx, notifier, account, identity)
  return signIn(trx, account, context, isNew)
}
