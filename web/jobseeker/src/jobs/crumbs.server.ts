import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { filterValues } from '@hanap/markets/filter-values'
import { buildSearchUrl, emptySearch, type JobSearch } from '@hanap/markets/search-url'
import type { Crumb } from '@hanap/shared/components/structure/breadcrumbs'
import { factsOf } from '@hanap/shared/page/page-facts'

/** The ways down to a page of jobs: all jobs, those of a field, those of a place, and the page itself. */
export const jobCrumbs = (
  page: PageContext,
  {
    jobFunction,
    location,
  }: { jobFunction?: number | null | undefined; location?: number | null | undefined },
  own: string,
): Crumb[] => {
  const { market, language, prefix } = factsOf(page)
  const href = (search: Partial<JobSearch>) =>
    prefix + buildSearchUrl(market, language, { ...emptySearch, ...search })
  const crumbs: Crumb[] = [{ name: translator(language)('common.findJobs'), href: href({}) }]
  const fieldName =
    jobFunction == null ? '' : (filterValues.job_function_ids.textOf(jobFunction, language) ?? '')
  const placeName = location == null ? '' : (filterValues.job_locations.textOf(location, language) ?? '')
  if (jobFunction != null && fieldName)
    crumbs.push({ name: fieldName, href: href({ jobFunctions: [jobFunction] }) })
  if (location != null && placeName) crumbs.push({ name: placeName, href: href({ location: [location] }) })
  return [...crumbs, { name: own }]
}
