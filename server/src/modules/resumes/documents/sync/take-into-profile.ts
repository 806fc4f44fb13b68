import type { MarketKey } from '@hanap/markets/markets'
import { readPhone } from '../../../../calls/phone.ts'
import {
  degreeIds,
  type ProfileTakes,
  type ProfileTaking,
  type SaidProfile,
  type WriteEntry,
} from '../../../profiles/index.ts'
import type { Difference } from './difference.ts'
import { PRESENT } from './same-text.ts'

/** A month, or nothing where nothing is said; undefined where it is said otherwise. */
const monthIn = (text: string): string | null | undefined => {
  if (text === '' || text === PRESENT) return null
  return /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined
}

/** What the document says of the fields that differ; what it does not say is undefined, and stays. */
const saidIn = ({ fields }: Difference) => {
  const text = (name: Difference['fields'][number]['field']) =>
    fields.find(({ field }) => field === name)?.document || undefined
  const month = (name: 'from' | 'to') => {
    const value = text(name)
    return value === undefined ? undefined : monthIn(value)
  }
  const to = text('to')
  return {
    text,
    from: month('from'),
    to: month('to'),
    hasOtherDates: fields.some(
      ({ field, document }) => (field === 'from' || field === 'to') && monthIn(document) === undefined,
    ),
    goesOn: to === undefined ? undefined : to === PRESENT,
  }
}

export interface ProfileTakeDeps {
  profile: SaidProfile
  market: MarketKey
  taking: ProfileTaking
}

/** How the profile takes an entry over; undefined where it has no place for what the document says. */
const entryTakeOf = (
  difference: Difference,
  { profile, taking }: ProfileTakeDeps,
): WriteEntry | undefined => {
  const { kind, inProfile } = difference
  const { text, from, to, hasOtherDates, goesOn } = saidIn(difference)
  const id = inProfile?.id ?? null
  if (kind === 'links') return taking.websiteWith(profile, id, { title: text('title'), url: text('url') })
  if (hasOtherDates) return undefined
  if (kind === 'experience')
    return taking.workWith(profile, id, {
      job_title: text('title'),
      company_name: text('organization'),
      from,
      to,
      is_currently_working: goesOn,
      description: text('text'),
    })
  if (kind === 'education') {
    const degree = text('title')
    const degreeId = degree === undefined ? undefined : degreeIds.get(degree.toLocaleLowerCase('en'))
    if (degree !== undefined && degreeId === undefined) return undefined
    return taking.educationWith(profile, id, {
      school: text('organization'),
      degree_id: degreeId,
      field_of_study: text('detail'),
      from,
      to,
      is_currently_studying: goesOn,
      description: text('text'),
    })
  }
  if (kind !== 'licenses') return undefined
  return taking.licenseWith(profile, id, {
    title: text('title'),
    issuing_organisation: text('organization'),
    issue_date: from,
    expiry_date: to,
    credential_id: text('detail'),
  })
}

const MAX_HEADLINE = 160
const MAX_ABOUT = 4000
const MAX_SKILL = 60

const basicsOf = (
  { kind, fields: [field] }: Difference,
  market: MarketKey,
): ProfileTakes['basics'] | undefined => {
  const text = field?.document ?? ''
  if (text === '') return undefined
  if (kind === 'summary') return text.length <= MAX_ABOUT ? { about: text } : undefined
  if (field?.field === 'detail') return text.length <= MAX_HEADLINE ? { headline: text } : undefined
  const phone = field?.field === 'phone' ? readPhone(text, market) : undefined
  return phone === undefined ? undefined : { phone_num: phone }
}

/** What the profile takes over of one difference; undefined where it has no place for it, or has it from elsewhere. */
export const profileTakeOf = (difference: Difference, deps: ProfileTakeDeps): ProfileTakes | undefined => {
  const { kind, side, fields } = difference
  if (side === 'profile' || fields.every(({ document }) => document === '')) return undefined
  if (kind === 'heading' || kind === 'summary') {
    const basics = basicsOf(difference, deps.market)
    return basics && { basics, entries: [], skills: [] }
  }
  if (kind === 'skills') {
    const skill = fields[0]?.document ?? ''
    return skill.length > MAX_SKILL ? undefined : { basics: {}, entries: [], skills: [skill] }
  }
  const write = entryTakeOf(difference, deps)
  return write && { basics: {}, entries: [write], skills: [] }
}
