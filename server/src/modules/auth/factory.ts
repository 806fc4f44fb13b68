import { loginGuest, loginRecruiter, register } from '@hanap/contracts/auth/auth.calls'
import { generateEmailCode, verifyEmail } from '@hanap/contracts/data/data.calls'
import type { MemberRole } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import type { TestApp, TestCallOptions } from '../../testing/app.ts'
import { caughtMails } from '../notifications/factory.ts'
import { newAccounts } from './accounts/new-accounts.ts'
import { createPasswords } from './passwords/passwords.ts'

/** Somebody with a session. */
export interface TestPerson {
  token: string
  id: string
  email: string
}

export const TEST_PASSWORD = 'correct horse'

let count = 0
const nextEmail = (who: string) => {
  count += 1
  return `${who}${count}@example.com`
}

const passwords = createPasswords()
let passwordHash: Promise<string> | undefined

export const buildSeeker = async (
  app: TestApp,
  { firstName = 'Ana', ...asking }: { firstName?: string } & TestCallOptions = {},
): Promise<TestPerson> => {
  const email = nextEmail('seeker')
  const { data } = await app.call(
    register,
    {
      body: {
        email,
        password: TEST_PASSWORD,
        first_name: firstName,
        last_name: 'Cruz',
        terms_and_condition: 1,
      },
    },
    asking,
  )
  return { token: data.session.token, id: data.user.id, email }
}

/** A seeker who has verified the address by a mailed code. */
export const buildVerifiedSeeker = async (app: TestApp, asking: Parameters<typeof buildSeeker>[1] = {}) => {
  const seeker = await buildSeeker(app, asking)
  await app.call(generateEmailCode, {}, { as: seeker })
  const code = await codeFromMail(app.db, seeker.email, 1)
  await app.call(verifyEmail, { query: { code } }, { as: seeker })
  return seeker
}

export const buildRecruiter = async (
  app: TestApp,
  { companyId, role = 'owner', language = 'en' }: { companyId: string; role?: MemberRole; language?: string },
): Promise<TestPerson> => {
  const email = nextEmail('recruiter')
  passwordHash ??= passwords.hash(TEST_PASSWORD)
  const id = await newAccounts.saveRecruiter(app.db, {
    email,
    passwordHash: await passwordHash,
    firstName: 'Rosa',
    lastName: 'Reyes',
    companyId,
    role,
    title: 'Talent partner',
    avatar: null,
    countryKey: 'ph',
    language,
    isDemo: false,
  })
  const { data } = await app.call(loginRecruiter, { body: { email, password: TEST_PASSWORD } })
  return { token: data.session.token, id, email }
}

export const buildGuest = async (app: TestApp) => {
  const { data } = await app.call(loginGuest)
  return { token: data.session.token }
}

/** The code in the last of so many mails to an address. */
export const codeFromMail = async (db: Db, email: string, mails: number): Promise<string> => {
  const all = await caughtMails(db, email, mails)
  const code = /^\d{6}$/m.exec(all.at(-1)?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code in the last mail to ${email}`)
  return code
}

/** Another code than the given one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
