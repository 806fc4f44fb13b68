import { expect, test } from 'vitest'
import { hasEndedSession } from './ended-session.server.ts'

const asking = (cookie: string) => new Request('https://hanap.example/get-started', { headers: { cookie } })

test.each([
  ['a=b; session_user=%7B%7D', true],
  ['__Host-session_user=%7B%7D; sessionid=x', true],
  ['session_user=', false],
  ['other_session_user=1', false],
  ['', false],
])('%s is left of a session that has ended: %s', (cookie, expected) => {
  expect(hasEndedSession(asking(cookie), null)).toBe(expected)
  expect(hasEndedSession(asking(cookie), {})).toBe(false)
})
