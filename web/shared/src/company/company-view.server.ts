import type { AnswerOf } from '@hanap/contracts/call'
import type { readCompany } from '@hanap/contracts/companies/companies.calls'
import type { Company } from '@hanap/contracts/jobs/job.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { factsOf } from '../page/page-facts.ts'
import type { CompanyArticleView, CompanyDetail, CompanyView } from './company-view.ts'

export const companyView = (page: PageContext, company: Company): CompanyView => ({
  name: company.name,
  href: factsOf(page).prefix + company.company_url,
  logo: company.logo,
  cover: company.cover,
  isVerified: company.is_verified,
  facts: [company.industry, company.size, company.locations[0]].filter(text => text != null),
  openJobs: company.num_of_active_jobs,
})

/** A company with what its own page tells. */
export const companyArticleView = (
  page: PageContext,
  company: AnswerOf<typeof readCompany>,
): CompanyArticleView => ({
  ...companyView(page, company),
  about: company.about,
  website: websiteOf(company),
  details: detailsOf(page, company),
  benefits: company.benefits,
  replies: repliesOf(page, company),
  salaries: salariesOf(page, company),
  photos: company.photos,
  cultures: company.cultures.map(({ name }) => name),
  verifiedBy: verifiedByOf(page, company.verified_by),
})

const detailsOf = (page: PageContext, company: AnswerOf<typeof readCompany>): [CompanyDetail, string][] => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const { legal_name: legalName, locations } = company
  const details: [CompanyDetail, string | null][] = [
    ['industry', company.industry],
    ['size', company.size],
    ['financing', company.financing_stage],
    ['locations', locations.length > 0 ? format.list(locations) : null],
    ['legalName', legalName === company.name ? null : legalName],
  ]
  return details.flatMap(([key, text]): [CompanyDetail, string][] => (text ? [[key, text]] : []))
}

const repliesOf = (page: PageContext, { response_rate: rate }: AnswerOf<typeof readCompany>) => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return rate && { percent: format.percent(rate.value), count: rate.sample_size }
}

type Salaries = AnswerOf<typeof readCompany>['salaries']

/** Amounts of one currency for one period, from the least to the most; null of a single field. */
const bandOf = (salaries: Salaries) => {
  const amounts = salaries.flatMap(({ salary_range_from: from, salary_range_to: to }) =>
    [from, to].filter(amount => amount !== null),
  )
  return salaries.length < 2 ? null : { bandFrom: Math.min(...amounts), bandTo: Math.max(...amounts) }
}

const salariesOf = (page: PageContext, { salaries }: AnswerOf<typeof readCompany>) => {
  const t = translator(factsOf(page).language)
  const alike = Map.groupBy(salaries, ({ currency, salary_period }) => `${currency} ${salary_period}`)
  return salaries.map(salary => {
    const { salary_range_from: from, salary_range_to: to } = salary
    const band = bandOf(alike.get(`${salary.currency} ${salary.salary_period}`) ?? [])
    return {
      field: salary.main_function ?? t('company.otherField'),
      pay: salary.salary_range_value,
      jobs: t('company.salariesOf', { count: salary.num_of_jobs }),
      range: band && from !== null && to !== null ? { from, to, ...band } : null,
    }
  })
}

const verifiedByOf = (page: PageContext, proven: AnswerOf<typeof readCompany>['verified_by']): string[] => {
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const factOf = ({ kind, value }: (typeof proven)[number]) => {
    if (value === null) return t('verification.kindOperator')
    if (kind === 'register') return t('verification.factRegister', { value })
    return t(kind === 'mail' ? 'verification.factMail' : 'verification.factDns', { domain: value })
  }
  return proven.map(each =>
    each.checked_at === null
      ? factOf(each)
      : [factOf(each), t('verification.checkedOn', { date: format.date(each.checked_at) })].join(' · '),
  )
}

const websiteOf = ({ website }: Company): { href: string; host: string } | null => {
  if (!website || !URL.canParse(website) || !/^https?:/.test(website)) return null
  return { href: website, host: new URL(website).host }
}
