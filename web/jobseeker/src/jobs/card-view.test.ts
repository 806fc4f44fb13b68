import { placeText } from '@hanap/shared/job/place-text.server'
import { expect, test } from 'vitest'
import { fakeCard, fakePage } from '../testing/fake-page.ts'
import { cardViews } from './card-view.server.ts'

const now = new Date('2026-11-21T03:00:00Z')

test('a card answers what, who, where, how much and how fresh', () => {
  expect(cardViews(fakePage({}), [fakeCard({ workplace: 'hybrid' })], now)).toEqual([
    {
      id: 'j1',
      href: '/job/data-analyst-j1',
      title: 'Data Analyst',
      company: 'Tala Payments',
      facts: ['Makati, Metro Manila', 'Hybrid', 'Full-time'],
      salary: '₱40,000 – ₱60,000 a month',
      posted: '3 days ago',
      isVerified: true,
    },
  ])
})

test('what an ad does not say is left out, and work on site goes without saying', () => {
  const bare = fakeCard({
    company_name: null,
    salary_range_value: null,
    job_type: null,
    job_location: null,
    job_region: null,
    is_company_verified: false,
  })
  expect(cardViews(fakePage({}), [bare], now)[0]).toMatchObject({ company: '', facts: [] })
  expect(cardViews(fakePage({}), [bare], now)[0]).not.toHaveProperty('salary')
})

test('an ad in another language than the page’s names it, and its link keeps the page’s', () => {
  const page = fakePage({}, { market: 'ph', language: 'ar' })
  expect(cardViews(page, [fakeCard()], now)[0]).toMatchObject({
    href: '/ar/job/data-analyst-j1',
    lang: 'en',
  })
})

test.each([
  ['en', 'Makati, Metro Manila'],
  ['ar', 'Makati، Metro Manila'],
  ['ja', 'Metro ManilaMakati'],
] as const)('places are written the way of %s', (language, text) => {
  expect(placeText(language, { job_location: 'Makati', job_region: 'Metro Manila' })).toBe(text)
})

test('a region that is its own place is named once', () => {
  expect(placeText('en', { job_location: 'Singapore', job_region: 'Singapore' })).toBe('Singapore')
  expect(placeText('en', { job_location: null, job_region: 'Cebu' })).toBe('Cebu')
})

test.each([
  ['en', 'Manila', 'Metro Manila', 'Manila'],
  ['en', 'Quezon City', 'Quezon', 'Quezon City'],
  ['en', 'South Jakarta', 'Jakarta', 'South Jakarta'],
  ['en', 'York', 'North Yorkshire', 'York, North Yorkshire'],
  ['ar', 'الرياض', 'منطقة الرياض', 'الرياض'],
  ['ja', '大阪市', '大阪府', '大阪市'],
  ['ja', '千代田区', '東京都', '東京都千代田区'],
] as const)('in %s %s of %s is %s', (language, job_location, job_region, text) => {
  expect(placeText(language, { job_location, job_region })).toBe(text)
})

test('a new job says so for two days, and one that closes within a week says when', () => {
  const view = (refreshed_at: string, expired_at: string | null) =>
    cardViews(fakePage({}), [fakeCard({ refreshed_at, expired_at })], now)[0]
  expect(view('2026-11-20T03:00:00Z', '2026-11-27T15:59:59Z')).toMatchObject({
    isNew: true,
    closes: 'Apply by Nov 27, 2026',
  })
  const old = view('2026-11-19T02:59:59Z', '2026-11-29T15:59:59Z')
  expect(old).not.toHaveProperty('isNew')
  expect(old).not.toHaveProperty('closes')
  expect(view('2026-11-20T03:00:00Z', '2026-11-20T15:59:59Z')).not.toHaveProperty('closes')
})

test('a job that is posted for several places says where else', () => {
  const at = (place: string, id: string) => ({
    id,
    job_url: `/job/x-${id}`,
    job_location: place,
    published_at: '2026-11-01T02:00:00Z',
  })
  const also = (...others: ReturnType<typeof at>[]) =>
    cardViews(fakePage({}), [fakeCard({ also_posted: others })], now)[0]?.also
  expect(also()).toBeUndefined()
  expect(also(at('Cebu', 'a'), at('Davao', 'b'))).toBe('Also in Cebu and Davao')
  const five = ['A', 'B', 'C', 'D', 'E'].map(place => at(place, place))
  expect(also(...five)).toBe('Also in A, B, C and 2 more places')
  expect(also(...five.slice(1))).toBe('Also in B, C, D and 1 more place')
  expect(also(at('Makati', 'a'), at('Makati', 'b'))).toBe('Posted 3 times')
})

test('a job that fits says why, and one that was opened says so', () => {
  const match = { score: 0.9, percent: 90, reasons: ['Data Analyst', 'Makati', 'Salary'] }
  const [card] = cardViews(fakePage({}), [fakeCard({ match, is_viewed: true })], now)
  // The two best reasons are enough for a list.
  expect(card).toMatchObject({ fits: 'Fits: Data Analyst, Makati', seen: 'Seen' })
  const [plain] = cardViews(
    fakePage({}),
    [fakeCard({ match: { score: 0.1, percent: 10, reasons: [] } })],
    now,
  )
  expect(plain).not.toHaveProperty('fits')
  expect(plain).not.toHaveProperty('seen')
})

test('a card that cannot change has one view a language and market, until its age is told otherwise', () => {
  const shared = Object.freeze(fakeCard())
  const [page, later] = [fakePage({}), new Date(now.getTime() + 86_400_000)]
  const [view] = cardViews(page, [shared], now)
  expect(cardViews(page, [shared], new Date(now.getTime() + 60_000))[0]).toBe(view)
  expect(Object.isFrozen(view)).toBe(true)
  expect(cardViews(fakePage({}, { market: 'ph', language: 'ar' }), [shared], now)[0]?.href).toContain('/ar/')
  expect(cardViews(page, [shared], later)[0]).toEqual({ ...view, posted: '4 days ago' })
  const own = cardViews(page, [{ ...shared, is_saved: true }], now)[0]
  expect(own).toEqual({ ...view, isSaved: true })
  expect(Object.isFrozen(own)).toBe(false)
})
