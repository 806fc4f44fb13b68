import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import type { SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { readOwn } from '../profile/load-profile.server.ts'
import type { AcceptedEntry, AcceptedForm } from './accepted-form.server.ts'
import { parsedKeys } from './parsed-keys.ts'

/** What became of something that was accepted; `key` is that of its fields in the form, where it has some. */
interface AcceptedOutcome {
  key?: string
  outcome: Outcome<unknown>
}

/** Puts what was accepted of a section into the profile. */
type AcceptedSection = (
  page: PageContext,
  content: SyncableContent,
  form: AcceptedForm,
) => Promise<AcceptedOutcome[]>

interface EntrySection<Entry> {
  entriesOf(content: SyncableContent): readonly Entry[]
  keyOf(entry: Entry): string
  create(page: PageContext, entry: Entry, accepted: AcceptedEntry): Promise<Outcome<unknown>>
}

const entrySection =
  <Entry>({ entriesOf, keyOf, create }: EntrySection<Entry>): AcceptedSection =>
  async (page, content, form) => {
    const outcomes: AcceptedOutcome[] = []
    for (const entry of entriesOf(content)) {
      const key = keyOf(entry)
      if (form.isAccepted(key)) outcomes.push({ key, outcome: await create(page, entry, form.entry(key)) })
    }
    return outcomes
  }

const MAX_SKILLS = 50

const profile: AcceptedSection = async (page, content, form) => {
  const fields = Object.entries(content.profile).flatMap(([name, parsed]) =>
    parsed && form.isAccepted(parsedKeys.profile(name)) ? [[name, parsed.value] as const] : [],
  )
  if (fields.length === 0) return []
  return [{ outcome: await page.call(calls.updateMe, { body: Object.fromEntries(fields) }) }]
}

/** Skills are stored all at once, those that the profile has before those of the resume. */
const skills: AcceptedSection = async (page, content, form) => {
  const chosen = content.skills.flatMap(({ id, found }) =>
    found && form.isAccepted(parsedKeys.skill(found.value)) ? [{ id, value: found.value }] : [],
  )
  if (chosen.length === 0) return []
  const { skills: own } = await readOwn(page)
  const all = [...own, ...chosen.slice(0, Math.max(0, MAX_SKILLS - own.length))]
  const body = {
    skill_ids: all.flatMap(({ id }) => id ?? []),
    skills: all.flatMap(({ id, value }) => (id === null ? [value] : [])),
  }
  return [{ outcome: await page.call(calls.updateSkills, { body }) }]
}

/** In the order in which they are stored. */
export const acceptedSections: readonly AcceptedSection[] = [
  profile,

  entrySection({
    entriesOf: content => content.work_experiences,
    keyOf: parsedKeys.work,
    create: (page, work, accepted) =>
      page.call(calls.createWorkExperience, {
        body: {
          job_title: accepted.typed('job_title'),
          company_name: accepted.typed('company_name'),
          is_currently_working: accepted.hasPart('time') && work.is_currently_working,
          from: accepted.partValue('time', work.from),
          to: accepted.partValue('time', work.to),
          description: accepted.partValue('description', work.description),
        },
        ...accepted.once,
      }),
  }),

  entrySection({
    entriesOf: content => content.educations,
    keyOf: parsedKeys.education,
    create: (page, education, accepted) =>
      page.call(calls.createEducation, {
        body: {
          school: accepted.typed('school'),
          degree_id: education.degree_id?.value ?? null,
          field_of_study: accepted.typed('field_of_study') || null,
          is_currently_studying: accepted.hasPart('time') && education.is_currently_studying,
          from: accepted.partValue('time', education.from),
          to: accepted.partValue('time', education.to),
          description: accepted.partValue('description', education.description),
        },
        ...accepted.once,
      }),
  }),

  skills,

  entrySection({
    entriesOf: content => content.licenses.filter(({ title }) => title !== null),
    keyOf: parsedKeys.license,
    create: (page, license, accepted) =>
      page.call(calls.createLicenseCertification, {
        body: {
          title: license.title?.value ?? '',
          issuing_organisation: license.issuing_organisation?.value ?? null,
          issue_date: license.issue_date?.value ?? null,
        },
        ...accepted.once,
      }),
  }),

  entrySection({
    entriesOf: content => content.websites.flatMap(({ url }) => url?.value ?? []),
    keyOf: parsedKeys.website,
    create: (page, url, accepted) => page.call(calls.createWebsite, { body: { url }, ...accepted.once }),
  }),
]
