import {
  type DocumentSectionKind,
  documentSectionKinds,
  singleKinds,
} from '@hanap/contracts/jobseekers/document-parts'
import type {
  DocumentDifference,
  DocumentEntry,
  DocumentSection,
} from '@hanap/contracts/jobseekers/documents.schemas'
import { pairsOf } from './pairs.ts'
import type { ProfileSide, ProfileSideEntry } from './profile-side.ts'
import { comparedFields, isSameText, saidText } from './same-text.ts'

interface DocumentSide {
  section: DocumentSection
  entry: DocumentEntry
}

/** One difference, with what stands on either side. */
export interface Difference extends Omit<DocumentDifference, 'takes' | 'is_hidden'> {
  inProfile: ProfileSideEntry | undefined
  inDocument: DocumentSide | undefined
}

const titleOf = ({ title, organization, url }: DocumentEntry) =>
  [title, organization].filter(Boolean).join(' · ') || url

/** Ids of a profile and of a document are of letters and digits, and so name one difference. */
const keyOf = (kind: DocumentSectionKind, ...parts: readonly (string | undefined)[]) =>
  [kind, ...parts.map(part => part ?? '')].join('.')

const differenceOf = (
  kind: DocumentSectionKind,
  inProfile: ProfileSideEntry | undefined,
  inDocument: DocumentSide | undefined,
): Difference[] => {
  const [mine, theirs] = [inProfile?.entry, inDocument?.entry]
  const entry = mine ?? theirs
  if (!entry) return []
  const fields = (comparedFields[kind] ?? [])
    .filter(field =>
      mine && theirs ? !isSameText(kind, field, mine, theirs) : saidText(entry, field) !== '',
    )
    .map(field => ({ field, profile: saidText(mine, field), document: saidText(theirs, field) }))
  if (fields.length === 0) return []
  return [
    {
      key: keyOf(kind, inProfile?.id, inDocument?.section.id, theirs?.id),
      kind,
      title: titleOf(entry),
      side: mine && theirs ? 'both' : mine ? 'profile' : 'document',
      fields,
      inProfile,
      inDocument,
    },
  ]
}

/** Of a section of one entry each field is a difference of its own. */
const singleDifferences = (
  kind: DocumentSectionKind,
  inProfile: ProfileSideEntry | undefined,
  inDocument: DocumentSide | undefined,
): Difference[] =>
  differenceOf(kind, inProfile, inDocument).flatMap(difference =>
    difference.fields.map(field => ({
      ...difference,
      key: keyOf(kind, field.field),
      title: '',
      side: field.profile === '' ? 'document' : field.document === '' ? 'profile' : 'both',
      fields: [field],
    })),
  )

/** What a document and a profile say differently; in which order and whether hidden does not count. */
export const documentDifferences = (
  sections: readonly DocumentSection[],
  profile: ProfileSide,
): Difference[] =>
  documentSectionKinds.flatMap(kind => {
    const mine = profile.get(kind) ?? []
    const theirs = sections
      .filter(section => section.kind === kind)
      .flatMap(section => section.entries.map(entry => ({ section, entry })))
      // An entry that was only begun says nothing.
      .filter(({ entry }) => (comparedFields[kind] ?? []).some(field => saidText(entry, field) !== ''))
    if (singleKinds.includes(kind)) return singleDifferences(kind, mine[0], theirs[0])
    const pairs = pairsOf(kind, mine, theirs)
    const paired = new Set(pairs.values())
    return [
      ...mine.flatMap(each => differenceOf(kind, each, pairs.get(each))),
      ...theirs.filter(each => !paired.has(each)).flatMap(each => differenceOf(kind, undefined, each)),
    ]
  })
