import { searchJobs } from '@hanap/contracts/search/search.calls'
import { expect, test } from 'vitest'
import { fakeCard, fakePage, fakeSearchAnswer } from '../testing/fake-page.ts'
import { loadWeb3, topCompanies } from './load-web3.server.ts'

const card = (id: string, company: string | null, recruiter_id: string | null = null) =>
  fakeCard({ id, job_url: `/job/${id}`, company_id: company, company_name: company, recruiter_id })

test('companies stand by how many of the jobs are theirs, and are reached by their newest', () => {
  const found = topCompanies(
    [card('a', 'One'), card('b', 'Two', 'r1'), card('c', null), card('d', 'Two')],
    '/ar',
  )
  expect(found.map(({ name, openJobs, contactHref }) => [name, openJobs, contactHref])).toEqual([
    ['Two', 2, '/ar/job/b/chat'],
    ['One', 1, '/ar/job/a/apply'],
  ])
})

test.each([
  ['is listed by search engines', [card('a', 'One')], undefined],
  ['is not, while the market has none', [], 'noindex'],
])('the topic page %s', async (_name, jobs, robots) => {
  const answer = fakeSearchAnswer({ jobs, total_num: jobs.length })
  const view = await loadWeb3(fakePage({ [searchJobs.path]: () => ({ ok: true, data: answer }) }))
  expect([view.head.robots, view.jobs.length, view.searchHref]).toEqual([
    robots,
    jobs.length,
    '/job-search?jobFunctions=blockchain-web3',
  ])
})
