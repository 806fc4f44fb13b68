import { functionText } from '@hanap/markets/functions'
import { describe, expect, test } from 'vitest'
import { mapFunction } from './function.ts'
import { titleParts } from './title.ts'

const nameOf = (id: number | null) => (id === null ? null : functionText(id, 'en'))
const mainOf = (title: string, categories: string[] = [], text = '') =>
  nameOf(mapFunction({ title, categories, text }).mainFunctionId)

describe('the main function of a title', () => {
  test.each([
    ['Senior Software Engineer (m/f/d)', 'Information Technology'],
    ['Sales Engineer', 'Sales & Business Development'],
    ['Director of Product Marketing', 'Marketing & Communications'],
    ['Assistant to the Marketing Director', 'Marketing & Communications'],
    ['Staff Nurse RGN Nights', 'Healthcare'],
    ['Live in Care Worker Jobs Coventry', 'Domestic & Care Work'],
    ['Paralegal | Permanent WFH | Night Shift', 'Legal & Government'],
    ['Staff Administrasi', 'Administration & Office Support'],
    ['Admin Gudang', 'Logistics & Transport'],
    ['Guru Bahasa Inggris', 'Education & Training'],
    ['Tukang Las', 'Construction & Skilled Trades'],
    ['Juruelektrik', 'Construction & Skilled Trades'],
    ['Desenvolvedor(a) Front-End Júnior', 'Information Technology'],
    ['Enfermeira', 'Healthcare'],
    ['Cocinero/a', 'Food & Beverage'],
    ['Contadora', 'Accounting & Finance'],
    ['Satış Mühendisi', 'Sales & Business Development'],
    ['İnsan Kaynakları Uzmanı', 'Human Resources'],
    ['Ön Muhasebe Elemanı', 'Accounting & Finance'],
    ['محاسبة', 'Accounting & Finance'],
    ['مهندس مدني', 'Engineering'],
    ['فني تدفئة وتهوية وتكييف', 'Construction & Skilled Trades'],
    ['معلمات رياض أطفال', 'Education & Training'],
    ['営業マネージャー（建設資材）<JP290622>', 'Sales & Business Development'],
    ['日本語教師', 'Education & Training'],
    ['工場長（金属加工）', 'Manufacturing & Production'],
    ['大数据开发工程师', 'Information Technology'],
    ['Python 工程師(新店區)', 'Information Technology'],
    ['房地产置业顾问', 'Real Estate & Property'],
    ['門市人員', 'Retail'],
    ['Zzyzx', null],
  ])('%s', (title, expected) => {
    expect(mainOf(title)).toBe(expected)
  })
})

test('a title of our lists gives sub-function and title too, in any language', () => {
  for (const title of ['Front-End Developer', 'フロントエンド開発者', '前端工程師', 'مطور واجهات أمامية'])
    expect(nameOf(mapFunction({ title, categories: [], text: '' }).jobFunctionId)).toBe(
      'Software Development',
    )
  expect(nameOf(mapFunction({ title: 'Registered Nurse', categories: [], text: '' }).functionTitleId)).toBe(
    'Registered Nurse',
  )
})

test('the source’s category decides what the title leaves open, and not what it says', () => {
  expect(mainOf('Team Leader', ['Information Technology'])).toBe('Information Technology')
  expect(mainOf('Team Leader', ['Hospitality > Restaurant'])).toBe('Food & Beverage')
  expect(mainOf('Registered Nurse', ['Sales'])).toBe('Healthcare')
})

test('the description decides where nothing else does', () => {
  const text =
    'You lead nurses on the ward, plan nursing shifts and care for patients of the hospital and its clinic.'
  expect(mainOf('Deputy Manager', [], text)).toBe('Healthcare')
})

test('who manages projects or operations does so in a field', () => {
  expect(mainOf('Restaurant Operations Manager')).toBe('Food & Beverage')
  expect(mainOf('Project Manager')).toBe('Management & Consulting')
})

test('titles come apart without numbers, seniority, gender and places', () => {
  const texts = (title: string) => titleParts(title).map(({ text }) => text)
  expect(texts('Sr. Cook (m/w/d) #4471')).toEqual(['Cook'])
  expect(texts('Cook / Baker – Manila')).toEqual(['Cook', 'Baker', 'Manila'])
  expect(texts('Support Worker Job Leeds')).toEqual(['Support Worker'])
  expect(texts('営業（求人）')).toEqual(['営業'])
  expect(texts('Senior')).toEqual(['Senior'])
})
