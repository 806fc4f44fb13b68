import * as calls from '@hanap/contracts/operators/operators.calls'
import * as schemas from '@hanap/contracts/operators/operators.schemas'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import { operatorRoute, type Route, route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { type Passwords, tokenHash } from '../../auth/index.ts'
import { recordAct } from '../acts/record-act.ts'
import type { OperatorTables } from '../tables.ts'
import {
  beginOperatorSession,
  countWrongCode,
  endOperatorSession,
  endOperatorSessionsOf,
  unlockSession,
} from './operator-sessions.ts'
import { operatorsStore } from './operators-store.ts'
import { otpauthUrl, stepOfCode } from './totp.ts'

export const operatorAccountRoutes = (db: Db, passwords: Passwords): Route[] => {
  /** Takes a code; one that is wrong, or was taken before, is not told from the other. */
  const takeCode = async (trx: Db, { id, secret }: { id: string; secret: string }, code: string) => {
    const step = stepOfCode(secret, code, new Date())
    return step !== undefined && (await operatorsStore.takeStep(trx, id, step))
  }

  const begin = async (trx: Db, operatorId: string, email: string, action: 'log_in' | 'set_up') => {
    await recordAct(trx, { operatorId, action, title: email })
    return { session: await beginOperatorSession(trx, operatorId), user: null }
  }

  const toSetUp = async (token: string) => {
    const operator = await operatorsStore.bySetUp(db, tokenHash(token))
    if (!operator) throw new Refusal('set_up_over')
    return operator
  }

  return [
    route(calls.logInOperator, schemas.logInOperator, async ({ body }) => {
      const operator = await operatorsStore.byEmail(db, body.email)
      const isRight = await passwords.isRight(body.password, operator?.password_hash ?? null)
      if (!operator || !isRight) throw new Refusal('invalid_credential')
      return db.transaction().execute(async trx => {
        const { id, email, totp_secret: secret } = operator
        if (!(await takeCode(trx, { id, secret }, body.code))) throw new Refusal('invalid_credential')
        return begin(trx, id, email, 'log_in')
      })
    }),

    operatorRoute(calls.sendOperatorCode, schemas.sendOperatorCode, async ({ body, caller, endSession }) => {
      const operator = await operatorsStore.byId(db, caller.accountId)
      const isRight =
        operator && (await takeCode(db, { id: operator.id, secret: operator.totp_secret }, body.code))
      if (isRight) {
        await unlockSession(db, caller.sessionId)
        return {}
      }
      if (await countWrongCode(db, caller.sessionId)) {
        endSession()
        throw new Refusal('sign_in_required')
      }
      throw refuseField('code', 'authenticator_wrong')
    }),

    operatorRoute(calls.logOutOperator, schemas.logOutOperator, async ({ caller, endSession }) => {
      await endOperatorSession(db, caller.sessionId)
      endSession()
      return {}
    }),

    route(calls.readOperatorSetUp, schemas.readOperatorSetUp, async ({ query }) => {
      const { email, totp_secret: secret } = await toSetUp(query.token)
      return { email, secret, otpauth_url: otpauthUrl(secret, email) }
    }),

    route(calls.setUpOperator, schemas.setUpOperator, async ({ body }) => {
      const { id, email, totp_secret: secret, set_up_hash } = await toSetUp(body.token)
      const passwordHash = await passwords.hashChosen(body.password, 'password')
      return db.transaction().execute(async trx => {
        if (!(await takeCode(trx, { id, secret }, body.code)))
          throw refuseField('code', 'authenticator_wrong')
        const { numUpdatedRows } = await trx
          .withTables<OperatorTables>()
          .updateTable('operators')
          .set({ password_hash: passwordHash, set_up_hash: null, set_up_expires_at: null })
          .where('id', '=', id)
          .where('set_up_hash', '=', set_up_hash)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Refusal('set_up_over')
        await endOperatorSessionsOf(trx, id)
        return begin(trx, id, email, 'set_up')
      })
    }),

    operatorRoute(calls.readOperator, schemas.readOperator, async ({ caller }) => {
      const operator = await operatorsStore.byId(db, caller.accountId)
      if (!operator) throw new Refusal('sign_in_required')
      return { operator: { id: operator.id, email: operator.email, is_locked: caller.isLocked } }
    }),
  ]
}
