import { translator } from '@hanap/i18n/catalogues'
import { expect, test } from 'vitest'
import { addTitle } from './add-title.ts'

test.each([
  ['en', 'Mobile number', 'Add mobile number'],
  ['tr', 'İş deneyimi', 'İş deneyimi ekle'],
  ['ja', '学歴', '学歴を追加'],
] as const)(
  'what is added stands within the phrase, which begins as a title, %s',
  (language, what, title) => {
    expect(addTitle(what, translator(language))).toBe(title)
  },
)
