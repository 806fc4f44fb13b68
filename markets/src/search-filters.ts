import type { FunctionLevel } from './functions.ts'
import type { OptionListName } from './lists.ts'

/** Where a filter's options come from. */
export type OptionSource =
  | { list: OptionListName }
  | { level: FunctionLevel }
  /** The market's locations and regions. */
  | { places: true }

interface Row {
  /**
   * `options` and `companies` are ids, any of which may hold; a `flag` is set or not; a `range` has two ends, either of them open; a
   * `radius` is kilometres around a point.
   */
  kind: 'options' | 'companies' | 'flag' | 'range' | 'radius'
  /** Key of page addresses; null where they cannot say it. */
  url: string | null
  /** Message that names the filter; null where no page does. */
  label: `search.${string}` | null
  /** Null where the index has no such field. */
  index: {
    /** Column of a job with its value; null where a value is made of more than that. */
    column: string | null
    /** A job may have several values. */
    isMany: boolean
  } | null
  /** Its place in the words of a saved search, and among the options of a page address; any numbers. */
  order: { title: number; url?: number }
  /**
   * Its place in the search page's panel; null where the panel has none. It is there always, only for who has chosen it
   * elsewhere, or once something of another filter is chosen.
   */
  panel: { order: number; opens: 'always' | 'chosen' | { after: string } } | null
}

interface OptionRow extends Row {
  kind: 'options'
  url: string
  label: `search.${string}`
  source: OptionSource
  /** The list's own order means something and is kept; the others go by their counts. */
  isOrdered: boolean
  order: { title: number; url: number }
  panel: NonNullable<Row['panel']>
}

interface FlagRow extends Row {
  kind: 'flag'
  url: string
  label: `search.${string}`
  panel: NonNullable<Row['panel']>
}

interface OtherRow extends Row {
  kind: 'companies' | 'range' | 'radius'
}

/**
 * The filters of a job search, by their names on the wire (section 3). What reads, writes, searches, shows or saves filters goes
 * through this table: a filter of options or a flag is a row here, its texts, and what a job has of it.
 */
export const searchFilters = {
  job_locations: {
    kind: 'options',
    url: 'location',
    label: 'search.location',
    source: { places: true },
    isOrdered: false,
    index: { column: null, isMany: true },
    order: { url: 10, title: 40 },
    panel: { order: 40, opens: 'always' },
  },
  job_categories: {
    kind: 'options',
    url: 'category',
    label: 'search.category',
    source: { list: 'job_category_lists' },
    isOrdered: false,
    index: { column: 'category_id', isMany: false },
    order: { url: 20, title: 60 },
    panel: { order: 120, opens: 'chosen' },
  },
  degrees: {
    kind: 'options',
    url: 'qualification',
    label: 'search.qualification',
    source: { list: 'degrees' },
    isOrdered: true,
    index: { column: 'degree_id', isMany: false },
    order: { url: 50, title: 110 },
    panel: { order: 90, opens: 'always' },
  },
  xp_lvls: {
    kind: 'options',
    url: 'workExperience',
    label: 'search.workExperience',
    source: { list: 'xp_lvls' },
    isOrdered: true,
    index: { column: 'xp_lvl_id', isMany: false },
    order: { url: 60, title: 100 },
    panel: { order: 80, opens: 'always' },
  },
  job_types: {
    kind: 'options',
    url: 'jobType',
    label: 'search.jobType',
    source: { list: 'job_types' },
    isOrdered: true,
    index: { column: 'job_type_id', isMany: false },
    order: { url: 30, title: 80 },
    panel: { order: 30, opens: 'always' },
  },
  company_ids: {
    kind: 'companies',
    url: null,
    label: null,
    index: { column: 'company_id', isMany: false },
    order: { title: 140 },
    panel: null,
  },
  is_company_verified: {
    kind: 'flag',
    url: 'verifiedCompany',
    label: 'search.verifiedCompany',
    index: { column: null, isMany: false },
    order: { title: 130 },
    panel: { order: 110, opens: 'always' },
  },
  main_functions: {
    kind: 'options',
    url: 'mainFunctions',
    label: 'search.mainFunctions',
    source: { level: 'main' },
    isOrdered: false,
    index: { column: 'main_function_id', isMany: false },
    order: { url: 70, title: 30 },
    panel: { order: 50, opens: 'always' },
  },
  job_function_ids: {
    kind: 'options',
    url: 'jobFunctions',
    label: 'search.jobFunctions',
    source: { level: 'sub' },
    isOrdered: false,
    index: { column: 'job_function_id', isMany: false },
    order: { url: 80, title: 20 },
    panel: { order: 60, opens: { after: 'mainFunctions' } },
  },
  function_job_title_ids: {
    kind: 'options',
    url: 'functionTitles',
    label: 'search.functionTitles',
    source: { level: 'title' },
    isOrdered: false,
    index: { column: 'function_title_id', isMany: false },
    order: { url: 90, title: 10 },
    panel: { order: 70, opens: { after: 'jobFunctions' } },
  },
  industries: {
    kind: 'options',
    url: 'industry',
    label: 'search.industry',
    source: { list: 'industry_lists' },
    isOrdered: false,
    index: { column: null, isMany: false },
    order: { url: 40, title: 70 },
    panel: { order: 100, opens: 'always' },
  },
  workplaces: {
    kind: 'options',
    url: 'workplace',
    label: 'search.workplace',
    source: { list: 'workplaces' },
    isOrdered: true,
    index: { column: null, isMany: false },
    order: { url: 100, title: 90 },
    panel: { order: 20, opens: 'always' },
  },
  salary: {
    kind: 'range',
    url: 'salary',
    label: 'search.salary',
    index: { column: null, isMany: true },
    order: { title: 120 },
    panel: { order: 10, opens: 'always' },
  },
  radius_km: {
    kind: 'radius',
    url: 'near',
    label: null,
    index: null,
    order: { title: 50 },
    panel: null,
  },
} as const satisfies Record<string, OptionRow | FlagRow | OtherRow>

type Rows = typeof searchFilters

/** A filter by its name on the wire. */
export type SearchFilterName = keyof Rows

export type FilterKind = Rows[SearchFilterName]['kind']

/** The filters of some kinds. */
export type FilterOfKind<Kind extends FilterKind> = {
  [Name in SearchFilterName]: Rows[Name]['kind'] extends Kind ? Name : never
}[SearchFilterName]

export type OptionFilterName = FilterOfKind<'options'>
export type FlagFilterName = FilterOfKind<'flag'>
/** Key in page addresses of a filter of options. */
export type OptionUrlKey = Rows[OptionFilterName]['url']
export type FlagUrlKey = Rows[FlagFilterName]['url']

/** A value for each item, by a key of it. */
const recordBy = <Item, Key extends string, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  make: (item: Item) => Value,
) =>
  // What the compiler cannot know: the items have every key of `Key`.
  Object.fromEntries(items.map(item => [keyOf(item), make(item)])) as Record<Key, Value>

/** A value for each of some filters. */
export const recordOf = <Name extends SearchFilterName, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) => recordBy(names, name => name, make)

const isName = (name: string): name is SearchFilterName => Object.hasOwn(searchFilters, name)

/** All, in the table's order. */
export const searchFilterNames: readonly SearchFilterName[] = Object.keys(searchFilters).filter(isName)

const isOfKind =
  <Kind extends FilterKind>(...kinds: Kind[]) =>
  (name: SearchFilterName): name is FilterOfKind<Kind> =>
    kinds.some(kind => kind === searchFilters[name].kind)

export const optionFilters = searchFilterNames.filter(isOfKind('options'))
export const flagFilters = searchFilterNames.filter(isOfKind('flag'))
/** Those that the index has a field for. */
export const indexedFilters = searchFilterNames.filter(isOfKind('options', 'companies', 'flag', 'range'))
/** Those whose values are counted; of a range, its bands. */
export const countedFilters = searchFilterNames.filter(isOfKind('options', 'flag', 'range'))

/** Those of options, in the order in which a URL names them. */
export const optionsInUrl = optionFilters.toSorted(
  (a, b) => searchFilters[a].order.url - searchFilters[b].order.url,
)

/** A value for each filter of options, by its key in page addresses. */
export const byOptionKey = <Value>(make: (name: OptionFilterName) => Value) =>
  recordBy(optionsInUrl, (name): OptionUrlKey => searchFilters[name].url, make)

/** A value for each flag, by its key in page addresses. */
export const byFlagKey = <Value>(make: (name: FlagFilterName) => Value) =>
  recordBy(flagFilters, (name): FlagUrlKey => searchFilters[name].url, make)
