import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { buildSearchUrl, type JobSearch, parseSearchUrl } from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'
import { samePath } from '../redirects/way-back.server.ts'
import { chosenFilters } from '../search/chosen-filters.server.ts'

/** A search that may become an alert. */
export interface AlertSearch {
  /** Clean path of its page, without the language's segment. */
  path: string
  title: string
  keyword: string
  filters: AlertFilters
}

const filtersOf = (search: JobSearch): AlertFilters => {
  const { salary, near } = search
  const lists = {
    job_locations: search.location,
    job_categories: search.category,
    job_types: search.jobType,
    industries: search.industry,
    degrees: search.qualification,
    xp_lvls: search.workExperience,
    main_functions: search.mainFunctions,
    job_function_ids: search.jobFunctions,
    function_job_title_ids: search.functionTitles,
    workplaces: search.workplace,
  }
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, ids]) => ids.length > 0)),
    ...(salary?.from != null && { salary_from: salary.from }),
    ...(salary?.to != null && { salary_to: salary.to }),
    ...(near && { latitude: near.latitude, longitude: near.longitude, radius_km: near.radiusKm }),
    ...(search.verifiedCompany && { is_company_verified: true }),
  }
}

/** The search of a page of this site by its path, with or without the language's segment; nothing for any other page. */
export function alertSearchOf(page: PageContext, given: string | null | undefined): AlertSearch | undefined {
  const { market, language, prefix } = factsOf(page)
  const path = samePath(page, given ?? null)
  if (path === undefined) return undefined
  const url = new URL(path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path, page.origin)
  const parsed = parseSearchUrl(market, language, url.pathname.slice(1), url.searchParams)
  if (!parsed) return undefined
  const search = { ...parsed.search, sort: null, page: 1 }
  const labels = chosenFilters(search, market, language).map(({ label }) => label)
  const words = [search.query, ...labels].filter(Boolean)
  return {
    path: buildSearchUrl(market, language, search),
    title: words.length > 0 ? words.join(' · ') : translator(language)('alerts.allJobs'),
    keyword: search.query,
    filters: filtersOf(search),
  }
}
