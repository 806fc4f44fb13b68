import { describe, expect, test } from 'vitest'
import { phoneView, readPhone } from './phone.ts'

describe('a phone number', () => {
  test.each([
    ['with its country’s code', '+63 917 123 4567', 'jp', '+639171234567'],
    ['as its own market writes it', '0917 123 4567', 'ph', '+639171234567'],
    ['with the code and the zero of home', '+63 0917 123 4567', 'ph', '+639171234567'],
    ['as Britons print theirs', '+44 (0) 20 7946 0958', 'ph', '+442079460958'],
    ['called from abroad', '00639171234567', 'ph', '+639171234567'],
    ['in Arabic digits', '٠٥٠١٢٣٤٥٦٧', 'ae', '+971501234567'],
    ['in full-width digits', '０９０−１２３４−５６７８', 'jp', '+819012345678'],
    ['of a country that is no market', '+49 1512 3456789', 'ph', '+4915123456789'],
  ] as const)('%s is one', (_how, text, market, number) => {
    expect(readPhone(text, market)).toBe(number)
  })

  test.each([
    ['words', 'not a phone', 'ph'],
    ['words around one', 'call +639171234567', 'ph'],
    ['too few digits', '+63 917 123', 'ph'],
    ['too many digits', '+63917123456789', 'ph'],
    ['a number of no country', '+999 123 456 789', 'ph'],
    ['one of home where nobody is at home', '0917 123 4567', 'com'],
    ['one with an extension', '+639171234567;ext=5', 'ph'],
    ['nothing', '', 'ph'],
  ] as const)('%s is none', (_what, text, market) => {
    expect(readPhone(text, market)).toBeUndefined()
  })

  test('is written as its country writes it, and belongs to one market where two share a code', () => {
    expect(phoneView('+12025550123', 'ph')).toEqual({
      number: '+12025550123',
      market: 'us',
      national: '(202) 555-0123',
      international: '+1 202 555 0123',
    })
    expect(phoneView('+14165550123', 'ph')).toMatchObject({ market: 'ca' })
    expect(phoneView('+4915123456789', 'ph')).toMatchObject({
      market: null,
      international: '+49 1512 3456789',
    })
  })

  test('that was kept unchecked is one of its owner’s market, or none', () => {
    expect(phoneView('0917 123 4567', 'ph')).toMatchObject({ number: '+639171234567' })
    expect(phoneView('not a phone', 'ph')).toBeNull()
    expect(phoneView(null, 'ph')).toBeNull()
  })
})
