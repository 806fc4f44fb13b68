import { createHash } from 'node:crypto'
import {
  isObject,
  type JsonObject,
  type JsonValue,
  jsonField,
  jsonList,
  jsonNumber,
  jsonText,
  jsonTexts,
} from './json.ts'
import { plainLine, repairText } from './text/clean-text.ts'

/** A place as its source names it; empty texts where it does not. */
export interface PostedPlace {
  street: string
  locality: string
  region: string
  country: string
  /** What is not taken apart: `Long Beach, CA`. */
  text: string
  latitude?: number
  longitude?: number
}

/** A JobPosting's fields as lines of clean text, whatever forms schema.org allows them; empty where not stated. */
export interface ParsedPosting {
  source: string
  sourceId: string
  title: string
  /** HTML or plain text, as it came. */
  description: string
  requirements: string
  responsibilities: string
  language: string
  datePosted: string
  validThrough: string
  company: string
  website: string
  industries: string[]
  categories: string[]
  employmentTypes: string[]
  places: PostedPlace[]
  locationType: string
  /** A `MonetaryAmount`, a number or a text. */
  salary: JsonValue | undefined
  salaryCurrency: string
  education: string[]
  /** Text, or months as a number. */
  experience: string | number
  skills: string[]
  benefits: string
  url: string
  isDirectApply: boolean | undefined
}

const line = (value: JsonValue | undefined, max?: number) => plainLine(jsonText(value), max)
const linesOf = (value: JsonValue | undefined) =>
  jsonTexts(value)
    .map(text => plainLine(text))
    .filter(Boolean)

/** Long text as it came, lists of texts as lines of it. */
const body = (...values: (JsonValue | undefined)[]) => values.flatMap(value => jsonTexts(value)).join('\n')

/**
 * Reads a JobPosting. `feedName` names the source where the posting does not. Its id is the identifier's value, else
 * made of what stays the same when an ad is edited: address, title, company and place.
 */
export const postingOf = (ad: JsonObject, feedName: string): ParsedPosting => {
  const title = line(ad.title) || line(ad.name)
  const company = line(ad.hiringOrganization)
  const url =
    httpUrl(jsonText(ad.url)) || httpUrl(jsonText(ad.mainEntityOfPage)) || httpUrl(jsonText(ad['@id']))
  const places = jsonList(ad.jobLocation).map(placeOf)
  const description = body(ad.description)
  const named = identifierOf(ad.identifier)
  const identifier = named.value || (named.name === '' ? '' : jsonText(jsonField(ad.identifier, '@id')))
  const ownId =
    identifier || hashOf([url, title, company, JSON.stringify(places), url ? '' : description.slice(0, 200)])
  return {
    source: (named.name || (feedName === 'stdin' && url ? new URL(url).host : feedName)).slice(0, 200),
    sourceId: ownId.length <= 300 ? ownId : hashOf([ownId]),
    title,
    description,
    requirements: body(ad.qualifications),
    responsibilities: body(ad.responsibilities),
    language: line(ad.inLanguage),
    datePosted: line(ad.datePosted),
    validThrough: line(ad.validThrough),
    company,
    website: httpUrl(
      jsonText(jsonField(ad.hiringOrganization, 'sameAs')) ||
        jsonText(jsonField(ad.hiringOrganization, 'url')),
    ),
    industries: linesOf(ad.industry),
    categories: linesOf(ad.occupationalCategory),
    employmentTypes: linesOf(ad.employmentType),
    places,
    locationType: line(ad.jobLocationType),
    salary: ad.baseSalary,
    salaryCurrency: line(ad.salaryCurrency),
    education: educationOf(ad.educationRequirements),
    experience: experienceOf(ad.experienceRequirements),
    skills: linesOf(ad.skills).flatMap(text =>
      jsonTexts(ad.skills).length > 1 ? text : text.split(/[,;|•\n]/),
    ),
    benefits: body(ad.jobBenefits),
    url,
    isDirectApply: booleanOf(ad.directApply),
  }
}

/** The fields of a JobPosting that are read here. */
const READ = new Set(
  'title name description qualifications responsibilities inLanguage datePosted validThrough hiringOrganization industry occupationalCategory employmentType jobLocation jobLocationType baseSalary salaryCurrency educationRequirements experienceRequirements skills jobBenefits url mainEntityOfPage identifier directApply'.split(
    ' ',
  ),
)

/** Names of a JobPosting's fields that have a value and that nothing of ours reads. */
export const unreadFields = (ad: JsonObject): string[] =>
  Object.entries(ad).flatMap(([name, value]) =>
    READ.has(name) || name.startsWith('@') || jsonList(value).length === 0 || value === ''
      ? []
      : name.slice(0, 60),
  )

const identifierOf = (identifier: JsonValue | undefined) => {
  const [first] = jsonList(identifier)
  return isObject(first)
    ? { name: line(first.name ?? first.propertyID), value: line(first.value ?? first.identifier) }
    : { name: '', value: line(first) }
}

const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 24)

const httpUrl = (text: string): string => {
  const trimmed = repairText(text).trim()
  return trimmed.length <= 2000 && /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed)
    ? new URL(trimmed).href
    : ''
}

const booleanOf = (value: JsonValue | undefined) => {
  if (typeof value === 'boolean') return value
  const text = jsonText(value).toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : undefined
}

const placeOf = (place: JsonValue): PostedPlace => {
  const address = isObject(place) ? (place.address ?? place.name) : place
  const postalAddress = jsonList(address)[0]
  const latitude = jsonNumber(jsonField(place, 'geo', 'latitude') ?? jsonField(place, 'latitude'))
  const longitude = jsonNumber(jsonField(place, 'geo', 'longitude') ?? jsonField(place, 'longitude'))
  return {
    street: line(jsonField(postalAddress, 'streetAddress')),
    locality: line(jsonField(postalAddress, 'addressLocality')),
    region: line(jsonField(postalAddress, 'addressRegion')),
    country: line(jsonField(postalAddress, 'addressCountry')),
    text: isObject(postalAddress) ? '' : line(postalAddress),
    ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
  }
}

const educationOf = (value: JsonValue | undefined): string[] =>
  jsonList(value).flatMap(each =>
    isObject(each) ? linesOf(each.credentialCategory ?? each.name ?? each.description) : linesOf(each),
  )

const experienceOf = (value: JsonValue | undefined): string | number =>
  jsonNumber(jsonField(value, 'monthsOfExperience')) ??
  (line(value) || line(jsonField(value, 'description')) || line(jsonField(value, 'experienceRequirements')))
