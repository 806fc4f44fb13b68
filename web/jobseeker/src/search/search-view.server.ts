import type { PageContext } from '@hanap/contracts/page'
import type { JobSearchAnswer } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import {
  buildSearchUrl,
  defaultSort,
  emptySearch,
  type JobSearch,
  type NearPoint,
  nearRadii,
  noFilters,
} from '@hanap/markets/search-url'
import { clippedText, headTitle } from '@hanap/shared/page/head-texts'
import { factsOf, originOfMarket } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { cardViews } from '../jobs/card-view.server.ts'
import { jobCrumbs } from '../jobs/crumbs.server.ts'
import { kilometres } from '../near/kilometres.server.ts'
import { searchRssPath } from '../rss/rss-paths.ts'
import { chosenFilters, searchPlaces } from './chosen-filters.server.ts'
import { clauseTexts, translationNotes } from './clause-texts.server.ts'
import { filterGroups } from './filter-groups.server.ts'
import { helpGroups } from './help-links.server.ts'
import { orderView } from './order-view.server.ts'
import { searchHeading, spelledKeyword } from './search-heading.server.ts'
import type { RelaxedView, SearchView } from './search-view.ts'

/** What stands apart from the list, or the list where that is what the page shows. */
const mentionedView = (
  page: PageContext,
  search: JobSearch,
  { mention_num: count, relaxed }: JobSearchAnswer,
  hrefOf: (search: JobSearch) => string,
): SearchView['mentioned'] => {
  const t = translator(factsOf(page).language)
  const keyword = relaxed?.query ?? search.query
  if (search.match === 'mention')
    return {
      heading: t('search.listed', { keyword }),
      href: hrefOf({ ...search, match: 'list', page: 1 }),
      count: null,
    }
  if (count === 0) return undefined
  return {
    heading: t('search.mentioned', { keyword }),
    href: hrefOf({ ...search, match: 'mention', page: 1 }),
    count,
  }
}

/** Where people say where they are, for this search. */
export const nearHref = (prefix: string, search: string) =>
  `${prefix}/near-me?${new URLSearchParams({ search })}`

export const viewOf = (
  page: PageContext,
  search: JobSearch,
  answer: JobSearchAnswer,
  hrefOf: (search: JobSearch) => string,
): SearchView => {
  const { market, language, country, prefix } = factsOf(page)
  const t = translator(language)
  const place = searchPlaces(search, language)
  const heading = searchHeading(page, { ...search, query: spelledKeyword(search.query, answer) }, place)
  const first = { ...search, page: 1 }
  const href = hrefOf(first)
  const isPlain = !href.includes('?')
  /** Of every job: this page all markets have. */
  const isAll = search.page === 1 && href === prefix + buildSearchUrl(market, language, emptySearch)
  const sortHref = (key: SearchView['sorts'][number]['key']) => {
    if (key === 'distance' && !search.near) return nearHref(prefix, href)
    return hrefOf({ ...first, sort: answer.is_personal && key === 'relevance' ? null : key })
  }
  // What fits somebody's preferences first is their best match.
  const chosenSort = answer.is_personal ? 'relevance' : (search.sort ?? defaultSort(search.query))
  const sorts = (['relevance', 'newest', 'salary', 'distance'] as const).map(key => ({
    key,
    href: sortHref(key),
    ...(chosenSort === key && { isChosen: true as const }),
  }))
  const { relaxed, help } = answer
  const groups = help ? helpGroups(page, search, help, hrefOf) : []
  const count = help?.market_count ?? null
  const crumbs = isAll
    ? undefined
    : jobCrumbs(page, search.query ? { location: search.location[0] } : {}, heading)
  // What was looked for in other words has a page of its own under these.
  const isIndexed = isAll || (isPlain && search.page === 1 && answer.total_num > 0 && !answer.relaxed)
  const mentioned = mentionedView(page, search, answer, hrefOf)
  return {
    head: {
      ...headOf(page, t('common.brand'), {
        title: headTitle(
          t('common.brand'),
          search.page > 1 ? t('talents.option', { label: heading, count: search.page }) : heading,
          ...(answer.total_num > 0 ? [t('search.results', { count: answer.total_num })] : []),
        ),
        description: clippedText(t('search.description', { count: answer.total_num, heading, country })),
        pathIn: each => buildSearchUrl(market, each, search),
        ...(isAll && { pathElsewhere: href.slice(prefix.length) }),
        isIndexed,
      }),
      feed: new URL(searchRssPath(page, search), originOfMarket(page)).href,
    },
    heading,
    ...(crumbs && { crumbs }),
    query: search.query,
    place,
    totalNum: answer.total_num,
    page: answer.page,
    totalPages: answer.total_pages,
    queryId: answer.query_id,
    before: (answer.page - 1) * answer.size,
    ...(search.functionTitles.length === 1 && { titleId: search.functionTitles[0] }),
    jobs: cardViews(page, answer.jobs),
    ...(answer.similar.length > 0 && { similar: cardViews(page, answer.similar) }),
    ...(mentioned && { mentioned }),
    filters: filterGroups(search, answer.facets, market, language),
    retained: retainedFields(search, page.user !== null),
    chosen: chosenFilters(search, market, language).map(({ label, without }) => ({
      label,
      href: hrefOf(without),
    })),
    clearHref: hrefOf({ ...first, ...noFilters }),
    sorts: search.query || answer.is_personal ? sorts : sorts.filter(({ key }) => key !== 'relevance'),
    ...(search.near && { radii: radiiOf(page, first, search.near, hrefOf) }),
    ...(page.user && { order: orderView(page, first, answer.is_personal, hrefOf) }),
    href,
    ...(relaxed && answer.total_num > 0 && { relaxed: relaxedView(relaxed) }),
    ...(answer.clauses.length > 0 && { clauses: clauseTexts(answer.clauses, language) }),
    ...(answer.translated.length > 0 && { notes: translationNotes(answer.translated, language) }),
    ...(groups.length > 0 && { help: groups }),
    ...(count !== null && {
      all: { label: t('search.seeAll', { count }), href: hrefOf(emptySearch), count },
    }),
    ...(count !== null && search.query && { advice: t('search.noResultsAdvice') }),
  }
}

/** Words in the order of the text that was searched, the corrected ones marked; each left-out one is named once. */
const relaxedView = ({ dropped, corrected, query }: NonNullable<JobSearchAnswer['relaxed']>): RelaxedView => {
  const isPhrase = ({ from }: { from: string }) => /["“”„«»「」『』]/.test(from)
  const better = new Set(corrected.filter(each => !isPhrase(each)).map(({ to }) => to))
  return {
    dropped: [...new Set(dropped)],
    freed: corrected.filter(isPhrase).map(({ to }) => to),
    shown: query.split(' ').map(text => (better.has(text) ? { text, isCorrected: true } : { text })),
  }
}

const radiiOf = (
  page: PageContext,
  search: JobSearch,
  near: NearPoint,
  hrefOf: (search: JobSearch) => string,
): NonNullable<SearchView['radii']> => {
  const { language } = factsOf(page)
  return nearRadii.map(radiusKm => {
    const label = kilometres(language, radiusKm)
    const href = hrefOf({ ...search, near: { ...near, radiusKm } })
    return radiusKm === near.radiusKm ? [label, href, true] : [label, href]
  })
}

const retainedFields = (
  { query, near, sort }: JobSearch,
  includesDefaultSort: boolean,
): [string, string][] => {
  const fields: [string, string][] = []
  if (query) fields.push(['query', query])
  if (near) fields.push(['near', `${near.latitude},${near.longitude}`], ['radius', String(near.radiusKm)])
  if (sort && (includesDefaultSort || sort !== defaultSort(query))) fields.push(['sort', sort])
  return fields
}
