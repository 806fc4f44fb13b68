import { describe, expect, test } from 'vitest'
import { detailsIn, isPassExpired, type MyinfoDetails, maskedUinfin, userIdentityOf } from './myinfo.ts'

const details = (parts: Partial<MyinfoDetails> = {}): MyinfoDetails => ({
  uinfin: 'G1612345P',
  name: 'ADELINE FERNANDEZ',
  residentialStatus: { code: 'A', desc: 'ALIEN' },
  nationality: { code: 'PH', desc: 'FILIPINO' },
  passType: { code: 'P1Pass', desc: 'Employment Pass' },
  passStatus: 'Live',
  passExpiryDate: '2026-11-21',
  ...parts,
})

test('details are read from person_info by their scopes; what is empty or unavailable is null', () => {
  const person_info = {
    uinfin: { value: 'S9000001B', source: '1' },
    name: { unavailable: true },
    residentialstatus: { code: 'C', desc: 'CITIZEN' },
    nationality: { code: 'SG', desc: '' },
    passtype: { code: '', desc: '' },
    passstatus: { code: 'Live' },
    passexpirydate: { value: '31/12/2026' },
  }
  expect(detailsIn({ sub: 'x', person_info })).toEqual({
    uinfin: 'S9000001B',
    name: null,
    residentialStatus: { code: 'C', desc: 'CITIZEN' },
    nationality: { code: 'SG', desc: 'SG' },
    passType: null,
    passStatus: 'Live',
    passExpiryDate: null,
  })
})

test.each([
  ['no person_info', { sub: 'x' }],
  ['no national ID number', { person_info: { name: { value: 'TAN' } } }],
  ['an unavailable number', { person_info: { uinfin: { unavailable: true } } }],
  ['a number of another form', { person_info: { uinfin: { value: '123' } } }],
  ['something else', 'text'],
])('there are no details in an answer with %s', (_, answer) => {
  expect(detailsIn(answer)).toBeUndefined()
})

describe('the user identity that details prove', () => {
  test.each([
    ['C', null, 1],
    ['P', null, 2],
    ['P', 'P1Pass', 2],
    ['A', 'P1Pass', 3],
    ['A', 'PEP', 3],
    ['A', 'SPass', 4],
    ['A', 'RPass', 5],
    ['A', 'DP', 6],
    ['A', 'LTVP', 7],
    ['A', 'STP', 8],
    ['A', 'WHP', 9],
    ['A', null, 9],
    ['', 'constructor', 9],
  ])('residential status %s with pass %s is %i', (status, pass, identity) => {
    const given = details({
      residentialStatus: status === '' ? null : { code: status, desc: status },
      passType: pass === null ? null : { code: pass, desc: pass },
    })
    expect(userIdentityOf(given)).toBe(identity)
  })
})

describe('a pass', () => {
  test.each([
    ['on its last day', '2026-11-21T03:00:00Z', false],
    ['to the last minute of its last day in Singapore', '2026-11-21T15:59:59Z', false],
    ['on the day after, in Singapore', '2026-11-21T16:00:00Z', true],
  ])('%s: expired is %s', (_, now, isExpired) => {
    expect(isPassExpired(details(), new Date(now))).toBe(isExpired)
  })

  test.each(['C', 'P'])('is not needed with residential status %s', code => {
    const resident = details({ residentialStatus: { code, desc: '' }, passExpiryDate: '2020-01-01' })
    expect(isPassExpired(resident, new Date('2026-11-21'))).toBe(false)
  })
})

test('a masked number shows its last four letters and digits', () => {
  expect(maskedUinfin('S1234567D')).toBe('*****567D')
})
