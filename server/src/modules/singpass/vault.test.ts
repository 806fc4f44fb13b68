import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const indexKey = randomBytes(32)
const first = randomBytes(32)
const second = randomBytes(32)
const vault = createVault({ dataKeys: new Map([['first', first]]), indexKey })

test('what is sealed opens again, says nothing, and is never the same twice', () => {
  const one = vault.seal('identity a', 'S9000001B')
  const two = vault.seal('identity a', 'S9000001B')
  expect(vault.open('identity a', one)).toBe('S9000001B')
  expect(one.sealed.includes('S9000001B')).toBe(false)
  expect(one.sealed.equals(two.sealed)).toBe(false)
})

test('it opens as what it was sealed as only, and not once a bit has changed', () => {
  const row = vault.seal('identity a', 'S9000001B')
  expect(() => vault.open('identity b', row)).toThrow()
  const changed = Buffer.from(row.sealed)
  changed.writeUInt8(changed.readUInt8(20) ^ 1, 20)
  expect(() => vault.open('identity a', { ...row, sealed: changed })).toThrow()
})

test('a new first key seals, and an older one still opens what it sealed', () => {
  const old = vault.seal('identity a', 'S9000001B')
  const rotated = createVault({
    dataKeys: new Map([
      ['second', second],
      ['first', first],
    ]),
    indexKey,
  })
  expect(rotated.seal('identity a', 'x').data_key_id).toBe('second')
  expect(rotated.open('identity a', old)).toBe('S9000001B')
  expect(rotated.knows('third')).toBe(false)
  const lost = createVault({ dataKeys: new Map([['second', second]]), indexKey })
  expect(() => lost.open('identity a', old)).toThrow('first')
})

test('an index is the same for the same number, and another under another key', () => {
  expect(vault.indexOf('S9000001B')).toEqual(vault.indexOf('S9000001B'))
  expect(vault.indexOf('S9000001B')).not.toEqual(vault.indexOf('S9000002J'))
  const other = createVault({ dataKeys: new Map([['first', first]]), indexKey: randomBytes(32) })
  expect(other.indexOf('S9000001B')).not.toEqual(vault.indexOf('S9000001B'))
})
