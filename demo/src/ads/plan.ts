import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, type Market } from '@hanap/markets/markets'
import type { DemoCompany } from '../companies/companies.ts'
import { employerDrawer, employs } from '../companies/employers.ts'
import { type DemoJob, demoJobOf, demoJobs } from '../jobs/jobs.ts'
import { type DemoRandom, seededRandom } from '../random.ts'
import type { DemoSize } from '../size.ts'
import { adCountOf, languageMixOf, languageOf } from './mixes.ts'
import { needFactorOf, ownTitles, soughtTitles } from './needs.ts'
import { WEB3_FUNCTION, web3AdsOf } from './web3.ts'

/** Who looks for whom, in which language, before anything is written. */
export interface PlannedAd {
  /** Stable between runs. */
  key: string
  company: DemoCompany
  job: DemoJob
  language: LanguageCode
  /** Of ads that are over: by its end, or closed by its company. */
  isPast?: boolean
}

/** Of a market's open ads, so many more are over. */
const PAST_SHARE = 0.04

/** What the usual most of ads of a company is made for. */
const ADS_A_COMPANY = 8

/** How often another job is drawn, where the companies of one have enough ads. */
const PATIENCE = 30

const web3Jobs = demoJobs.filter(({ jobFunctionId }) => jobFunctionId === WEB3_FUNCTION)

/** Draws jobs by how much they are needed. */
const jobDrawer = (jobs: readonly (readonly [DemoJob, need: number])[]) => {
  const ends: number[] = []
  for (const [, need] of jobs) ends.push((ends.at(-1) ?? 0) + need)
  return (dice: DemoRandom): DemoJob => {
    const at = dice.next() * (ends.at(-1) ?? 0)
    const drawn = jobs[ends.findIndex(end => at < end)]
    if (!drawn) throw new Error('nobody is needed')
    return drawn[0]
  }
}

/** Ads of a company that stand whatever else is drawn. */
const pinnedOf = (market: Market, companies: readonly DemoCompany[]): PlannedAd[] => {
  if (market.key !== defaultMarket.key) return []
  const planned = (place: number, title: string, key: string): PlannedAd[] => {
    const company = companies[place - 1]
    return company ? [{ key, company, job: demoJobOf(title), language: market.languages[0] }] : []
  }
  return [
    ...ownTitles.flatMap((title, index) => planned(1, title, `${market.key}-own-${index + 1}`)),
    ...planned(4, 'waiter', `${market.key}-waiter`),
  ]
}

/** What a market's companies look for. The demo recruiter's company has its own ads and no others. */
export const planOf = (market: Market, all: readonly DemoCompany[], size: DemoSize): PlannedAd[] => {
  const pinned = pinnedOf(market, all)
  const companies = market.key === defaultMarket.key ? all.slice(1) : all
  const count = adCountOf(market.key, size)
  const drawer = employerDrawer(companies, Math.max(1, count / (companies.length * ADS_A_COMPANY)))
  const needed = demoJobs
    .filter(job => companies.some(company => employs(company, job)))
    .map(job => [job, job.need * needFactorOf(market.key, job.mainFunctionId)] as const)
  const anyJob = jobDrawer(needed)
  const planned: PlannedAd[] = []
  const plan = (ad: PlannedAd) => {
    drawer.count(ad.company)
    planned.push(ad)
  }
  const next = () => `${market.key}-${planned.length + 1}`

  for (const key of soughtTitles)
    for (const [language] of languageMixOf(market)) {
      const job = demoJobOf(key)
      const company = drawer.employerOf(job, seededRandom(`sought ${market.key} ${key} ${language}`))
      if (company) plan({ key: next(), company, job, language })
    }
  const hasAd = new Set(planned.map(({ company }) => company.key))
  for (const company of companies) {
    if (hasAd.has(company.key)) continue
    const dice = seededRandom(`first ${company.key}`)
    const fitting = needed.filter(([job]) => job.industries && employs(company, job))
    const job = fitting.length > 0 ? jobDrawer(fitting)(dice) : anyJob(dice)
    plan({ key: next(), company, job, language: languageOf(market, dice) })
  }
  const draw = (key: string) => {
    const dice = seededRandom(`planned ${key}`)
    for (let attempt = 1; attempt <= PATIENCE; attempt += 1) {
      const job = anyJob(dice)
      const company = drawer.employerOf(job, dice, attempt < PATIENCE)
      if (company) return { key, company, job, language: languageOf(market, dice) }
    }
    throw new Error(`nobody in ${market.key} looks for anybody`)
  }
  while (planned.length < count) plan(draw(next()))
  const web3 = Array.from({ length: web3AdsOf(market.key) }, (_, index): PlannedAd[] => {
    const key = `${market.key}-web3-${index + 1}`
    const dice = seededRandom(`planned ${key}`)
    const job = dice.pick(web3Jobs)
    const company = drawer.employerOf(job, dice)
    // Sentences about it are in English alone.
    return company ? [{ key, company, job, language: 'en' }] : []
  }).flat()
  const past = Array.from({ length: Math.round(count * PAST_SHARE) }, (_, index) => ({
    ...draw(`${market.key}-past-${index + 1}`),
    isPast: true,
  }))
  return [...pinned, ...planned, ...web3, ...past]
}
