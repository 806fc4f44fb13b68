import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { safeError } from './safe-error.ts'

const refused = (fields: object) => Object.assign(new DatabaseError('x', 1, 'error'), fields)

test('what a database’s error says of values is left out, and its own names stay', () => {
  const found = safeError(
    refused({
      message: 'duplicate key value violates unique constraint "accounts_email"',
      code: '23505',
      detail: 'Key (email_key)=(ana@example.com) already exists.',
      table: 'accounts',
      constraint: 'accounts_email',
    }),
  )
  expect(found).toMatchObject({
    type: 'DatabaseError',
    message: 'duplicate key value violates unique constraint "accounts_email"',
    code: '23505',
    table: 'accounts',
    constraint: 'accounts_email',
  })
  expect(JSON.stringify(found)).not.toContain('ana@')
  const wrong = refused({ message: 'invalid input syntax for type integer: "Ana Cruz"', code: '22P02' })
  expect(safeError(wrong).message).toBe('invalid input syntax for type integer')
})

test.each([
  [
    new SyntaxError(`Unexpected token 'A', "Ana Cruz" is not valid JSON`),
    'Unexpected token "…", "…" is not valid JSON',
  ],
  [new Error('550 no such user <ana.cruz+jobs@mail.example.com>'), '550 no such user <<address>>'],
  [new Error('to ana@example.com: refused'), 'to <address>: refused'],
  [new Error('the number +63 917 123 4567 is wrong'), 'the number <number> is wrong'],
  [new Error('S9000001B is no such person'), 'S<number>B is no such person'],
  [new Error('listen EADDRINUSE: 3000'), 'listen EADDRINUSE: 3000'],
])('%s', (error, message) => {
  expect(safeError(error).message).toBe(message)
})

test('a cause is told the same way, and the stack has its places alone', () => {
  const cause = Object.assign(new Error('no mail to ana@example.com'), { response: 'ana@example.com' })
  const found = safeError(new Error('sending failed', { cause }))
  expect(found.cause?.message).toBe('no mail to <address>')
  expect(JSON.stringify(found)).not.toContain('ana@')
  for (const line of found.stack.split('\n')) expect(line).toMatch(/^\s+at /)
})
