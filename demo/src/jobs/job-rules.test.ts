import { options } from '@hanap/markets/lists'
import { expect, test } from 'vitest'
import { type DemoAd, demoAds } from '../ads/ads.ts'
import { demoCompanies } from '../companies/companies.ts'
import { mainMarkets } from '../companies/industries.ts'
import { CONTRACT, FREELANCE, FULL_TIME, INTERNSHIP, PART_TIME } from './terms.ts'

const ads = demoAds(demoCompanies())
const titled = (titles: RegExp) => ads.filter(ad => titles.test(ad.job.key))

/** A company that hires for itself: an agency looks for whom its customers need. */
const STAFFING = 14
const hiredBy = (list: readonly DemoAd[]) =>
  new Set(list.map(ad => ad.company.industryId).filter(id => id !== STAFFING))

const byLevel = (id: number) => (ad: DemoAd) => ad.experienceId >= id

/** Who is there whole days, and where they are. */
test.each([
  ['police officers, soldiers, firefighters', /^(police-officer|soldier|firefighter)$/, [FULL_TIME]],
  ['pilots and controllers', /^(pilot|air-traffic-controller|flight-attendant)$/, [FULL_TIME]],
  ['chiefs and directors', /^chief-.*-officer$|director$|^school-principal$|^hotel-manager$/, [FULL_TIME]],
  ['managers', /^(store|restaurant|warehouse|plant|production|bank-branch)-manager$/, [FULL_TIME]],
  ['engineers of plants and sites', /^(civil|mechanical|electrical|drilling|mining)-engineer$/, [FULL_TIME]],
  ['seafarers', /^(seafarer|deck-officer|marine-engineer)$/, [CONTRACT]],
  ['interns', /^intern$/, [INTERNSHIP]],
])('%s are employed in one way alone', (_, titles, types) => {
  const found = titled(titles)
  expect(found.length).toBeGreaterThan(5)
  expect(found.filter(ad => !types.includes(ad.jobTypeId))).toEqual([])
})

test('work with hands, guests, patients, goods or machines is on site', () => {
  const onSite =
    /nurse|caregiver|barista|waiter|cook$|chef|dishwasher|cashier|driver|rider|cleaner|room-attendant|guard|welder|electrician|plumber|carpenter|mason|mechanic$|warehouse|factory|operator$|hairdresser|barber|midwife|dentist|surgeon|teller|firefighter|police|soldier|farm-worker|receptionist|housekeeper|nanny/
  const found = titled(onSite)
  expect(found.length).toBeGreaterThan(2500)
  expect(found.filter(ad => ad.workplace !== 'on_site').map(ad => ad.key)).toEqual([])
})

test('a virtual assistant works from home more often than not, an online teacher always', () => {
  expect(titled(/^online-english-teacher$/).filter(ad => ad.workplace !== 'remote')).toEqual([])
  const assistants = titled(/virtual-assistant$/)
  expect(assistants.filter(ad => ad.workplace === 'remote').length).toBeGreaterThan(assistants.length / 2)
})

test('interns are fresh graduates, chiefs are experienced, nobody is asked for ten years at the sink', () => {
  expect(ads.filter(ad => ad.jobTypeId === INTERNSHIP && ad.experienceId !== 1)).toEqual([])
  expect(titled(/^chief-.*-officer$|director$/).filter(ad => !byLevel(6)(ad))).toEqual([])
  expect(titled(/^(surgeon|ship-captain|executive-chef)$/).filter(ad => !byLevel(5)(ad))).toEqual([])
  const plain = /dishwasher|cleaner|factory-worker|fast-food|kitchen-helper|construction-worker|farm-worker/
  expect(titled(plain).filter(byLevel(6))).toEqual([])
})

test('doctors have studied, engineers and lawyers have a degree, cleaners need none', () => {
  const lowest = (titles: RegExp, degree: number) =>
    titled(titles).filter(ad => ad.degreeId < degree && ad.job.rank !== 'helper')
  expect(lowest(/^(general-practitioner|surgeon|pediatrician|psychiatrist|dentist)$/, 7)).toEqual([])
  expect(lowest(/^(civil|mechanical|electrical|chemical|drilling|structural)-engineer$/, 6)).toEqual([])
  expect(lowest(/^(lawyer|corporate-lawyer|architect|accountant|high-school-teacher)$/, 6)).toEqual([])
  expect(lowest(/^(registered-nurse|staff-nurse|midwife)$/, 6)).toEqual([])
  const SCHOOL = 2
  expect(
    titled(/^(cleaner|dishwasher|room-attendant|farm-worker)$/).filter(ad => ad.degreeId > SCHOOL),
  ).toEqual([])
})

test.each([
  ['police-officer', [45]],
  ['soldier', [45]],
  ['firefighter', [45]],
  ['pilot', [26]],
  ['barista', [23, 24, 27]],
  ['registered-nurse', [18, 48]],
  ['surgeon', [18]],
  ['bank-teller', [7]],
  ['elementary-school-teacher', [22]],
  ['drilling-engineer', [39]],
  ['seafarer', [42]],
  ['hotel-receptionist', [23]],
  ['call-center-agent', [3, 7, 8, 13]],
  ['domestic-helper', [48]],
  ['software-engineer', [1, 2, 3, 4, 6, 7, 9, 13, 16, 27, 41]],
])('a %s works where there is such work', (title, industries) => {
  const found = titled(new RegExp(`^${title}$`))
  expect(found.length).toBeGreaterThan(0)
  expect([...hiredBy(found)].filter(id => !industries.includes(id))).toEqual([])
})

test('no agency looks for police officers or soldiers', () => {
  expect(
    titled(/^(police-officer|soldier|firefighter)$/).filter(ad => ad.company.industryId === STAFFING),
  ).toEqual([])
})

/** A month's pay of the full-time ads of a title in a market, by the level that they ask for. */
const payOf = (market: string, title: string, level?: number) =>
  ads
    .filter(ad => ad.market === market && ad.job.key === title && ad.jobTypeId === FULL_TIME)
    .filter(ad => level === undefined || ad.experienceId === level)
    .flatMap(({ salary }) => (salary ? [(salary.from + salary.to) / 2] : []))
const LEVELS = [1, 2, 3, 4, 5, 6, 7]

test.each([
  ['drilling-engineer', 'secretary'],
  ['software-engineer', 'secretary'],
  ['civil-engineer', 'office-clerk'],
  ['mechanical-engineer', 'secretary'],
  ['registered-nurse', 'nursing-assistant'],
  ['general-practitioner', 'registered-nurse'],
  ['accountant', 'accounting-assistant'],
  ['store-manager', 'cashier'],
  ['sous-chef', 'kitchen-helper'],
  ['restaurant-manager', 'waiter'],
  ['truck-driver', 'delivery-rider'],
  ['high-school-teacher', 'teacher-aide'],
  ['electrician', 'construction-worker'],
  ['call-center-team-leader', 'call-center-agent'],
  ['hr-manager', 'hr-assistant'],
  ['pharmacist', 'pharmacy-assistant'],
])('a %s earns more than a %s with as much experience', (upper, lower) => {
  let compared = 0
  for (const market of mainMarkets)
    for (const level of LEVELS) {
      const [least, most] = [payOf(market, upper, level), payOf(market, lower, level)]
      if (least.length === 0 || most.length === 0) continue
      compared += 1
      const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
      expect([market, level, mean(least) > mean(most)]).toEqual([market, level, true])
    }
  const all = mainMarkets.flatMap(market => {
    const [above, below] = [payOf(market, upper), payOf(market, lower)]
    return above.length > 0 && below.length > 0 ? [market] : []
  })
  expect(compared + all.length).toBeGreaterThan(0)
})

test('no secretary anywhere is offered more than a drilling engineer of the same market', () => {
  for (const market of mainMarkets) {
    const secretaries = payOf(market, 'secretary')
    const engineers = payOf(market, 'drilling-engineer')
    if (secretaries.length === 0 || engineers.length === 0) continue
    expect([market, Math.max(...secretaries) < Math.min(...engineers)]).toEqual([market, true])
  }
})

test('part of a month is paid in part, and a range is a range', () => {
  for (const { salary } of ads) if (salary) expect(salary.from).toBeLessThan(salary.to)
  const mean = (list: readonly DemoAd[]) =>
    list.reduce((sum, { salary }) => sum + (salary?.from ?? 0), 0) / list.length
  for (const market of mainMarkets) {
    const paid = ads.filter(ad => ad.market === market && ad.salary && ad.job.pay < 0.9)
    const [part, full] = [PART_TIME, FULL_TIME].map(type => paid.filter(ad => ad.jobTypeId === type))
    expect([market, mean(part ?? []) < mean(full ?? [])]).toEqual([market, true])
  }
})

test('freelancers have no insurance or holidays of a company, and benefits exist', () => {
  const known = new Set(options('job_benefit_lists', 'en').map(({ id }) => id))
  const free = ads.filter(ad => ad.jobTypeId === FREELANCE)
  expect(free.length).toBeGreaterThan(50)
  expect(free.filter(ad => ad.benefitIds.some(id => ![12, 31, 32].includes(id)))).toEqual([])
  expect(ads.filter(ad => ad.benefitIds.some(id => !known.has(id)))).toEqual([])
})
