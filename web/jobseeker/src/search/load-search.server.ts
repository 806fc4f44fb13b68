import type { PageContext } from '@hanap/contracts/page'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import type { JobSearchAnswer } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { matchLocation } from '@hanap/markets/location-match'
import type { MarketKey } from '@hanap/markets/markets'
import { placeNameNear } from '@hanap/markets/near'
import { flagFilters, optionFilters, recordOf } from '@hanap/markets/search-filters'
import { requestFilters } from '@hanap/markets/search-request'
import {
  buildSearchUrl,
  defaultSort,
  emptySearch,
  type JobSearch,
  type NearPoint,
  nearRadii,
  noFilters,
  parseSearchUrl,
  searchKeys,
  searchSorts,
} from '@hanap/markets/search-url'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { data, redirect } from 'react-router'
import { cardViews } from '../jobs/card-view.server.ts'
import { kilometres } from '../near/kilometres.server.ts'
import { chosenFilters, searchPlaces } from './chosen-filters.server.ts'
import { clauseTexts, translationNotes } from './clause-texts.server.ts'
import { filterGroups } from './filter-groups.server.ts'
import { helpGroups } from './help-links.server.ts'
import { intendedSearch } from './intended-search.ts'
import type { OrderView, RelaxedView, SearchView } from './search-view.ts'

const PAGE_SIZE = 30

/** The call's query of a search. */
function searchQuery(search: JobSearch) {
  const filters = requestFilters(search)
  const text = (value: number | undefined) => (value === undefined ? undefined : String(value))
  return {
    query: search.query || undefined,
    ...recordOf(optionFilters, name => filters[name]?.join(',')),
    ...recordOf(flagFilters, name => (filters[name] ? ('1' as const) : undefined)),
    salary_from: text(filters.salary_from),
    salary_to: text(filters.salary_to),
    latitude: text(filters.latitude),
    longitude: text(filters.longitude),
    radius_km: text(filters.radius_km),
    match: search.match === 'mention' ? search.match : undefined,
    sort: search.sort ? String(searchSorts[search.sort]) : undefined,
    page: String(search.page),
    size: String(PAGE_SIZE),
  }
}

/**
 * The search page of a URL. Throws a redirect to the nearest clean URL where this is not it, 404 where the path
 * is no search. `isCopy`: a browser asks for what its reader has before them already, to keep it.
 */
export async function loadSearch(
  page: PageContext,
  segment: string,
  url: URL,
  isCopy = false,
): Promise<SearchView> {
  const { market, language, prefix } = factsOf(page)
  const parsed = parseSearchUrl(market, language, segment, url.searchParams)
  if (!parsed) throw notFound()
  const typed = withTypedPlace(parsed.search, market, url.searchParams, parsed.unknown)
  const { search, isNear } = intendedSearch(typed, market, language)
  const saysSort = page.user !== null
  const hrefOf = (each: JobSearch) => prefix + buildSearchUrl(market, language, each, { saysSort })
  if (isNear) throw redirect(nearHref(prefix, hrefOf(search)))
  redirectUnlessClean(url, hrefOf(search))

  const outcome = await page.call(searchJobs, {
    query: { ...searchQuery(search), ...(isCopy && { source: 'copy' }) },
  })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const { data: answer } = outcome
  if (search.page > 1 && search.page > answer.total_pages)
    throw redirect(hrefOf({ ...search, page: Math.max(1, answer.total_pages) }))

  const view = viewOf(page, search, answer, hrefOf)
  if (answer.total_num > 0 || answer.mention_num === 0) return view
  // Without a list the rest stands in its place.
  const rest: JobSearch = { ...search, match: 'mention' }
  const mentioning = await page.call(searchJobs, { query: searchQuery(rest) })
  if (!mentioning.ok) return view
  const { jobs, query_id: queryId, total_pages: totalPages } = mentioning.data
  return { ...view, jobs: cardViews(page, jobs), queryId, totalPages, href: hrefOf({ ...rest, page: 1 }) }
}

/** What stands apart from the list, or the list where that is before the reader. */
function mentionedView(
  page: PageContext,
  search: JobSearch,
  { mention_num: count, relaxed }: JobSearchAnswer,
  hrefOf: (search: JobSearch) => string,
): SearchView['mentioned'] {
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

/** Where a reader says where they are, for this search. */
const nearHref = (prefix: string, search: string) => `${prefix}/near-me?${new URLSearchParams({ search })}`

function viewOf(
  page: PageContext,
  search: JobSearch,
  answer: JobSearchAnswer,
  hrefOf: (search: JobSearch) => string,
): SearchView {
  const { market, language, country, prefix } = factsOf(page)
  const t = translator(language)
  const place = searchPlaces(search, language)
  const heading = headingOf(page, { ...search, query: spelledKeyword(search.query, answer) }, place)
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
  const mentioned = mentionedView(page, search, answer, hrefOf)
  return {
    head: headOf(page, t('common.brand'), {
      title: search.page > 1 ? `${heading} (${search.page})` : heading,
      description: t('search.description', { count: answer.total_num, heading, country }),
      pathIn: each => buildSearchUrl(market, each, search),
      ...(isAll && { pathElsewhere: href.slice(prefix.length) }),
      isIndexed: isAll || (isPlain && answer.total_num > 0),
    }),
    heading,
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
    kept: keptFields(search, page.user !== null),
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
    ...(help && { help: helpGroups(page, search, help, hrefOf) }),
  }
}

/** Words in the order of the text that was searched, the corrected ones marked; each left-out one is named once. */
function relaxedView({ dropped, corrected, query }: NonNullable<JobSearchAnswer['relaxed']>): RelaxedView {
  const isPhrase = ({ from }: { from: string }) => /["“”„«»「」『』]/.test(from)
  const better = new Set(corrected.filter(each => !isPhrase(each)).map(({ to }) => to))
  return {
    dropped: [...new Set(dropped)],
    freed: corrected.filter(isPhrase).map(({ to }) => to),
    shown: query.split(' ').map(text => (better.has(text) ? { text, isCorrected: true } : { text })),
  }
}

/** What a seeker is told of the order, and the ways to another one. */
function orderView(
  page: PageContext,
  search: JobSearch,
  isPersonal: boolean,
  hrefOf: (search: JobSearch) => string,
): OrderView {
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  if (isPersonal) {
    const plain = hrefOf({ ...search, sort: defaultSort(search.query) })
    return {
      text: t('personal.fittingFirst'),
      links: [
        [t('personal.fittingChange'), `${prefix}/job-preferences`],
        [t('personal.fittingPlain'), plain],
      ],
    }
  }
  if (search.sort) return { links: [[t('personal.fittingShow'), hrefOf({ ...search, sort: null })]] }
  return {
    text: t('personal.fittingInvite'),
    links: [[t('personal.preferenceAdd'), `${prefix}/job-preferences/new`]],
  }
}

function radiiOf(
  page: PageContext,
  search: JobSearch,
  near: NearPoint,
  hrefOf: (search: JobSearch) => string,
): NonNullable<SearchView['radii']> {
  const { language } = factsOf(page)
  return nearRadii.map(radiusKm => {
    const label = kilometres(language, radiusKm)
    const href = hrefOf({ ...search, near: { ...near, radiusKm } })
    return radiusKm === near.radiusKm ? [label, href, true] : [label, href]
  })
}

function keptFields({ query, near, sort }: JobSearch, saysSort: boolean): [string, string][] {
  const fields: [string, string][] = []
  if (query) fields.push(['query', query])
  if (near) fields.push(['near', `${near.latitude},${near.longitude}`], ['radius', String(near.radiusKm)])
  if (sort && (saysSort || sort !== defaultSort(query))) fields.push(['sort', sort])
  return fields
}

/** The keyword with its words as they were searched for. */
function spelledKeyword(keyword: string, { relaxed }: JobSearchAnswer): string {
  const better = new Map(relaxed?.corrected.map(({ from, to }) => [from.toLowerCase(), to]))
  return keyword
    .split(' ')
    .map(word => better.get(word) ?? word)
    .join(' ')
}

function headingOf(page: PageContext, { query: keyword, near, match }: JobSearch, place: string): string {
  const { language, country } = factsOf(page)
  const t = translator(language)
  if (match === 'mention' && keyword) return t('search.mentioned', { keyword })
  if (near && !place) {
    const name = placeNameNear(near.latitude, near.longitude, language)
    if (!keyword) return t('search.nearTitlePlace', { place: name })
    return capitalised(t('search.nearTitleKeyword', { keyword, place: name }), language)
  }
  if (keyword && place) return capitalised(t('search.titleKeywordPlace', { keyword, place }), language)
  if (keyword) return capitalised(t('search.titleKeyword', { keyword }), language)
  return place ? t('search.titlePlace', { place }) : t('search.title', { country })
}

/** Keywords are kept in lower case, and a title may begin with one. */
const capitalised = (text: string, language: LanguageCode) =>
  text.replace(/^\p{Ll}/u, letter => letter.toLocaleUpperCase(language))

/** A place that was typed as people write it ("Makati City, Metro Manila") rather than chosen. */
function withTypedPlace(
  search: JobSearch,
  market: MarketKey,
  params: URLSearchParams,
  unknown: readonly string[],
): JobSearch {
  const typed = params.get('location')
  if (!typed) return search
  const found = matchLocation(market, typed)
  if (!found) return search
  const isNamedWithRegion =
    /,\s/.test(typed) &&
    found.kind === 'location' &&
    search.location.every(id => id === found.id || id === found.regionId)
  return unknown.includes('location') || isNamedWithRegion ? { ...search, location: [found.id] } : search
}

/** Keys that are not the search's own (a campaign's marks) stay where they are. */
function redirectUnlessClean(url: URL, clean: string): void {
  const target = new URL(clean, url)
  const own = new URLSearchParams([...url.searchParams].filter(([key]) => searchKeys.includes(key)))
  const isSame =
    decodeURIComponent(target.pathname) === decodeURIComponent(url.pathname.replace(/\.data$/, '')) &&
    target.searchParams.toString() === own.toString()
  if (isSame) return
  for (const [key, value] of url.searchParams) {
    if (!searchKeys.includes(key) && key !== '_routes') target.searchParams.append(key, value)
  }
  // Another spelling of the path is so for good; what a query lacks or has too much of may be so for now.
  const isForGood = url.search === '' && target.search === ''
  throw redirect(target.pathname + target.search.replaceAll('%2C', ','), isForGood ? 301 : 302)
}
