import { createHash } from 'node:crypto'
import { escapeHtmlText } from '@hanap/markets/escape-html'
import { options } from '@hanap/markets/lists'
import { marketByKey } from '@hanap/markets/markets'
import type { ApplyMode, NormalizedAd, NormalizeOptions } from '../normalized-job.ts'
import type { ParsedPosting } from '../posting.ts'
import { benefitIds } from './benefits.ts'
import { mapCompany } from './company.ts'
import { expiresAt, postedAt } from './dates.ts'
import { degreeId } from './degree.ts'
import { descriptionHtml, textOfHtml } from './description/description.ts'
import { jobTypeId } from './employment.ts'
import { experienceId } from './experience.ts'
import { mapFunction } from './functions/function.ts'
import { industryId } from './industry.ts'
import { detectLanguage, statedLanguage } from './language.ts'
import { mapSalary, salaryOfText } from './pay/salary.ts'
import { type MappedPlace, mapPlace } from './place/place.ts'
import { mapSkills } from './skills.ts'
import { mapWorkplace } from './workplace.ts'

/** Why an ad is none that can be shown. */
export class UnusableAd extends Error {}

/** A posting as our job. Throws UnusableAd where it lacks what every ad must have. */
export const mapAd = (posting: ParsedPosting, options: NormalizeOptions): NormalizedAd => {
  if (!/\p{L}/u.test(posting.title)) throw new UnusableAd('no title')
  const place = mapPlace(posting.places, options.market)
  const { currency, timeZone } = marketByKey(place.market)
  const texts = textsOf(posting, place)
  const text = `${posting.title}\n${textOfHtml(texts.description)}\n${textOfHtml(texts.requirements ?? '')}`
  const language = statedLanguage(posting.language) ?? detectLanguage(text)
  const stated = mapSalary(posting.salary, posting.salaryCurrency, currency)
  const isStated = stated.from !== null || stated.to !== null || stated.notes.length > 0
  const salary = isStated ? stated : salaryOfText(text, place.market === 'com' ? '' : currency)
  const job = mapFunction({ title: posting.title, categories: posting.categories, text, language })
  const company = mapCompany(posting.company)
  const end = endOf(posting, timeZone, options)
  const posted = postedAt(posting.datePosted, timeZone, options.now)
  const content = {
    market: place.market,
    recruiter_id: options.ownerId,
    title: posting.title,
    description: texts.description,
    requirements: texts.requirements,
    language: language ?? null,
    salary_from: salary.from,
    salary_to: salary.to,
    salary_period: salary.period,
    currency: salary.currency,
    job_type_id: jobTypeId(posting.employmentTypes, posting.title, text),
    workplace: mapWorkplace({
      locationType: posting.locationType,
      title: posting.title,
      place: posting.places.map(each => `${each.locality} ${each.region} ${each.text}`).join('\n'),
      description: text,
      hasPlace: place.locationId !== null || place.regionId !== null || place.address !== null,
    }),
    xp_lvl_id: experienceId(posting.experience, text),
    degree_id: degreeId(posting.education, text),
    location_id: place.locationId,
    region_id: place.regionId,
    address: place.address,
    latitude: place.latitude,
    longitude: place.longitude,
    category_id: categoryOf(job.mainFunctionId),
    main_function_id: job.mainFunctionId,
    job_function_id: job.jobFunctionId,
    function_title_id: job.functionTitleId,
    industry_id: industryId(posting.industries),
    skills: mapSkills(posting.skills, text),
    benefit_ids: benefitIds(`${posting.benefits}\n${text}`),
    external_apply_url: applyUrl(posting, options.apply),
  }
  // A day that the source does not state is the day of the reading, and no change of the ad.
  const source_hash = hashOf({ ...content, company, posted })
  const first = posted ?? options.asOf
  return {
    job: {
      ...content,
      source: posting.source,
      source_id: posting.sourceId,
      source_hash,
      first_posted_at: first,
      published_at: first,
      refreshed_at: first,
      expires_at: end.at,
    },
    company: company && { ...company, website: posting.website || null },
    notes: [
      ...place.notes,
      ...salary.notes,
      ...end.notes,
      ...texts.notes,
      ...(posting.datePosted !== '' && posted === null ? ['date of posting not understood'] : []),
      ...(job.mainFunctionId === null ? ['function not known'] : []),
      ...(language === undefined ? ['language not known'] : []),
      ...(company === null ? ['no company named'] : []),
    ],
  }
}

const hashOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

const categories = new Map(
  options('job_category_lists', 'en').map(({ id, main_function_id }) => [main_function_id, id]),
)
const categoryOf = (mainFunctionId: number | null) =>
  mainFunctionId === null ? null : (categories.get(mainFunctionId) ?? null)

/** Without a description of its own an ad that one applies for elsewhere says what, who and where. */
const textsOf = (posting: ParsedPosting, place: MappedPlace) => {
  const own = descriptionHtml(posting.description)
  const duties = descriptionHtml(posting.responsibilities)
  const requirements = descriptionHtml(posting.requirements) || null
  const description = own + (duties !== '' && !own.includes(duties) ? duties : '')
  if (description !== '') return { description, requirements, notes: [] }
  if (mapCompany(posting.company) === null) throw new UnusableAd('neither company nor text')
  if (posting.url === '') throw new UnusableAd('no description')
  const facts = [posting.title, posting.company, place.address ?? ''].filter(Boolean)
  return {
    description: `<p>${escapeHtmlText(facts.join(' · '))}</p>`,
    requirements,
    notes: ['no description; title, company and place used instead'],
  }
}

const applyUrl = ({ url, isDirectApply }: ParsedPosting, apply: ApplyMode): string | null => {
  if (apply === 'onsite' || url === '') return null
  return apply === 'external' || isDirectApply !== true ? url : null
}

/**
 * When the ad is over, so that it has expired now if it has at `asOf`, and is open now if it is open then: an end
 * between the two is not kept.
 */
const endOf = ({ validThrough }: ParsedPosting, timeZone: string, { asOf, now }: NormalizeOptions) => {
  if (validThrough === '') return { at: null, notes: [] }
  const end = expiresAt(validThrough, timeZone)
  if (!end) return { at: null, notes: ['end date not understood'] }
  if (end <= asOf) return { at: end < now ? end : now, notes: ['already expired'] }
  return end <= now ? { at: null, notes: ['kept open because of --as-of'] } : { at: end, notes: [] }
}
