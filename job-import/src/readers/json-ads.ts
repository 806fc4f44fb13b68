import { isObject, type JsonObject, type JsonValue, jsonList, jsonText } from '../json.ts'
import { knownRole } from './fields.ts'
import { type ForeignPosting, foreignPosting } from './foreign-posting.ts'
import { postingsIn } from './graph.ts'
import type { FieldRole } from './role-names.ts'

const SCHEMA_FIELDS =
  /^(?:hiringOrganization|jobLocation|baseSalary|occupationalCategory|validThrough|datePosted)$/

const rolesIn = (value: JsonObject, path: readonly string[] = []): Set<FieldRole> => {
  const roles = new Set<FieldRole>()
  for (const [name, each] of Object.entries(value)) {
    const role = knownRole([...path, name])
    if (role) roles.add(role.role)
    if (path.length < 2 && isObject(each))
      for (const inner of rolesIn(each, [...path, name])) roles.add(inner)
  }
  return roles
}

/** What companies, places and people have no field for. */
const OF_ADS: readonly FieldRole[] = [
  'body',
  'short',
  'company',
  'requirements',
  'responsibilities',
  'jobType',
  'salary',
]

/** By the names of its fields: an ad may lack their values. */
const isAd = (value: JsonObject): boolean => {
  const roles = rolesIn(value)
  return roles.has('title') && roles.size >= 3 && OF_ADS.some(role => roles.has(role))
}

/** An object that names no type, with schema.org's names or a title alone. */
const isMeantAsPosting = (value: JsonObject): boolean =>
  value['@type'] === undefined &&
  value.title !== undefined &&
  (Object.keys(value).some(name => SCHEMA_FIELDS.test(name)) || !isAd(value))

const asPosting = (posting: JsonObject) => ({ posting })

export type JsonAd = ForeignPosting | { posting: JsonObject }

/** The ads that an object is: JobPostings by their type, else one in names of its own; none of what is no ad. */
export const adsOf = (value: JsonValue, feedName: string, around: FeedContext = NOTHING_AROUND): JsonAd[] => {
  const postings = postingsIn(value)
  if (postings.length > 0) return postings.map(asPosting)
  if (!isObject(value)) return []
  if (isMeantAsPosting(value)) return [asPosting(value)]
  if (value['@type'] !== undefined) return []
  const whole = resolved(value, around)
  return isAd(whole) ? [foreignPosting(whole, feedName, around.company)] : []
}

const DEEPEST = 4

/** What stands beside a list of ads and tells of all of them. */
export interface FeedContext {
  company: string
  /** JSON:API's objects by type and id. */
  included: ReadonlyMap<string, JsonValue>
}

const NOTHING_AROUND: FeedContext = { company: '', included: new Map() }

export const feedContextOf = (root: JsonValue): FeedContext => {
  if (!isObject(root)) return NOTHING_AROUND
  return {
    company:
      jsonText(root.company) ||
      jsonText(root.company_name) ||
      jsonText(root.companyName) ||
      jsonText(root.name),
    included: new Map(jsonList(root.included).map(each => [includedKey(each), each])),
  }
}

const hasOwnTitle = (value: JsonObject) =>
  Object.entries(value).some(
    ([name, each]) => typeof each === 'string' && knownRole([name])?.role === 'title',
  )

/** The ads in a whole value: itself, or the first of its lists that holds any, with what stands beside the list. */
export const adsIn = (value: JsonValue, feedName: string): JsonAd[] => {
  const search = (each: JsonValue, around: FeedContext, depth: number): JsonAd[] => {
    if (depth > DEEPEST) return []
    if (!isObject(each))
      return jsonList(each).flatMap(item => (isObject(item) ? adsOf(item, feedName, around) : []))
    for (const inner of Object.values(each)) {
      if (inner === undefined || inner === null || typeof inner !== 'object') continue
      const ads = search(inner, isObject(inner) ? around : feedContextOf(each), depth + 1)
      if (ads.length > 0) return ads
    }
    return []
  }
  const own = adsOf(value, feedName)
  // The state of a whole page has titles somewhere, too: what has none of its own holds ads rather than is one.
  if (own.length > 0 && (!isObject(value) || postingsIn(value).length > 0 || hasOwnTitle(value))) return own
  const held = search(value, NOTHING_AROUND, 0)
  return held.length > 0 ? held : own
}

export const includedKey = (value: JsonValue | undefined) =>
  isObject(value) ? `${String(value.type)}\n${String(value.id)}` : ''

/** JSON:API keeps an ad's company and place beside it: they are put where its relationships name them. */
const resolved = (ad: JsonObject, { included }: FeedContext): JsonObject => {
  if (!isObject(ad.attributes) || !isObject(ad.relationships)) return ad
  const related = Object.entries(ad.relationships).map(([name, value]) => {
    const resources = jsonList(isObject(value) ? value.data : undefined).flatMap(
      each => included.get(includedKey(each)) ?? [],
    )
    return [name, resources.map(each => (isObject(each) ? (each.attributes ?? null) : null))] as const
  })
  const { attributes, relationships: _relationships, links: _links, type: _type, ...rest } = ad
  return { ...rest, ...attributes, ...Object.fromEntries(related) }
}
