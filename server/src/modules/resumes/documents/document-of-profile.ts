import { singleKinds } from '@hanap/contracts/jobseekers/document-parts'
import type {
  DocumentContent,
  DocumentEntry,
  DocumentSection,
} from '@hanap/contracts/jobseekers/documents.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { newId } from '../../../db/id.ts'
import type { SaidProfile } from '../../profiles/index.ts'
import { resumeContentOf } from '../resume-content.ts'

const emptyEntry = (): DocumentEntry => ({
  id: newId(),
  title: '',
  organization: '',
  detail: '',
  location: '',
  email: '',
  phone: '',
  url: '',
  from: '',
  to: '',
  is_current: false,
  text: '',
})

export type SaidEntry = { [Field in keyof DocumentEntry]?: DocumentEntry[Field] | undefined }

const entryOf = (texts: SaidEntry): DocumentEntry => {
  const values = Object.entries(texts).filter(([, value]) => value !== undefined)
  return { ...emptyEntry(), ...Object.fromEntries(values) }
}

export const newSectionOf = (
  kind: DocumentSection['kind'],
  entries: readonly SaidEntry[],
): DocumentSection => ({
  id: newId(),
  kind,
  title: '',
  is_hidden: false,
  entries: entries.map(entryOf),
})

/** Sections of what a profile says, with degrees and places by their names in the language; those of which it says nothing are left out. */
export const documentSectionsOf = (user: SaidProfile, language: LanguageCode): DocumentSection[] => {
  const profile = resumeContentOf(user, language)
  const sections = [
    newSectionOf('heading', [
      {
        title: profile.name,
        detail: profile.headline,
        email: profile.email,
        phone: profile.phone,
        location: profile.location,
      },
    ]),
    newSectionOf('summary', profile.about ? [{ text: profile.about }] : []),
    newSectionOf(
      'experience',
      profile.work.map(({ title, company, from, to, isCurrent, description }) => ({
        title,
        organization: company,
        from,
        to: isCurrent ? '' : to,
        is_current: isCurrent,
        text: description,
      })),
    ),
    newSectionOf(
      'education',
      profile.educations.map(({ school, degree, field, from, to, isCurrent, description }) => ({
        title: degree,
        organization: school,
        detail: field,
        from,
        to: isCurrent ? '' : to,
        is_current: isCurrent,
        text: description,
      })),
    ),
    newSectionOf(
      'skills',
      profile.skills.map(title => ({ title })),
    ),
    newSectionOf(
      'licenses',
      profile.licenses.map(({ title, issuer, issued, expires, credential }) => ({
        title,
        organization: issuer,
        from: issued,
        to: expires,
        detail: credential,
      })),
    ),
    newSectionOf(
      'links',
      profile.links.map(({ title, url }) => ({ title, url })),
    ),
  ]
  return sections.filter(({ kind, entries }) => kind === 'heading' || entries.length > 0)
}

/** Where somebody begins with nothing: their name and address, and the sections that most resumes have. */
export const emptySectionsOf = (user: SaidProfile, language: LanguageCode): DocumentSection[] => {
  const [heading] = documentSectionsOf(user, language)
  const others = (['summary', 'experience', 'education', 'skills'] as const).map(kind =>
    newSectionOf(kind, singleKinds.includes(kind) ? [{}] : []),
  )
  return heading ? [heading, ...others] : others
}

export const newDocument = ({
  name,
  language,
  template = 'classic',
  sections,
}: Pick<DocumentContent, 'name' | 'language' | 'sections'> & {
  template?: DocumentContent['template'] | undefined
}): DocumentContent => ({
  name,
  language,
  template,
  paper: 'a4',
  style: { accent: null, size: 'normal', spacing: 'normal', is_photo_shown: true },
  sections,
  job_id: null,
})
