import { refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { countryOf } from '../rules.ts'
import { type NewRecruiter, newAccounts } from './new-accounts.ts'
import { refuseSignedIn, type SignInContext, signIn } from './register.ts'

/** What a recruiter's registration asks for beside the company. */
export interface RecruiterRegistration {
  email: string
  password: string
  first_name: string
  last_name: string
  title: string
  country_key?: string | undefined
}

export interface PreparedRecruiter {
  recruiter: Omit<NewRecruiter, 'isEmailVerified'>
  visit: SignInContext
}

/** Registers recruiters under the rules of seekers' registration. */
export const createRecruiterRegistrar = (passwords: Passwords) => ({
  /** All that is slow or may be refused before anything is written. */
  prepare: async (fields: RecruiterRegistration, context: SignInContext): Promise<PreparedRecruiter> => {
    refuseSignedIn(context.caller)
    return {
      visit: context,
      recruiter: {
        email: fields.email,
        passwordHash: await passwords.hashChosen(fields.password, 'password'),
        firstName: fields.first_name,
        lastName: fields.last_name,
        title: fields.title,
        countryKey: countryOf(fields.country_key, context.market.key),
        language: context.language,
      },
    }
  },

  /**
   * Makes the account, of no company yet, and signs it in, in the caller's transaction. `isAddressProven`: who
   * registers has read a mail to the address. A taken address is a refusal of the field `email`.
   */
  register: async (
    trx: Db,
    { recruiter, visit }: PreparedRecruiter,
    { isAddressProven }: { isAddressProven: boolean },
  ) => {
    const account = await newAccounts.insertRecruiter(trx, {
      ...recruiter,
      isEmailVerified: isAddressProven,
    })
    if (!account) throw refuseField('email', 'email_taken')
    return signIn(trx, account, visit, true)
  },
})

export type RecruiterRegistrar = ReturnType<typeof createRecruiterRegistrar>
