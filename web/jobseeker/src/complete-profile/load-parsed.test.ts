import type { SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { parsedGroups } from './load-parsed.server.ts'

const found = (value: string, confidence: number, start = 0) => ({
  value,
  confidence,
  text: value,
  start,
  end: start + value.length,
})

const content: SyncableContent = {
  resume_id: '1',
  problem: null,
  profile: {
    first_name: { ...found('Mara', 0.98), current: 'Maria' },
    last_name: { ...found('Villanueva', 0.98), current: null },
    phone_num: { ...found('+639175550142', 0.5), current: null },
    headline: null,
    about: null,
  },
  work_experiences: [
    {
      job_title: found('Clerk', 0.9, 10),
      company_name: found('Mabini Trading Co.', 0.95, 20),
      from: null,
      to: null,
      is_currently_working: false,
      description: null,
    },
    {
      job_title: found('Driver', 0.9, 40),
      company_name: found('Of the company', 0.4, 50),
      from: null,
      to: null,
      is_currently_working: false,
      description: null,
    },
  ],
  educations: [],
  skills: [],
  licenses: [],
  websites: [],
}

const itemsOf = (language: LanguageCode = 'en') =>
  Object.fromEntries(
    parsedGroups(fakePage({}, { language }), content)
      .flatMap(({ items }) => items)
      .map(item => [item.key, item]),
  )

test('what would replace something that the person typed is not chosen for them', () => {
  const items = itemsOf()
  expect(items['profile:first_name']).toMatchObject({ isChosen: false, isUnsure: false })
  expect(items['profile:last_name']).toMatchObject({ isChosen: true })
})

test('a guess is marked as one and not chosen', () => {
  const items = itemsOf()
  expect(items['profile:phone_num']).toMatchObject({ isChosen: false, isUnsure: true })
  expect(items['work:40']).toMatchObject({ isChosen: false, isUnsure: true })
  expect(items['work:10']).toMatchObject({ isChosen: true, isUnsure: false })
})

test('a text that is all of its line does not stand there twice', () => {
  const items = itemsOf()
  expect(items['profile:last_name']).toMatchObject({ label: 'Last name: Villanueva', source: null })
})

test('where family names come first, the found one does, too', () => {
  const [name] = Object.values(itemsOf('ja'))
  expect(name?.label).toBe('姓：Villanueva')
})
