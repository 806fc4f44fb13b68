import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import { jobsForYou } from '@hanap/contracts/recommendation/recommendation.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { mainFunctions } from '@hanap/markets/functions'
import { fakePage } from '@hanap/shared/testing/fake-page'
import { expect, test } from 'vitest'
import { loadForYou } from './load-for-you.server.ts'

const [field] = mainFunctions('en')

const preference = {
  is_default: true,
  function_job_title_id: field?.sub_function_list[0]?.job_titles[0]?.id,
  job_function_id: null,
  main_function_id: null,
}

const job = (id: string, more = {}) => ({
  id,
  job_url: `/job/${id}`,
  job_title: 'Nurse',
  company_name: 'Tala',
  refreshed_at: '2026-11-20T00:00:00Z',
  also_posted: [],
  distance_km: null,
  job_location: null,
  job_type: null,
  workplace: null,
  match: null,
  ...more,
})

const shownOf = async (fitting: readonly string[]) => {
  const page = fakePage({
    [jobsForYou.path]: () => ({
      ok: true,
      data: {
        jobs: fitting.map(id => job(id, { match: { percent: 54, reasons: [] } })),
        has_preferences: true,
      },
    }),
    [readMe.path]: () => ({
      ok: true,
      data: { user: { job_preferences: [preference] } },
    }),
    [searchJobs.path]: ({ query }) => ({
      ok: true,
      data: {
        jobs:
          query?.main_functions === String(field?.id)
            ? [job('a'), job('seen', { is_viewed: true }), job('b'), job('c'), job('d')]
            : [],
      },
    }),
  })
  const view = await loadForYou(page, page.call(readMe, {}))
  return { ids: view?.jobs.map(({ id }) => id), matches: view?.matches.length, field: view?.field }
}

test('new jobs of the field fill the row of the few that fit, without those that were seen', async () => {
  expect(await shownOf(['a'])).toEqual({ ids: ['a', 'b', 'c'], matches: 1, field: field?.value })
})

test('where nothing fits, or a row of jobs does, the field adds none', async () => {
  expect((await shownOf([])).ids).toEqual([])
  expect(await shownOf(['x', 'y', 'z'])).toEqual({ ids: ['x', 'y', 'z'], matches: 3, field: undefined })
})
