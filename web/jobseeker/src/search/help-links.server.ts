import type { PageContext } from '@hanap/contracts/page'
import type { FilterName, SearchHelp } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { type FlagFilterName, type OptionFilterName, searchFilters } from '@hanap/markets/search-filters'
import type { JobSearch } from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'
import { filterText, nearLabel, salaryLabel } from './chosen-filters.server.ts'
import type { HelpGroup, HelpLink } from './search-view.ts'

const isOption = (name: FilterName): name is OptionFilterName => searchFilters[name].kind === 'options'
const isFlag = (name: FilterName): name is FlagFilterName => searchFilters[name].kind === 'flag'

/** A search without some of its filters. */
const without = (search: JobSearch, names: readonly FilterName[]): JobSearch => {
  const left = { ...search }
  for (const name of names) {
    if (isOption(name)) left[searchFilters[name].url] = []
    else if (isFlag(name)) left[searchFilters[name].url] = false
    else if (name === 'salary') left.salary = null
    else if (name === 'radius_km') left.near = null
  }
  return left
}

/** What would find more, as links: fewer filters, other words, other places; groups without any are left out. */
export const helpGroups = (
  page: PageContext,
  search: JobSearch,
  help: SearchHelp,
  hrefOf: (search: JobSearch) => string,
): HelpGroup[] => {
  const { market, language, country } = factsOf(page)
  const t = translator(language)
  const format = createFormats(language, { ...factsOf(page), key: market })
  const first = { ...search, page: 1 }
  const link = (label: string, to: JobSearch, count: number): HelpLink => ({ label, href: hrefOf(to), count })

  const chosenText = (name: FilterName): string => {
    if (isOption(name))
      return format.list(search[searchFilters[name].url].map(id => filterText(name, id, language)))
    if (name === 'salary' && search.salary) return salaryLabel(market, language, search.salary)
    if (name === 'radius_km' && search.near) return nearLabel(search.near, language)
    return isFlag(name) ? t(searchFilters[name].label) : ''
  }
  const filters = help.filters.filter(({ names }) => !(names.length === 1 && names[0] === 'job_locations'))
  const anywhere = help.filters.filter(each => !filters.includes(each))
  const groups: HelpGroup[] = [
    {
      key: 'words',
      links: help.queries.map(({ query, change, words, count }) => {
        const label = change === 'dropped' ? t('search.withoutWord', { word: words.join(' ') }) : query
        return link(label, { ...first, query }, count)
      }),
    },
    {
      key: 'functions',
      links: help.functions.map(({ level, id, label, count }) => {
        const chosen = level === 'sub' ? { jobFunctions: [id] } : { functionTitles: [id] }
        return link(label, { ...first, query: '', sort: null, ...chosen }, count)
      }),
    },
    {
      key: 'filters',
      links: filters.map(({ names, count }) => {
        const [name, ...others] = names
        const label =
          name === undefined || others.length > 0
            ? t('search.withoutFilters')
            : t('search.withoutFilter', { filter: chosenText(name) })
        return link(label, without(first, names), count)
      }),
    },
    {
      key: 'places',
      links: [
        ...help.places.map(({ id, label: place, distance_km: km, count }) => {
          const label = km === null ? t('search.allOf', { place }) : t('search.placeAway', { place, km })
          return link(label, { ...first, location: [id] }, count)
        }),
        ...anywhere.map(({ names, count }) =>
          link(t('search.anywhere', { country }), without(first, names), count),
        ),
      ],
    },
  ]
  return groups.filter(({ links }) => links.length > 0)
}
