import { createHash } from 'node:crypto'
import type { DocumentSectionKind } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentEntry, DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { SaidProfile } from '../../../profiles/index.ts'
import { documentSectionsOf } from '../document-of-profile.ts'

/** An entry of a profile as a document would say it. */
export interface ProfileSideEntry {
  /** Its id in the profile; of a skill its place, of a section of one entry nothing. */
  id: string
  entry: DocumentEntry
}

export type ProfileSide = ReadonlyMap<DocumentSectionKind, readonly ProfileSideEntry[]>

const idsIn = (profile: SaidProfile): Partial<Record<DocumentSectionKind, readonly string[]>> => ({
  experience: profile.work_experiences.map(({ id }) => id),
  education: profile.educations.map(({ id }) => id),
  skills: profile.skills.map((_skill, at) => String(at)),
  licenses: profile.license_certifications.map(({ id }) => id),
  links: profile.websites.map(({ id }) => id),
})

/** What a profile says, in a document's sections and language. */
export const profileSideOf = (profile: SaidProfile, language: LanguageCode): ProfileSide => {
  const ids = idsIn(profile)
  const entriesOf = ({ kind, entries }: DocumentSection): ProfileSideEntry[] =>
    entries.map((entry, at) => ({ id: ids[kind]?.[at] ?? '', entry }))
  return new Map(
    documentSectionsOf(profile, language).map(section => [section.kind, entriesOf(section)] as const),
  )
}

/** Another one whenever the profile says something else that a document would say; the same in every language. */
export const profileMarkOf = (profile: SaidProfile): string => {
  const skills = profile.skills.map(({ id, value }) => ({ id, value: id === null ? value : String(id) }))
  const texts = [...profileSideOf({ ...profile, skills }, 'en')].map(([kind, entries]) => [
    kind,
    entries.map(({ id, entry: { id: _made, ...saying } }) => [id, saying]),
  ])
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}
