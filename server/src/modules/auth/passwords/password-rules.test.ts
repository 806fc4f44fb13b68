import * as calls from '@hanap/contracts/auth/auth.calls'
import { registerUser } from '@hanap/contracts/data/data.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildGuest, buildSeeker, codeFromMail, TEST_PASSWORD } from '../factory.ts'
import { isCommonPassword } from './common-passwords.ts'
import { createPasswordLink } from './password-links.ts'

let app: TestApp
let count = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const nextEmail = () => {
  count += 1
  return `rules${count}@example.com`
}

/** Every place at which a password is set: answers what became of it, and the errors of its field. */
const places: Record<string, (password: string) => Promise<{ status: number; said: string[] | undefined }>> =
  {
    'auth/register': async password => {
      const { status, errors } = await app.call(calls.register, {
        body: { email: nextEmail(), password, first_name: 'Ana' },
      })
      return { status, said: errors.password }
    },
    'data/users/register': async password => {
      const { status, errors } = await app.call(registerUser, {
        body: { email: nextEmail(), password, first_name: 'Ana' },
      })
      return { status, said: errors.password }
    },
    'auth/set-password': async password => {
      const seeker = await buildSeeker(app)
      const token = await createPasswordLink(app.db, seeker.id)
      const { status, errors } = await app.call(calls.setPassword, {
        body: { token, new_password: password },
      })
      return { status, said: errors.new_password }
    },
    'auth/reset-password': async password => {
      const { email } = await buildSeeker(app)
      const as = await buildGuest(app)
      await app.call(calls.sendResetCode, { body: { email } }, { as })
      const otp = await codeFromMail(app.db, email, 1)
      const { status, errors } = await app.call(
        calls.resetPassword,
        { body: { email, otp, new_password: password } },
        { as },
      )
      return { status, said: errors.new_password }
    },
    'auth/change-password': async password => {
      const as = await buildSeeker(app)
      const { status, errors } = await app.call(
        calls.changePassword,
        { body: { password: TEST_PASSWORD, new_password: password } },
        { as },
      )
      return { status, said: errors.new_password }
    },
  }

const common = ['This password is one of the most common ones. Choose another.']
const short = ['Enter at least 8 characters.']

describe.each(Object.entries(places))('%s', (_, set) => {
  test.each([
    ['12345678', common],
    ['password1', common],
    ['PassWord1', common],
    ['ｑｗｅｒｔｙｕｉｏｐ', common],
    ['seven77', short],
    // Seven characters, though fourteen units of UTF-16.
    ['🦀'.repeat(7), short],
  ])('refuses %s', async (password, said) => {
    expect(await set(password)).toEqual({ status: 422, said })
  })

  test.each([
    ['eight characters of one kind', 'qzkwvjxp'],
    ['eight that are not Latin', '桜並木の下の猫'.padEnd(8, '二')],
    ['eight that take two units each', '🦀'.repeat(8)],
    ['64 that take two units each', '🦀'.repeat(64)],
    ['blanks', 'a b c d e'],
  ])('takes %s', async (_kind, password) => {
    expect((await set(password)).status).toBe(200)
  })
})

test('a password is compared as it was typed: no part of it is cut off, no capital is like a small letter', async () => {
  const email = nextEmail()
  const password = `${'🦀'.repeat(63)}Z`
  await app.call(calls.register, { body: { email, password, first_name: 'Ana' } })
  const logIn = async (typed: string) =>
    (await app.call(calls.loginSeeker, { body: { email, password: typed } })).status
  expect(await logIn(password)).toBe(200)
  expect(await logIn(`${'🦀'.repeat(63)}z`)).toBe(401)
  expect(await logIn(`${'🦀'.repeat(63)}Y`)).toBe(401)
})

test.each(['iloveyou', 'Football1', 'sunshine', '11111111', 'qwertyuiop', 'princess1', 'letmein1'])(
  '%s is one of the commonest',
  password => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each([TEST_PASSWORD, 'battery staple', 'qzkwvjxp'])('%s is not', password => {
  expect(isCommonPassword(password)).toBe(false)
})
