import { createHash } from 'node:crypto'
import { fieldOf, isObject, type Json, type JsonObject, listOf, numberOf, textOf, textsOf } from './json.ts'
import { cleanText, plainLine } from './text/clean-text.ts'

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
export interface Posting {
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
  salary: Json | undefined
  salaryCurrency: string
  education: string[]
  /** Text, or months as a number. */
  experience: string | number
  skills: string[]
  benefits: string
  url: string
  isDirectApply: boolean | undefined
}

const line = (value: Json | undefined, max?: number) => plainLine(textOf(value), max)
const linesOf = (value: Json | undefined) =>
  textsOf(value)
    .map(text => plainLine(text))
    .filter(Boolean)

/** Long text as it came, lists of texts as lines of it. */
const body = (...values: (Json | undefined)[]) => values.flatMap(value => textsOf(value)).join('\n')

/**
 * Reads a JobPosting. `feedName` names the source where the posting does not. Its id is the identifier's value, else
 * made of what stays the same when an ad is edited: address, title, company and place.
 */
export const postingOf = (ad: JsonObject, feedName: string): Posting => {
  const title = line(ad.title) || line(ad.name)
  const company = line(ad.hiringOrganization)
  const url = httpUrl(textOf(ad.url)) || httpUrl(textOf(ad.mainEntityOfPage)) || httpUrl(textOf(ad['@id']))
  const places = listOf(ad.jobLocation).map(placeOf)
  const description = body(ad.description)
  const named = identifierOf(ad.identifier)
  const given = named.value || (named.name === '' ? '' : textOf(fieldOf(ad.identifier, '@id')))
  const ownId =
    given || hashOf([url, title, company, JSON.stringify(places), url ? '' : description.slice(0, 200)])
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
      textOf(fieldOf(ad.hiringOrganization, 'sameAs')) || textOf(fieldOf(ad.hiringOrganization, 'url')),
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
      textsOf(ad.skills).length > 1 ? text : text.split(/[,;|•\n]/),
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
    READ.has(name) || name.startsWith('@') || listOf(value).length === 0 || value === ''
      ? []
      : name.slice(0, 60),
  )

const identifierOf = (identifier: Json | undefined) => {
  const [first] = listOf(identifier)
  return isObject(first)
    ? { name: line(first.name ?? first.propertyID), value: line(first.value ?? first.identifier) }
    : { name: '', value: line(first) }
}

const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 24)

const httpUrl = (text: string): string => {
  const trimmed = cleanText(text).trim()
  return trimmed.length <= 2000 && /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed)
    ? new URL(trimmed).href
    : ''
}

const booleanOf = (value: Json | undefined) => {
  if (typeof value === 'boolean') return value
  const text = textOf(value).toLowerCase()
  return text === 'true' ? true : text === 'false' ? false : undefined
}

const placeOf = (place: Json): PostedPlace => {
  const address = isObject(place) ? (place.address ?? place.name) : place
  const given = listOf(address)[0]
  const latitude = numberOf(fieldOf(place, 'geo', 'latitude') ?? fieldOf(place, 'latitude'))
  const longitude = numberOf(fieldOf(place, 'geo', 'longitude') ?? fieldOf(place, 'longitude'))
  return {
    street: line(fieldOf(given, 'streetAddress')),
    locality: line(fieldOf(given, 'addressLocality')),
    region: line(fieldOf(given, 'addressRegion')),
    country: line(fieldOf(given, 'addressCountry')),
    text: isObject(given) ? '' : line(given),
    ...(latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
  }
}

const educationOf = (value: Json | undefined): string[] =>
  listOf(value).flatMap(each =>
    isObject(each) ? linesOf(each.credentialCategory ?? each.name ?? each.description) : linesOf(each),
  )

const experienceOf = (value: Json | undefined): string | number =>
  numberOf(fieldOf(value, 'monthsOfExperience')) ??
  (line(value) || line(fieldOf(value, 'description')) || line(fieldOf(value, 'experienceRequirements')))
