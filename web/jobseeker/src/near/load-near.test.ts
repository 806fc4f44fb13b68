import { locationByKey } from '@hanap/markets/locations'
import { expect, test } from 'vitest'
import { fakePage, thrownBy } from '../testing/fake-page.ts'
import { loadNear } from './load-near.server.ts'

const leadsTo = async (query: string) => {
  const { to } = await thrownBy(async () => loadNear(fakePage({}), new URLSearchParams(query)))
  return to
}
const makati = locationByKey('ph', 'makati')?.id

test.each([
  [
    'a point of the browser’s, rounded',
    'near=14.554729,121.024445',
    '/job-search?near=14.55,121.02&sort=distance',
  ],
  ['a chosen place', `place=${makati}&radius=10`, '/job-search?near=14.55,121.03&radius=10&sort=distance'],
  [
    'the search that was looked at, in place of the place in it',
    'near=14.55,121.02&search=%2Fnurse-jobs-in-cebu-city%3FjobType%3Dfull-time%26page%3D2',
    '/nurse-jobs?jobType=full-time&near=14.55,121.02&sort=distance',
  ],
  ['no other site', 'near=1,2&search=%2F%2Fevil.example', '/job-search?near=1,2&sort=distance'],
])('leads on to the jobs around %s', async (_name, query, to) => {
  expect(await leadsTo(query)).toBe(to)
})

test.each(['', 'near=200,3', 'near=here', 'place=0', 'place=99999999'])('asks where one is: %s', query => {
  const view = loadNear(fakePage({}), new URLSearchParams(query))
  expect(view.regions.flatMap(([, places]) => places).length).toBeGreaterThan(50)
  expect(view.head.robots).toBe('noindex')
})
