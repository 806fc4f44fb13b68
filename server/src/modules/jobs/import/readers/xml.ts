import { XMLParser } from 'fast-xml-parser'
import { isObject, type Json, type JsonObject, textOf, textsOf } from '../json.ts'
import type { Reader } from './read.ts'
import { xmlItems } from './xml-items.ts'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '@value',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  transformTagName: name => name.toLowerCase().replaceAll(/[-_]/g, ''),
})

/** Indeed-style XML, feeds like it under other names, and RSS: one element an ad. */
export const readXml: Reader = async function* (chunks, feed) {
  let isEmpty = true
  for await (const { line, text } of xmlItems(chunks)) {
    isEmpty = false
    const fields = text === null ? undefined : fieldsOf(text)
    if (!fields) yield { line, reason: 'broken XML' }
    else yield { line, posting: xmlPosting(fields, feed.name) }
  }
  if (isEmpty) yield { line: 1, reason: 'no ads in the XML' }
}

const fieldsOf = (text: string): JsonObject | undefined => {
  try {
    const parsed: Json = parser.parse(text)
    const [fields] = isObject(parsed) ? Object.values(parsed) : []
    return isObject(fields) ? fields : undefined
  } catch {
    return undefined
  }
}

const firstOf = (fields: JsonObject, ...names: string[]): string => {
  for (const name of names) {
    const text = textOf(fields[name]).trim()
    if (text !== '') return text
  }
  return ''
}

/** `Not specified` and its like say nothing. */
const stated = (text: string) =>
  /^(not specified|n\/?a|none|null|-+)$/i.test(text) ? undefined : text || undefined

const xmlPosting = (fields: JsonObject, feedName: string): JsonObject => {
  const first = (...names: string[]) => stated(firstOf(fields, ...names))
  const isRemote = /^(1|true|yes|fully remote|remote|telecommute)$/i.test(
    first('remote', 'isremote', 'remotetype', 'telecommute') ?? '',
  )
  const isHybrid = /hybrid/i.test(first('remotetype', 'workplacetype') ?? '')
  const city = first('city', 'town')
  const state = first('state', 'province')
  const country = first('country')
  const location = first('location', 'region')
  return {
    '@type': 'JobPosting',
    identifier: {
      name: first('source', 'sourcename', 'publisher') ?? feedName,
      value: first('referencenumber', 'reference', 'requisitionid', '@id', 'id', 'jobid', 'guid'),
    },
    title: first('title', 'name', 'jobtitle', 'position'),
    description: first('encoded', 'description', 'body', 'content', 'summary'),
    inLanguage: first('language', 'lang'),
    datePosted: first('date', 'pubdate', 'dateposted', 'published', 'updated'),
    validThrough: first('expirationdate', 'expire', 'expires', 'expirydate', 'validthrough'),
    hiringOrganization: {
      name: first('company', 'employer', 'companyname', 'creator'),
      sameAs: first('companyurl'),
    },
    occupationalCategory: textsOf(fields.category),
    employmentType: [
      first('jobtype', 'contracttime', 'employmenttype', 'type'),
      first('contracttype'),
    ].filter(text => text !== undefined),
    jobLocation:
      city || state || country
        ? {
            address: {
              streetAddress: first('streetaddress', 'address'),
              addressLocality: city ?? location,
              addressRegion: state,
              addressCountry: country,
            },
          }
        : { address: location },
    jobLocationType: isHybrid ? 'HYBRID' : isRemote ? 'TELECOMMUTE' : undefined,
    baseSalary: first('salary', 'compensation', 'pay'),
    educationRequirements: first('education'),
    experienceRequirements: first('experience'),
    jobBenefits: first('benefits'),
    url: first('url', 'link', 'applyurl', 'guid'),
  }
}
