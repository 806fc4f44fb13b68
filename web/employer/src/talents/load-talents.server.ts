import type { AnswerOf } from '@hanap/contracts/call'
import { listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { searchTalents } from '@hanap/contracts/recruiters/talents.calls'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { mainFunctions } from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { type OptionListName, options } from '@hanap/markets/lists'
import { locationName, locationsOf } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { pageNumber } from '@hanap/shared/calls/list-page'
import { factsOf } from '@hanap/shared/page/page-facts'
import { cardView } from '@hanap/shared/person/talent-card.server'
import type { TalentCardView } from '@hanap/shared/person/talent-card-view'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'

interface FilterView {
  name: string
  label: string
  chosen: string
  options: readonly { value: string; label: string }[]
}

export interface TalentsView {
  isVerified: boolean
  query: string
  job: string
  jobs: readonly { id: string; title: string }[]
  filters: readonly FilterView[]
  /** Whether a filter is chosen. */
  isNarrowed: boolean
  count: string
  relaxed: string | null
  talents: readonly TalentCardView[]
  page: number
  pages: number
  /** What the address keeps from page to page. */
  pageQuery: Record<string, string>
}

type Facets = AnswerOf<typeof searchTalents>['facets']

const optionsOf = (list: OptionListName, language: LanguageCode) =>
  options(list, language).map(({ id, value }) => ({ id, value }))

/** What there is to choose from, whoever is answer. */
const choicesOf = (name: keyof Facets, language: LanguageCode, market: string) => {
  switch (name) {
    case 'functions':
      return mainFunctions(language).map(({ id, value }) => ({ id, value }))
    case 'xp_lvls':
      return optionsOf('xp_lvls', language)
    case 'degrees':
      return optionsOf('degrees', language)
    case 'locations': {
      const own = marketByKey(market)
      return (own ? locationsOf(own.key).regions : []).map(region => ({
        id: region.id,
        value: locationName(region, language),
      }))
    }
    case 'languages':
      return languages.map(({ id, value }) => ({ id, value }))
    case 'resume_source':
      return optionsOf('resume_source_lists', language)
  }
}

const labels = {
  functions: 'search.jobFunctions',
  xp_lvls: 'job.experience',
  degrees: 'job.education',
  locations: 'job.location',
  languages: 'talents.language',
  resume_source: 'talents.source',
} as const
const filterNames = ['functions', 'locations', 'xp_lvls', 'degrees', 'languages', 'resume_source'] as const

/** The company's open jobs. */
export const openJobsOf = async (page: PageContext) => {
  const { jobs } = answerOrRedirect(page, await page.call(listRecruiterJobs, { query: { size: '100' } }))
  return jobs.flatMap(({ id, job_title: title, status_key }) =>
    status_key === 'active' ? { id, title } : [],
  )
}

const nothing: TalentsView = {
  isVerified: false,
  query: '',
  job: '',
  jobs: [],
  filters: [],
  isNarrowed: false,
  count: '',
  relaxed: null,
  talents: [],
  page: 1,
  pages: 1,
  pageQuery: {},
}

export const talentsView = async (page: PageContext, request: Request): Promise<TalentsView> => {
  const { company } = await ownMembership(page)
  const facts = factsOf(page)
  const { language, prefix } = facts
  const { searchParams } = new URL(request.url)
  const textOf = (name: string) => searchParams.get(name)?.trim() ?? ''
  const sent = (name: string) => textOf(name) || undefined
  const outcome = await page.call(searchTalents, {
    query: {
      query: sent('query'),
      job_id: sent('job'),
      ...Object.fromEntries(filterNames.map(name => [name, sent(name)])),
      resume_last_updated: sent('updated'),
      page: pageNumber(request),
    },
  })
  if (!outcome.ok && outcome.code === 'company_unverified') return nothing
  const answer = answerOrRedirect(page, outcome)
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  const market = company?.country_key ?? facts.market

  const filterOf = (name: (typeof filterNames)[number]): FilterView => {
    const counted = new Map(answer.facets[name].map(each => [each.value, each]))
    const listed = choicesOf(name, language, market).map(({ id, value }) => ({ value: id, label: value }))
    const listedIds = new Set(listed.map(({ value }) => value))
    const more = answer.facets[name].filter(({ value }) => !listedIds.has(value))
    return {
      name,
      label: t(labels[name]),
      chosen: textOf(name),
      options: [...listed, ...more].map(({ value, label }) => {
        const count = counted.get(value)?.count
        return {
          value: String(value),
          label: count == null ? label : t('talents.option', { label, count: format.number(count) }),
        }
      }),
    }
  }
  const updated: FilterView = {
    name: 'updated',
    label: t('talents.updatedWithin'),
    chosen: textOf('updated'),
    options: optionsOf('resume_last_updated_time_lists', language)
      .slice(1)
      .map(({ id, value }) => ({ value: String(id), label: value })),
  }
  const filters = [...filterNames.map(filterOf), updated]
  const pageQuery = Object.fromEntries(
    ['query', 'job', ...filters.map(({ name }) => name)].flatMap(name => {
      const text = textOf(name)
      return text === '' ? [] : [[name, text]]
    }),
  )
  const { relaxed } = answer
  return {
    isVerified: true,
    query: textOf('query'),
    job: textOf('job'),
    jobs: await openJobsOf(page),
    filters,
    isNarrowed: filters.some(({ chosen }) => chosen !== ''),
    count: t('talents.count', { count: answer.total_num }),
    relaxed:
      relaxed &&
      format.list([...relaxed.dropped, ...relaxed.corrected.map(({ from, to }) => `${from} → ${to}`)]),
    talents: answer.talents.map(card => cardView(card, { t, format, prefix }, sent('job'))),
    page: answer.page,
    pages: answer.total_pages,
    pageQuery,
  }
}
