import { Email } from '@hanap/contracts/fields.schemas'
import { describe, expect, test } from 'vitest'
import { emailKey } from './email-key.ts'

describe('an address is compared by its ASCII form', () => {
  test.each([
    ['Ana@Example.com', 'ana@example.com'],
    ['ana@Bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['Jöran@example.com', 'jöran@example.com'],
    ['Jo\u0308ran@example.com', 'jöran@example.com'],
    ['ａｎａ@ｅｘａｍｐｌｅ．com', 'ana@example.com'],
    ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
    ['مريم@مثال.إختبار', 'مريم@xn--mgbh0fb.xn--kgbechtv'],
  ])('%s is %s', (written, key) => {
    expect(emailKey(written)).toBe(key)
    expect(emailKey(emailKey(written))).toBe(key)
  })

  test.each([
    ['an address with a path behind it', 'ana@example.com/é', 'ana@example.com'],
    ['a domain in per cent signs', 'ana@b%C3%BCcher.example', 'ana@bücher.example'],
    ['a name in another script', 'аna@example.com', 'ana@example.com'],
  ])('%s is another', (_, one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other))
  })
})

describe('an address may be written in any script (RFC 6531)', () => {
  test.each([
    'ana@bücher.example',
    'josé.peña@mañana.example',
    '用户@例え.テスト',
    'مريم@مثال.إختبار',
    'अजय@डाटा.भारत',
    'ana@xn--bcher-kva.xn--p1ai',
    "o'neil+jobs@example.com",
  ])('%s is one, kept as it is written', address => {
    expect(Email.safeParse(address)).toMatchObject({ success: true, data: address })
  })

  test('signs that only look alike are kept as the one that they are', () => {
    expect(Email.parse('mi\u212ae@example.com')).toBe('miKe@example.com')
  })

  test.each([
    'no address',
    'ana@',
    '@example.com',
    'ana@example',
    'a..b@example.com',
    '.ana@example.com',
    'ana@exa mple.com',
    'ana\u200b@example.com',
    'ana\u202e@example.com',
    'ana@ex\u00adample.com',
    'ana@example.com/é',
    'ana@example.com\r\nBcc: x@example.com',
    'ana@例え.テ',
    '<ana@example.com>',
  ])('%j is none', address => {
    expect(Email.safeParse(address).success).toBe(false)
  })
})
