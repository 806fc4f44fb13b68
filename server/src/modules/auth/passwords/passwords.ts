import { hash, verify } from '@node-rs/argon2'
import { refuseBusy, refuseField } from '../../../calls/refusal.ts'
import { refuseInTransaction } from '../../../db/transactions.ts'
import { createWorkQueue } from '../../../tasks/work-queue.ts'
import { newToken } from '../sessions/tokens.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Half of Node's pool threads: files and names go on being read while people log in. */
const WIDTH = 2
const MAX_WAITING = 200

export interface Passwords {
  /** Of a password that a person chose: refuses one of the commonest, as a problem of the field. */
  hashChosen(password: string, field: 'password' | 'new_password'): Promise<string>
  /** Of a secret that nobody chose. */
  hash(secret: string): Promise<string>
  /** Takes as long when there is no hash to compare with, so that time says nothing about an address. */
  isRight(password: string, passwordHash: string | null): Promise<boolean>
}

/** argon2id with the library's defaults: 19 MiB, two passes, a salt of its own for each. */
export const createPasswords = (): Passwords => {
  const queue = createWorkQueue({ width: WIDTH, maxWaiting: MAX_WAITING, whenFull: refuseBusy })
  let nobodys: Promise<string> | undefined
  const inTurn = <Result>(work: () => Promise<Result>) => {
    refuseInTransaction('waiting for a password')
    return queue.run(work)
  }
  const hashed = (secret: string) => inTurn(() => hash(secret))
  return {
    hashChosen: async (password, field) => {
      if (isCommonPassword(password)) throw refuseField(field, 'password_common')
      return hashed(password)
    },
    hash: hashed,
    isRight: async (password, passwordHash) => {
      nobodys ??= hash(newToken())
      const compared = passwordHash ?? (await nobodys)
      const isEqual = await inTurn(() => verify(compared, password))
      return isEqual && passwordHash !== null
    },
  }
}
