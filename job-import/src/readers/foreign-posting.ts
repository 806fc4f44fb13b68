import type { JsonObject } from '../json.ts'
import { type FeedFields, fieldsOf } from './fields.ts'
import type { FieldRole } from './role-names.ts'

export interface ForeignPosting {
  posting: JsonObject
  /** Names of fields that nothing of ours reads. */
  unread: string[]
}

/** An ad in a feed's own names, as a JobPosting. `company` is whose all of the feed's ads are, where that is said. */
export const foreignPosting = (ad: JsonObject, feedName: string, company = ''): ForeignPosting => {
  const fields = fieldsOf(ad)
  const first = (role: FieldRole) => fields.values.get(role)?.[0]?.text
  const all = (role: FieldRole) => (fields.values.get(role) ?? []).map(({ text }) => text)
  const city = first('city')
  const region = first('region')
  const country = first('country')
  const place = first('place')
  const latitude = first('latitude')
  const longitude = first('longitude')
  return {
    posting: {
      '@type': 'JobPosting',
      identifier: { name: first('source') ?? feedName, value: first('ref') },
      title: titleOf(fields),
      description: descriptionOf(fields),
      qualifications: all('requirements').join('\n') || undefined,
      responsibilities: all('responsibilities').join('\n') || undefined,
      inLanguage: first('language'),
      datePosted: dateOf(first('datePosted')),
      validThrough: dateOf(first('end')),
      hiringOrganization: {
        name: first('company') ?? company,
        sameAs: first('companyUrl'),
      },
      industry: all('industry'),
      occupationalCategory: all('category'),
      employmentType: all('jobType'),
      jobLocation: {
        address:
          city || region || country
            ? {
                streetAddress: first('street'),
                addressLocality: city ?? place,
                addressRegion: region,
                addressCountry: country,
              }
            : (place ?? first('street')),
        ...(latitude !== undefined && longitude !== undefined ? { geo: { latitude, longitude } } : {}),
      },
      jobLocationType: workplaceOf(fields),
      baseSalary: salaryOf(fields),
      salaryCurrency: first('currency'),
      educationRequirements: all('education'),
      experienceRequirements: first('experience'),
      skills: all('skills'),
      jobBenefits: all('benefits').join('\n') || undefined,
      url:
        all('url').find(each => /^\s*https?:/i.test(each)) ??
        all('ref').find(each => /^\s*https?:/i.test(each)),
      directApply: first('directApply'),
    },
    unread: [...fields.unread],
  }
}

const ofRank = (fields: FeedFields, role: FieldRole, rank: number) =>
  (fields.values.get(role) ?? []).filter(each => Math.floor(each.rank) === rank).map(({ text }) => text)

const titleOf = (fields: FeedFields) => fields.values.get('title')?.[0]?.text

/** The full text in all its parts; its plain form or the short text only where there is no other. */
const descriptionOf = (fields: FeedFields): string | undefined => {
  const about = (fields.values.get('companyAbout') ?? []).map(({ text }) => text)
  const main = [...ofRank(fields, 'body', 0), ...ofRank(fields, 'body', 1)]
  const plain = ofRank(fields, 'body', 2)
  const isSaid = (text: string) => main.some(each => wordsOf(each).includes(wordsOf(text)))
  const texts = main.length > 0 ? [...main, ...plain.filter(each => !isSaid(each))] : plain
  const short = (fields.values.get('short') ?? []).map(({ text }) => text)
  const parts = texts.length > 0 || (fields.values.get('responsibilities')?.length ?? 0) > 0 ? texts : short
  const distinct = parts.filter((part, at) => parts.findIndex(each => wordsOf(each) === wordsOf(part)) === at)
  return [...distinct, ...(distinct.length > 0 ? about : [])].join('\n') || undefined
}

const wordsOf = (text: string) => text.replace(/<[^>]*>|&\w+;/g, ' ').replace(/[^\p{L}\p{N}]+/gu, '')

/** Seconds or milliseconds since 1970 as a time. */
const dateOf = (text: string | undefined): string | undefined => {
  if (text === undefined || !/^\d{10}(?:\d{3})?$/.test(text.trim())) return text
  return new Date(Number(text.trim().padEnd(13, '0'))).toISOString()
}

const YES = /^(?:1|true|yes|y|si|sí|sim|ya|evet|是|可|はい|نعم)$/i
const REMOTE =
  /remote|telecommut|fully|home|anywhere|teletrabajo|remot[oa]|uzaktan|遠端|远程|在宅|リモート|居家|عن بعد/i
const HYBRID = /hybrid|h[ií]brid|hibrit|partial|partly|混合|ハイブリッド|هجين|some|temporar/i
const OFFICE = /on-?\s?site|office|in-?person|presencial|出社|現場|现场|حضوري/i

/** What fields of remote, hybrid or office work say, in schema.org's word for remote and ours for the others. */
const workplaceOf = (fields: FeedFields): string | undefined => {
  const texts = (role: FieldRole) => (fields.values.get(role) ?? []).map(({ text }) => text.trim())
  const stated = [...texts('workplace'), ...texts('remoteFlag')]
  if (stated.some(text => HYBRID.test(text)) || texts('hybridFlag').some(text => YES.test(text)))
    return 'HYBRID'
  if (stated.some(text => REMOTE.test(text) && !/\b(?:no|not)\b/i.test(text))) return 'TELECOMMUTE'
  if (texts('remoteFlag').some(text => YES.test(text))) return 'TELECOMMUTE'
  if (stated.some(text => OFFICE.test(text)) || texts('officeFlag').some(text => YES.test(text)))
    return 'ONSITE'
  // A plain no to remote work speaks for the place, which says so itself.
  return undefined
}

const salaryOf = (fields: FeedFields): JsonObject | string | undefined => {
  const first = (role: FieldRole) => fields.values.get(role)?.[0]?.text
  const from = first('salaryMin')
  const to = first('salaryMax')
  const text = first('salary')
  const unit = first('salaryPeriod')
  const currency = first('currency')
  if (from !== undefined || to !== undefined)
    return { currency, value: { minValue: from, maxValue: to, unitText: unit ?? text } }
  if (text === undefined) return undefined
  return unit === undefined && currency === undefined
    ? text
    : { currency, value: { value: text, unitText: unit } }
}
