import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings, WrongSetting } from './settings.ts'

const key = () => randomBytes(32).toString('base64')
const singpass = {
  SINGPASS_ISSUER: 'https://id.singpass.gov.sg/fapi',
  SINGPASS_CLIENT_ID: 'client',
  SINGPASS_DATA_KEYS: `new:${key()}, old:${key()}`,
  SINGPASS_INDEX_KEY: key(),
}
const production = {
  HANAP_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/hanap',
  SMTP_URL: 'smtp://mail.example',
}

test('all of Singpass’s settings or none', () => {
  expect(readSettings(production).SINGPASS_ISSUER).toBeUndefined()
  const settings = readSettings({ ...production, ...singpass })
  expect([...(settings.SINGPASS_DATA_KEYS?.keys() ?? [])]).toEqual(['new', 'old'])
  expect(settings.SINGPASS_INDEX_KEY).toHaveLength(32)
})

describe('the start is refused', () => {
  test.each(Object.keys(singpass))('in production and elsewhere when %s alone is missing', name => {
    const others = Object.entries(singpass).filter(([each]) => each !== name)
    for (const base of [production, {}])
      expect(() => readSettings({ ...base, ...Object.fromEntries(others) })).toThrow(
        new WrongSetting(`Singpass is only partly configured. Missing settings: ${name}`),
      )
  })

  test.each([
    ['a short data key', { SINGPASS_DATA_KEYS: 'new:abc' }],
    ['a data key without a name', { SINGPASS_DATA_KEYS: key() }],
    ['a short index key', { SINGPASS_INDEX_KEY: 'abc' }],
    ['an issuer that is no address', { SINGPASS_ISSUER: 'singpass' }],
  ])('with %s, by its name', (_, wrong) => {
    const [name = ''] = Object.keys(wrong)
    expect(() => readSettings({ ...production, ...singpass, ...wrong })).toThrow(name)
  })

  test('in production with an issuer without TLS', () => {
    const insecure = { ...singpass, SINGPASS_ISSUER: 'http://127.0.0.1:1' }
    expect(() => readSettings({ ...production, ...insecure })).toThrow('https')
    expect(readSettings(insecure).SINGPASS_ISSUER).toBe('http://127.0.0.1:1')
  })
})
