import type { SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { foundGroups } from './load-found.server.ts'

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

const itemsOf = () =>
  Object.fromEntries(
    foundGroups(fakePage({}), content)
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
