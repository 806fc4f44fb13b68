import { readAccountSetting } from '@hanap/contracts/jobseekers/privacy.calls'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import type { OwnUser, ProfilePart } from '@hanap/contracts/jobseekers/profile.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { MessageKey } from '@hanap/i18n/message-key'
import { personName } from '@hanap/i18n/person-name'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { videoViews } from '@hanap/shared/page/video-view'
import { data } from 'react-router'
import { preferenceView } from '../preferences/preference-view.server.ts'
import { addTitle } from './add-title.ts'
import { basicsFields, basicsShown } from './basics.server.ts'
import { anchorOf, type FormView, NEW_ENTRY, PROFILE_PATH, type ProfileSectionView } from './profile-view.ts'
import type { EntryLocale } from './sections/entry-section.server.ts'
import { entrySections } from './sections/entry-sections.server.ts'

export interface OpenForm {
  section?: string | undefined
  id?: string | undefined
}

export const entryLocaleOf = (page: PageContext): EntryLocale => {
  const facts = factsOf(page)
  return {
    t: translator(facts.language),
    language: facts.language,
    market: facts.market,
    format: createFormats(facts.language, { ...facts, key: facts.market }),
  }
}

/** All that the signed-in seeker's profile has. */
export const readOwn = async (page: PageContext): Promise<OwnUser> => {
  const outcome = await page.call(readMe, {})
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return outcome.data.user
}

/** Whether the seeker lets companies find them. */
export const letsCompaniesFind = async (page: PageContext): Promise<boolean> => {
  const outcome = await page.call(readAccountSetting, {})
  return outcome.ok && outcome.data.is_findable
}

/** What each missing part is called, why it helps, and where it is added. */
const parts: Record<ProfilePart, readonly [label: MessageKey, why: MessageKey, path: string]> = {
  work_experiences: [
    'profile.work',
    'profile.why_work',
    `${PROFILE_PATH}/experience/new#${anchorOf('experience')}`,
  ],
  educations: [
    'profile.education',
    'profile.why_education',
    `${PROFILE_PATH}/education/new#${anchorOf('education')}`,
  ],
  skills: ['profile.skills', 'profile.why_skills', `${PROFILE_PATH}/skills#${anchorOf('skills')}`],
  about: ['profile.about', 'profile.why_about', `${PROFILE_PATH}/basics#about`],
  headline: ['profile.headline', 'profile.why_headline', `${PROFILE_PATH}/basics#headline`],
  job_preferences: ['personal.preferencesHeading', 'profile.why_preferences', '/job-preferences/new'],
  phone_num: ['profile.phone', 'profile.why_phone', `${PROFILE_PATH}/basics#phone_num`],
  location_id: ['search.location', 'profile.why_location', `${PROFILE_PATH}/basics#location_id`],
  notice_period_id: ['profile.notice', 'profile.why_notice', `${PROFILE_PATH}/basics#notice_period_id`],
}

/** More at once would be a list of all. */
const MAX_HINTS = 3

export const meterOf = (user: OwnUser, { t, format }: EntryLocale) => {
  const { percent, missing } = user.profile.completeness
  return {
    percent,
    text: t('profile.meter', { percent: format.percent(percent / 100) }),
    hints: missing.slice(0, MAX_HINTS).map(part => {
      const [label, why, path] = parts[part]
      return { label: t(label), why: t(why), path }
    }),
  }
}

const newForm = (page: PageContext, path: string, fields: FormView['fields']): FormView => ({
  path,
  fields,
  idempotencyKey: page.newKey(),
})

const sectionViews = (
  page: PageContext,
  user: OwnUser,
  { section, id }: OpenForm,
  place: EntryLocale,
): ProfileSectionView[] =>
  [...entrySections].map(([key, entries]) => {
    const isOpen = key === section && id !== undefined
    const fields = isOpen ? entries.form(user, id === NEW_ENTRY ? undefined : id, place) : undefined
    if (isOpen && !fields) throw notFound()
    const path = `${PROFILE_PATH}/${key}/${id}`
    return {
      key,
      heading: place.t(entries.heading),
      why: place.t(entries.why),
      entries: entries.list(user, place),
      form: fields
        ? id === NEW_ENTRY
          ? newForm(page, path, fields)
          : { path, fields, idempotencyKey: '' }
        : null,
    }
  })

/** What the open form is called: of an entry that is there its section, of a new one the adding of it. */
const openHeadingOf = (
  sections: readonly ProfileSectionView[],
  id: string | undefined,
  { t }: EntryLocale,
): string | null => {
  const heading = sections.find(({ form }) => form)?.heading
  return heading === undefined || id !== NEW_ENTRY ? (heading ?? null) : addTitle(heading, t)
}

/** Parts with one form each. */
const alone = new Map<string, MessageKey>([
  ['photo', 'profile.photo'],
  ['basics', 'profile.basics'],
  ['skills', 'profile.skills'],
])

/** The whole profile, with the asked form open. An address that names nothing of it answers 404. */
export const loadProfile = async (page: PageContext, openForm: OpenForm) => {
  const { section, id } = openForm
  const isKnown = section === undefined || (entrySections.has(section) ? id !== undefined : id === undefined)
  if (!isKnown || (section && !entrySections.has(section) && !alone.has(section))) throw notFound()
  const user = await readOwn(page)
  const place = entryLocaleOf(page)
  const sections = sectionViews(page, user, openForm, place)
  const heading = section && alone.get(section)
  return {
    openSection: section ?? '',
    /** Of the part whose form is the page; null for the profile itself. */
    openHeading: heading ? place.t(heading) : openHeadingOf(sections, id, place),
    isCompleted: user.is_profile_completed,
    meter: meterOf(user, place),
    photo: {
      address: user.avatar,
      name: personName(user.first_name, user.last_name),
      isOpen: section === 'photo',
    },
    basics: {
      shown: basicsShown(user, place),
      form:
        section === 'basics'
          ? { path: `${PROFILE_PATH}/basics`, fields: basicsFields(user, place), idempotencyKey: '' }
          : null,
    },
    sections,
    videos: videoViews(user.video_resumes),
    preferences: user.job_preferences.map(preference => preferenceView(page, preference)),
    skills: {
      own: user.skills.map(({ value }) => value),
      isOpen: section === 'skills',
    },
  }
}
