import { featuredCompanies } from '@hanap/contracts/companies/companies.calls'
import { listRecentSearches } from '@hanap/contracts/jobs/recent-searches.calls'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import type { PageContext } from '@hanap/contracts/page'
import { hotJobTitles } from '@hanap/contracts/recommendation/recommendation.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { translator } from '@hanap/i18n/catalogues'
import { locationById } from '@hanap/markets/locations'
import { buildSearchUrl, emptySearch, type JobSearch } from '@hanap/markets/search-url'
import { companyView } from '@hanap/shared/company/company-view.server'
import { factsOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data } from 'react-router'
import { cardViews } from '../jobs/card-view.server.ts'
import { loadOpenAnswers } from '../my-jobs/load-open-answers.server.ts'
import { entryLocaleOf, meterOf } from '../profile/load-profile.server.ts'
import type { FieldLink, HomeView, OwnHomeView, OwnProfileView, RecentView, SearchLink } from './home-view.ts'
import { loadBanners } from './load-banner.server.ts'
import { loadCourses } from './load-courses.server.ts'
import { FOR_YOU, loadForYou, type ReadingMe } from './load-for-you.server.ts'
import { loadMoved } from './load-moved.server.ts'

const NEW_JOBS = 6
const FIELDS = 12
const CITIES = 12
const COMPANIES = 6
const POPULAR = 8
const RECENT = 4

/** Regions are counted beside their cities. */
const isCity = ({ value }: { value: string }) => locationById(Number(value)) !== undefined

/** The market's home page: one search for the newest jobs and the counts of fields and cities, and two lists. */
export const loadHome = async (page: PageContext): Promise<HomeView> => {
  const { market, language, country, prefix } = factsOf(page)
  const me = page.user && page.call(readMe, {})
  const [search, hot, companies, banners, forYou, courses, own] = await Promise.all([
    // What stands in For you is left out of them.
    page.call(searchJobs, {
      query: { size: String(page.user ? NEW_JOBS + FOR_YOU : NEW_JOBS), sort: '1', source: 'home' },
    }),
    page.call(hotJobTitles, { query: { size: String(POPULAR) } }),
    page.call(featuredCompanies, { query: { size: String(COMPANIES) } }),
    page.user ? loadBanners(page) : undefined,
    me && loadForYou(page, me),
    page.user ? loadCourses(page) : undefined,
    page.user && me ? loadOwn(page, page.user.first_name, me) : undefined,
  ])
  if (!search.ok) throw data(null, { status: search.status })
  const { facets, jobs, total_num: totalNum } = search.data
  const t = translator(language)
  const hrefOf = (part: Partial<JobSearch>) =>
    prefix + buildSearchUrl(market, language, { ...emptySearch, ...part })
  const most = (facet: typeof facets.main_functions, max: number, key: 'mainFunctions' | 'location') =>
    facet
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, max)
      .map(
        ({ value, label, count }): FieldLink => [
          label,
          hrefOf({ [key]: [Number(value)] }),
          count,
          Number(value),
        ],
      )
  return {
    head: headOf(page, t('common.brand'), {
      title: t('home.title', { country }),
      description: t('home.description', { country, count: totalNum }),
      pathIn: () => '/',
      pathElsewhere: '/',
    }),
    totalNum,
    ...(banners && { banners }),
    ...(forYou && { forYou }),
    ...(courses && { courses }),
    ...(own && { own }),
    popular: hot.ok
      ? hot.data.job_titles.map(({ value, count }): SearchLink => [value, hrefOf({ query: value }), count])
      : [],
    fields: most(facets.main_functions, FIELDS, 'mainFunctions'),
    cities: most(facets.job_locations.filter(isCity), CITIES, 'location').map(
      ([label, href, count]): SearchLink => [label, href, count],
    ),
    jobs: cardViews(
      page,
      jobs.filter(({ id }) => !forYou?.jobs.some(job => job.id === id)).slice(0, NEW_JOBS),
    ),
    companies: companies.ok ? companies.data.companies.map(each => companyView(page, each)) : [],
  }
}

const loadOwn = async (page: PageContext, name: string, reading: ReadingMe): Promise<OwnHomeView> => {
  const openAnswers = loadOpenAnswers(page, new Date())
  const [waiting, moved, me, recent] = await Promise.all([
    openAnswers,
    loadMoved(page, openAnswers),
    reading,
    page.call(listRecentSearches, {}),
  ])
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  return {
    greeting: t('home.greeting', { name }),
    recent: (recent.ok ? recent.data.searches : [])
      .slice(0, RECENT)
      .map(
        ({ title, search_url: url, new_count: count, is_more: isMore }): RecentView => [
          title,
          prefix + url,
          count > 0 && !isMore ? t('home.newSince', { count }) : null,
        ],
      ),
    waiting,
    moved,
    ...(me.ok && { profile: ownProfileOf(meterOf(me.data.user, entryLocaleOf(page))) }),
  }
}

const ownProfileOf = ({ percent, text, hints: [hint] }: ReturnType<typeof meterOf>): OwnProfileView => ({
  percent,
  text,
  ...(hint && { hint }),
})
