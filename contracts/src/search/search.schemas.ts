import {
  countedFilters,
  flagFilters,
  optionFilters,
  recordOf,
  searchFilterNames,
} from '@hanap/markets/search-filters'
import { z } from 'zod'
import {
  flagText,
  Id,
  integerText,
  listText,
  numberText,
  OptionId,
  optionIdText,
  paged,
  pageText,
  sizeText,
} from '../fields.schemas.ts'
import { JobCard } from '../jobs/job.schemas.ts'

const QueryText = z.string().max(200)
const MAX_SALARY = 1_000_000_000

const ids = listText(optionIdText)

/** The list of what matches by title, function, skill, company or place, or what only mentions a word in its text. */
const Match = z.enum(['list', 'mention'])

/** `from,to` as one value; either side may be absent. */
const salaryText = z
  .string()
  .regex(/^\d{0,10}(,\d{0,10})?$/)
  .transform(text => text.split(',').map(side => (side === '' ? undefined : Number(side))))

/** Job search request of section 3 as a query string. */
export const JobSearchQuery = z.object({
  query: QueryText.optional(),
  ...recordOf(optionFilters, () => ids.optional()),
  ...recordOf(flagFilters, () => flagText.optional()),
  salary_from: integerText(0, MAX_SALARY).optional(),
  salary_to: integerText(0, MAX_SALARY).optional(),
  salary: salaryText.optional(),
  company_ids: listText(Id).optional(),
  latitude: numberText(-90, 90).optional(),
  longitude: numberText(-180, 180).optional(),
  radius_km: numberText(1, 500).optional(),
  match: Match.optional(),
  sort: integerText(1, 4).optional(),
  page: pageText,
  size: sizeText(30),
  source: z.string().max(40).default('web'),
})
export type JobSearchQuery = z.output<typeof JobSearchQuery>

const optionIds = z.array(OptionId).max(50)

/** The same request as a JSON body. */
export const JobSearchBody = z.object({
  query: QueryText.optional(),
  ...recordOf(optionFilters, () => optionIds.optional()),
  ...recordOf(flagFilters, () => z.boolean().optional()),
  salary_from: z.int().min(0).max(MAX_SALARY).optional(),
  salary_to: z.int().min(0).max(MAX_SALARY).optional(),
  company_ids: z.array(Id).max(50).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  radius_km: z.number().min(1).max(500).optional(),
  match: Match.optional(),
  sort: z.int().min(1).max(4).optional(),
  page: z.int().min(1).max(100_000).default(1),
  size: z.int().min(1).max(100).default(30),
  source: z.string().max(40).default('web'),
  device: z.string().max(40).optional(),
  device_uuid: z.string().max(80).optional(),
})

const isNone = (value: unknown) => value === null || value === ''
const numberIn = (value: unknown) =>
  typeof value === 'string' && /^-?\d{1,10}(\.\d{1,12})?$/.test(value.trim()) ? Number(value) : value
const itemsIn = (value: unknown) =>
  (Array.isArray(value) ? value : [value])
    .flatMap(item => (typeof item === 'string' ? item.split(',') : [item]))
    .map(item => (typeof item === 'string' ? item.trim() : item))
    .filter(item => !isNone(item))

/** A field as the query string says it, or as JSON does; null and an empty text are no value. */
const spoken = <Json extends z.ZodType, Strict extends z.ZodType>(
  json: Json,
  read: (value: unknown) => unknown,
  strict: Strict,
) =>
  z
    .union([z.null(), z.string().max(2000), json])
    .prefault(null)
    .transform(value => (isNone(value) ? undefined : read(value)))
    .pipe(strict)

const spokenNumber = <Strict extends z.ZodType>(strict: Strict) => spoken(z.number(), numberIn, strict)
const spokenText = (max: number) => spoken(z.string(), value => value, z.string().max(max).optional())
const spokenIds = spoken(
  z.array(z.union([z.null(), z.number(), z.string().max(2000)])).max(50),
  value => itemsIn(value).map(numberIn),
  optionIds.optional(),
)

const spokenFlag = spoken(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  value => ['1', 'true'].includes(String(value)) || (['0', 'false'].includes(String(value)) ? false : value),
  z.boolean().optional(),
)

/** The same request as a JSON body that takes what the query string takes. */
export const JobSearchInput = z.object({
  query: spokenText(200),
  ...recordOf(optionFilters, () => spokenIds),
  ...recordOf(flagFilters, () => spokenFlag),
  salary_from: spokenNumber(JobSearchBody.shape.salary_from),
  salary_to: spokenNumber(JobSearchBody.shape.salary_to),
  salary: spoken(z.string(), value => value, salaryText.optional()),
  company_ids: spoken(
    z.array(z.union([z.null(), z.string().max(2000)])).max(50),
    itemsIn,
    JobSearchBody.shape.company_ids,
  ),
  latitude: spokenNumber(JobSearchBody.shape.latitude),
  longitude: spokenNumber(JobSearchBody.shape.longitude),
  radius_km: spokenNumber(JobSearchBody.shape.radius_km),
  match: spoken(z.string(), value => value, Match.optional()),
  sort: spokenNumber(JobSearchBody.shape.sort),
  page: spokenNumber(JobSearchBody.shape.page),
  size: spokenNumber(JobSearchBody.shape.size),
  source: spoken(z.string(), value => value, JobSearchBody.shape.source),
  device: spokenText(40),
  device_uuid: spokenText(80),
})

/** One value of a filter with the number of jobs that choosing it would leave. */
export const FacetValue = z.object({
  value: z.string(),
  seo_value: z.string(),
  label: z.string(),
  count: z.int(),
})
export type FacetValue = z.infer<typeof FacetValue>

const facet = z.array(FacetValue)

/** Counts per value, by the request's name of the filter. */
export const Facets = z.object(recordOf(countedFilters, () => facet))
export type Facets = z.infer<typeof Facets>

/** What was dropped or corrected to find anything, or null. `query` is what was searched in the end. */
export const Relaxed = z
  .object({
    dropped: z.array(z.string()),
    corrected: z.array(z.object({ from: z.string(), to: z.string() })),
    query: z.string(),
  })
  .nullable()

/** Filters that an answer may name as too narrow. */
export const FilterName = z.enum(searchFilterNames)
export type FilterName = z.infer<typeof FilterName>

/** What would find more where a search finds few, each with the jobs that it finds; never with none. */
export const SearchHelp = z
  .object({
    /** Filters to leave out together. */
    filters: z.array(z.object({ names: z.array(FilterName), count: z.int() })),
    /** Other words; `words` of the typed ones are left out, replaced, or freed of quotes or a minus. */
    queries: z.array(
      z.object({
        query: z.string(),
        change: z.enum(['dropped', 'corrected', 'freed']),
        words: z.array(z.string()),
        count: z.int(),
      }),
    ),
    /** Work like what was searched for, where no job of it is found. */
    functions: z.array(
      z.object({ level: z.enum(['sub', 'title']), id: OptionId, label: z.string(), count: z.int() }),
    ),
    /** Places in the chosen ones' stead; null kilometres for one that holds them. */
    places: z.array(
      z.object({ id: OptionId, label: z.string(), distance_km: z.int().nullable(), count: z.int() }),
    ),
    /** All jobs of the market, where nothing else finds more. */
    market_count: z.int().nullable(),
  })
  .meta({ id: 'SearchHelp' })
export type SearchHelp = z.infer<typeof SearchHelp>

/** A part of the query that is not plain words: side by side in quotes, left out by a minus, or looked for in one field. */
export const QueryClause = z.object({
  text: z.string(),
  is_phrase: z.boolean(),
  is_excluded: z.boolean(),
  field: z.enum(['title', 'company', 'skill']).nullable(),
})
export type QueryClause = z.infer<typeof QueryClause>

/** A job of the page that has a title of the query in another language; `name` as it stands in the job's title. */
export const TranslatedJob = z.object({ job_id: Id, from: z.string(), name: z.string().nullable() })
export type TranslatedJob = z.infer<typeof TranslatedJob>

export const JobSearchAnswer = z
  .object({
    jobs: z.array(JobCard),
    ...paged,
    /** Jobs that only mention the words in their texts: in no other number of the answer, but paged by `match` mention. */
    mention_num: z.int(),
    /** Jobs with titles like the query, where few are listed: in no number of the answer, on its first page alone. */
    similar: z.array(JobCard),
    facets: Facets,
    query_id: Id,
    /** Whether jobs that fit the seeker's preferences come first: without a `sort`, where there are preferences for the market. */
    is_personal: z.boolean(),
    relaxed: Relaxed,
    help: SearchHelp.nullable(),
    clauses: z.array(QueryClause),
    translated: z.array(TranslatedJob),
  })
  .meta({ id: 'JobSearchAnswer' })
export type JobSearchAnswer = z.infer<typeof JobSearchAnswer>

export const searchJobs = { query: JobSearchQuery, answer: JobSearchAnswer }
