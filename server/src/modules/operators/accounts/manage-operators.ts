import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { newToken, tokenHash } from '../../auth/index.ts'
import type { OperatorTables } from '../tables.ts'
import { endOperatorSessionsOf } from './operator-sessions.ts'
import { operatorsStore } from './operators-store.ts'
import { newTotpSecret } from './totp.ts'

const SET_UP_HOURS = 24

/** A secret, and the right to choose a password with it; what there was before works no more. */
const freshSecrets = () => {
  const token = newToken()
  return {
    token,
    columns: {
      password_hash: null,
      totp_secret: newTotpSecret(),
      totp_step: null,
      set_up_hash: tokenHash(token),
      set_up_expires_at: new Date(Date.now() + SET_UP_HOURS * 3600 * 1000),
    },
  }
}

/** Answers the set-up link's token, its only copy; nothing where the address has an account. */
export const addOperator = (db: Db, email: string): Promise<string | undefined> =>
  db.transaction().execute(async trx => {
    const { token, columns } = freshSecrets()
    const added = await trx
      .withTables<OperatorTables>()
      .insertInto('operators')
      .values({ id: newId(), email, email_key: emailKey(email), ...columns })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows ? token : undefined
  })

/** For who lost the password or the authenticator: sessions end, and the account is set up anew. */
export const resetOperator = (db: Db, email: string): Promise<string | undefined> =>
  db.transaction().execute(async trx => {
    const operator = await operatorsStore.byEmail(trx, email)
    if (!operator) return undefined
    const { token, columns } = freshSecrets()
    await trx
      .withTables<OperatorTables>()
      .updateTable('operators')
      .set(columns)
      .where('id', '=', operator.id)
      .execute()
    await endOperatorSessionsOf(trx, operator.id)
    return token
  })

/** The account ends at once; its address stays for the log. False where there is none. */
export const removeOperator = (db: Db, email: string): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const operator = await operatorsStore.byEmail(trx, email)
    if (!operator) return false
    await trx
      .withTables<OperatorTables>()
      .updateTable('operators')
      .set({ ...freshSecrets().columns, set_up_hash: null, set_up_expires_at: null, removed_at: new Date() })
      .where('id', '=', operator.id)
      .execute()
    await endOperatorSessionsOf(trx, operator.id)
    return true
  })

/** An operator who is set up already, for demo data and tests; one that there is stays as it is. */
export const saveReadyOperator = async (
  db: Db,
  { email, passwordHash, secret }: { email: string; passwordHash: string; secret: string },
): Promise<string> => {
  const before = await operatorsStore.byEmail(db, email)
  if (before) return before.id
  const id = newId()
  await db
    .withTables<OperatorTables>()
    .insertInto('operators')
    .values({
      id,
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      totp_secret: secret,
      set_up_hash: null,
      set_up_expires_at: null,
    })
    .execute()
  return id
}
