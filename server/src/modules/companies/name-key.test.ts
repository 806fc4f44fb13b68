import { expect, test } from 'vitest'
import { companyNameKey } from './name-key.ts'
import { pageSlug } from './page-slug.ts'

test.each([
  ['Acme Inc.', 'acme'],
  ['ACME, Corp', 'acme'],
  ['Acme Co., Ltd.', 'acme'],
  ['Acme Sdn. Bhd.', 'acme'],
  ['PT Acme Tbk', 'acme'],
  ['Acme S.A.', 'acme'],
  ['Acme d.o.o.', 'acme'],
  ['Acme Sanayi ve Ticaret A.Ş.', 'acme sanayi ve ticaret'],
  ['株式会社アクメ', 'アクメ'],
  ['アクメ株式会社', 'アクメ'],
  ['艾克有限公司', '艾克'],
  ['Café  Société', 'cafe societe'],
  ['İstanbul Işık', 'istanbul isik'],
  ['شركة أكمي', 'شركه اكمي'],
  ['Company', 'company'],
  ['Co', 'co'],
  ['A & B', 'a b'],
  ['???', '???'],
])('%s is compared as %s', (name, key) => {
  expect(companyNameKey(name)).toBe(key)
})

test.each([
  ['Senior Nurse (Night)', 'en', 'senior-nurse-night'],
  ['会計スタッフ', 'ja', '会計スタッフ'],
  ['C++ / C# Engineer', 'en', 'c-plus-plus-c-sharp-engineer'],
  ['!!!', 'en', 'job'],
  [`${'word '.repeat(40)}`, 'en', `${'word-'.repeat(15)}word`],
  ['x'.repeat(200), 'en', 'x'.repeat(80)],
  ['𠮷'.repeat(100), 'ja', '𠮷'.repeat(80)],
] as const)('the slug of %s in %s is %s', (title, language, slug) => {
  expect(pageSlug(title, language, 'job')).toBe(slug)
})
