type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What each type has at least, as search engines ask (of JobPosting and FAQPage: Google; of all others schema.org's sense). */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  WebPage: ['name', 'description'],
  WebApplication: ['name', 'url', 'applicationCategory'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  BreadcrumbList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'url',
    'identifier',
  ],
  PropertyValue: ['value'],
  Place: [],
  PostalAddress: ['addressCountry'],
  Country: ['name'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Course: ['name'],
  CourseInstance: ['courseMode'],
  LearningResource: ['name', 'isPartOf'],
  Offer: ['price', 'priceCurrency'],
  EducationalOccupationalCredential: ['credentialCategory'],
  OccupationalExperienceRequirements: ['monthsOfExperience'],
}

/** What is wrong with a thing or one within it. */
const faultsOf = (thing: Thing, at: string): string[] => {
  const type = String(thing['@type'])
  const needs = required[type]
  const own = needs
    ? needs.filter(name => thing[name] === undefined || thing[name] === '').map(name => `${at}: no ${name}`)
    : [`${at}: unknown type ${type}`]
  const within = Object.entries(thing).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => {
      if (typeof each === 'string' && /^(url|logo|sameAs)$/.test(name))
        return URL.canParse(each) ? [] : [`${at}.${name}: no address`]
      return isThing(each) ? faultsOf(each, `${at}.${name}`) : []
    }),
  )
  return [...own, ...within]
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[\s\u2066-\u2069\u200e\u200f]+/g, '')
    .toLowerCase()
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** Texts that a reader of the page can read. */
const spokenIn = (thing: Thing): string[] =>
  Object.entries(thing).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => {
      if (typeof each === 'string') return ['name', 'text', 'title'].includes(name) ? [each] : []
      return isThing(each) && each['@type'] !== 'Country' ? spokenIn(each) : []
    }),
  )

export interface StructuredData {
  types: string[]
  /** Nothing of a page that says what it shows, and all that its types need. */
  faults: string[]
}

/** What a page tells search engines, checked. */
export const structuredDataIn = (html: string): StructuredData => {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = scripts.map(([, json = '']): Thing => {
    const parsed: unknown = JSON.parse(json)
    return isThing(parsed) ? parsed : {}
  })
  const shown = plain(html.replace(/<script.*?<\/script>/gs, ' '))
  return {
    types: things.map(thing => String(thing['@type'])),
    faults: things.flatMap(thing => [
      ...(thing['@context'] === 'https://schema.org' ? [] : ['no context']),
      ...faultsOf(thing, String(thing['@type'])),
      ...spokenIn(thing)
        .filter(text => !shown.includes(plain(text)))
        .map(text => `not on the page: ${text.slice(0, 80)}`),
    ]),
  }
}
