import { changeEmail, sendEmailCode } from '@hanap/contracts/auth/auth.calls'
import { joinCompany, registerRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import type { TestApp } from '../../testing/app.ts'
import { codeFromMail, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { caughtMails } from '../notifications/factory.ts'

let count = 0

export const nextEmail = () => {
  count += 1
  return `newcomer${count}@example.com`
}

export const registrationFields = (email: string, more: object = {}) => ({
  email,
  password: TEST_PASSWORD,
  first_name: 'Nora',
  last_name: 'Lim',
  title: 'Head of people',
  company_name: `Company of ${email}`,
  terms_and_condition: 1 as const,
  ...more,
})

/** A recruiter who has just registered: of no company, the address not verified. */
export const buildNewcomer = async (app: TestApp, companyName?: string): Promise<TestPerson> => {
  const email = nextEmail()
  const body = registrationFields(email, companyName === undefined ? {} : { company_name: companyName })
  const { data } = await app.call(registerRecruiter, { body })
  return { token: data.session.token, id: data.user.id, email }
}

/** Verifies the address by a mailed code; the session begins anew. */
export const verifyAddress = async (app: TestApp, as: TestPerson, mails = 1): Promise<TestPerson> => {
  const { email } = as
  await app.call(sendEmailCode, { body: { email } }, { as })
  const otp = await codeFromMail(app.db, email, mails)
  const { data } = await app.call(changeEmail, { body: { email, otp } }, { as })
  return { ...as, token: data.session.token }
}

/** A recruiter who has verified the address and gone to the company. */
export const buildJoined = async (app: TestApp, companyName?: string): Promise<TestPerson> => {
  const as = await verifyAddress(app, await buildNewcomer(app, companyName))
  await app.call(joinCompany, { body: {} }, { as })
  return as
}

/** The token in the last of so many mails to an address. */
export const mailedInvitation = async (app: TestApp, email: string, mails = 1): Promise<string> => {
  const all = await caughtMails(app.db, email, mails)
  const token = /sign-up\?invitation=([\w-]+)/.exec(all.at(-1)?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no invitation in the last mail to ${email}`)
  return token
}
