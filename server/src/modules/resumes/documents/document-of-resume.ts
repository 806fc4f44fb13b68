import type { DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import type { Moment } from '@hanap/resume-parser/dates/dates'
import type { FoundValue } from '@hanap/resume-parser/layout/text-piece'
import type { ParsedResume } from '@hanap/resume-parser/parse'
import { boundedSections } from './bounded-sections.ts'
import { newSectionOf, type SaidEntry } from './document-of-profile.ts'

const monthText = (moment: FoundValue<Moment> | undefined): string | undefined => {
  if (!moment) return undefined
  const { year, month } = moment.value
  return month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
}

interface ParsedSpan {
  from?: FoundValue<Moment>
  to?: FoundValue<Moment>
  goesOn: boolean
}

/** One date alone is when it ended, unless it goes on. */
const spanOf = ({ from, to, goesOn }: ParsedSpan): SaidEntry => ({
  from: monthText(from),
  to: goesOn ? undefined : monthText(to),
  is_current: goesOn,
})

/** What was read in a resume as sections of a document; those of which nothing was read are left out. */
export const documentSectionsOfResume = ({
  contact,
  about,
  works,
  educations,
  skills,
  licenses,
  websites,
}: ParsedResume): DocumentSection[] => {
  const sections = [
    newSectionOf('heading', [
      {
        title: contact.name?.value,
        detail: contact.headline?.value,
        email: contact.email?.value,
        phone: contact.phone?.value,
      },
    ]),
    newSectionOf('summary', about ? [{ text: about.value }] : []),
    newSectionOf(
      'experience',
      works.map(work => ({
        title: work.jobTitle?.value,
        organization: work.company?.value,
        location: work.place?.value,
        ...spanOf(work),
        text: work.description?.value,
      })),
    ),
    newSectionOf(
      'education',
      educations.map(education => ({
        title: education.degree?.value.words ?? education.degree?.text,
        organization: education.school?.value,
        detail: education.field?.value,
        ...spanOf(education),
        text: education.description?.value,
      })),
    ),
    newSectionOf(
      'skills',
      skills.map(({ value }) => ({ title: value })),
    ),
    newSectionOf(
      'licenses',
      licenses.map(({ title, issuer, date }) => ({
        title: title.value,
        organization: issuer?.value,
        from: monthText(date),
      })),
    ),
    newSectionOf(
      'links',
      websites.map(({ value }) => ({ url: value })),
    ),
  ]
  return boundedSections(sections.filter(({ kind, entries }) => kind === 'heading' || entries.length > 0))
}
