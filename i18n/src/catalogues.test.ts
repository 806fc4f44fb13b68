import { languages } from '@hanap/markets/languages'
import { expect, test } from 'vitest'
import { catalogue, pickMessages, translationFile, translationManifest, translator } from './catalogues.ts'
import { areas } from './message-key.ts'
import { createTranslator } from './translate.ts'

test('a page carries only the areas and messages that it names', () => {
  const picked = pickMessages('en', ['maintenance', 'common.save'])
  expect(Object.keys(picked).sort()).toEqual(['common.save', 'maintenance.heading', 'maintenance.text'])
})

test('picked messages survive the way to the browser', () => {
  const sent = JSON.parse(JSON.stringify(pickMessages('ar', ['search'])))
  const t = createTranslator('ar', sent)
  expect(t('search.results', { count: 3 })).toBe(translator('ar')('search.results', { count: 3 }))
})

test('the manifest names every file of every language, and each file has the hash it names', () => {
  const manifest = translationManifest()
  expect(Object.keys(manifest.languages)).toEqual(languages.map(({ code }) => code))
  for (const { code } of languages) {
    for (const area of areas) {
      const file = translationFile(code, `${area}.json`)
      expect(file?.hash).toBe(manifest.languages[code][area])
      expect(JSON.parse(file?.body ?? '')).toEqual(catalogue(code, [area]))
    }
  }
})

test.each([
  ['en', 'nothing.json'],
  ['xx', 'common.json'],
  ['en', '../../package.json'],
  ['en', 'constructor'],
])('there is no file %s/%s', (language, file) => {
  expect(translationFile(language, file)).toBeUndefined()
})

test('the maintenance page and section 8 say what the specification says', () => {
  const t = translator('en')
  const email = 'support@hanap.example'
  expect(t('maintenance.heading')).toBe('We are under maintenance.')
  expect(t('maintenance.text')).toBe(
    'The page that you are looking for is currently under maintenance and will be back soon!',
  )
  expect(t('errors.server_error', { email })).toBe(
    'We are sorry. Something went wrong. There was an unexpected server error. Try refreshing the page or contact support at support@hanap.example for assistance.',
  )
  expect(t('errors.invalid_credential')).toBe('invalid credential')
  expect(t('errors.account_suspended')).toBe('account suspended')
  expect(t('errors.too_many_attempts')).toBe('Too many attempts. Try again later.')
  expect(t('errors.job_alert_failed', { email })).toBe(
    'Failed to enable job alert. Please contact support at support@hanap.example for assistance.',
  )
  expect(t('errors.email_taken')).toBe('The email has already been taken.')
})
