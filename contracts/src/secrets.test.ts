import { expect, test } from 'vitest'
import { registry } from './registry.ts'

/** Secrets in an address, each with the reason; none is a session's. */
const inAddresses: Record<string, string> = {
  'readPasswordLink.token':
    'a mailed link’s, shown before anything is set; the page drops it from its address',
  'verifyEmail.code': 'the specification’s call: of use only in the session that asked, once, for 10 minutes',
  'readJobAlertLink.token': 'a mailed link’s, shown before anything is done',
  'readOperatorSetUp.token': 'the command line’s link, used once; the page that it opens is kept nowhere',
  'readAppeal.token': 'a mailed link’s, which lets a verdict be appealed against once',
  'readInvitation.token': 'a mailed link’s, of use only to its own address',
}

test('no address carries a secret outside the short named list', () => {
  const secrets = registry.flatMap(({ name, schemas }) =>
    Object.keys({ ...schemas.query?.shape, ...schemas.params?.shape })
      .filter(
        field => /pass|otp|code$|token|secret|session|email|phone/i.test(field) && field !== 'language_code',
      )
      .map(field => `${name}.${field}`),
  )
  expect(secrets).toContain('verifyEmail.code')
  expect(secrets.filter(each => !(each in inAddresses))).toEqual([])
})

test('what browsers and proxies may keep is what anybody may read', () => {
  const kept = registry.filter(({ call }) => call.cacheControl && !/no-store/.test(call.cacheControl))
  expect(kept.length).toBeGreaterThan(0)
  expect(
    kept.filter(({ call }) => call.who !== 'public' || call.method !== 'GET').map(({ name }) => name),
  ).toEqual([])
})
