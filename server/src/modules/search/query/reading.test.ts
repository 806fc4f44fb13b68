import type { CallInput } from '@hanap/contracts/call'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asking, startTestApp, type TestApp } from '../../../testing/app.ts'
import { soon } from '../../../testing/soon.ts'
import { buildJobs } from '../../jobs/factory.ts'

type Asked = NonNullable<CallInput<typeof searchJobs>['query']>

let app: TestApp

const search = async (query: Asked, asking: Asking = {}) =>
  (await app.call(searchJobs, { query }, { market: 'sg', ...asking })).data
const titles = async (query: string, asking: Asking = {}) =>
  (await search({ query }, asking)).jobs.map(job => job.job_title)

beforeAll(async () => {
  app = await startTestApp()
  const jobs = [
    { title: '会计主管', language: 'zh-cn' },
    { title: 'Akauntan Kanan', language: 'ms' },
    { title: 'Staf Akuntansi', language: 'id' },
    { title: 'Accountant', language: 'en', description: '<p>Night shift.</p>' },
    { title: 'Night Shift Nurse', language: 'en' },
    { title: 'Nurse, Shift at Night', language: 'en', skills: ['Accountant'] },
  ]
  await buildJobs(app.db, ...jobs.map(job => ({ ...job, market: 'sg' as const })))
  await soon(async () => expect((await search({})).total_num).toBe(jobs.length))
})
afterAll(() => app.close())

describe('a title is found in other languages', () => {
  test('after those that are as typed, and marked as such', async () => {
    const { jobs, translated } = await search({ query: 'accountant' })
    const [first, second, ...others] = jobs.map(job => job.job_title)
    expect([first, second]).toEqual(['Accountant', 'Nurse, Shift at Night'])
    expect(others.toSorted()).toEqual(['Akauntan Kanan', 'Staf Akuntansi', '会计主管'].toSorted())
    const names = translated.map(({ job_id, from, name }) => [
      jobs.find(job => job.id === job_id)?.job_title,
      from,
      name,
    ])
    expect(names.toSorted()).toEqual(
      [
        ['Akauntan Kanan', 'accountant', 'Akauntan'],
        ['Staf Akuntansi', 'accountant', 'Akuntansi'],
        ['会计主管', 'accountant', '会计'],
      ].toSorted(),
    )
  })

  test('from the reader’s language, too', async () => {
    expect((await titles('会計', { language: 4 })).toSorted()).toEqual(
      ['会计主管', 'Accountant', 'Akauntan Kanan', 'Staf Akuntansi'].toSorted(),
    )
  })

  test('not from what stands in quotes', async () => {
    expect(await titles('"accountant"')).toEqual(['Accountant', 'Nurse, Shift at Night'])
  })
})

describe('quotes, minus and prefixes', () => {
  test.each<[string, number, string[]]>([
    ['"night shift"', 1, ['Night Shift Nurse']],
    ['shift -accountant', 1, ['Night Shift Nurse']],
    ['title:accountant', 1, ['Accountant']],
    ['skill:accountant', 1, ['Nurse, Shift at Night']],
    ['職種：nurse', 4, ['Night Shift Nurse', 'Nurse, Shift at Night']],
  ])('%s', async (query, language, expected) => {
    expect((await titles(query, { language })).toSorted()).toEqual(expected.toSorted())
  })

  test('are said back as they were understood', async () => {
    const { clauses } = await search({ query: 'nurse "night shift" -manager title:"head nurse" cook:x' })
    expect(clauses).toEqual([
      { text: 'night shift', is_phrase: true, is_excluded: false, field: null },
      { text: 'manager', is_phrase: false, is_excluded: true, field: null },
      { text: 'head nurse', is_phrase: true, is_excluded: false, field: 'title' },
    ])
  })

  test('a phrase that no job has is searched as words, and the answer says so', async () => {
    const { jobs, relaxed, clauses } = await search({ query: '"nurse night"' })
    expect(jobs.map(job => job.job_title).toSorted()).toEqual(['Night Shift Nurse', 'Nurse, Shift at Night'])
    expect(relaxed).toEqual({
      dropped: [],
      corrected: [{ from: '"nurse night"', to: 'nurse night' }],
      query: 'nurse night',
    })
    expect(clauses).toEqual([])
  })

  test('may be let go of where they leave few', async () => {
    const { help } = await search({ query: 'title:nurse -shift' })
    expect(help?.queries[0]).toEqual({ query: 'title:nurse', change: 'freed', words: ['shift'], count: 2 })
  })
})
