import type { DocumentSectionKind, DocumentText } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentEntry } from '@hanap/contracts/jobseekers/documents.schemas'
import { comparable, comparedFields, foldedText, saidText } from './same-text.ts'

/** By what two entries are the same one: so many of these fields say the same. `lone` is enough where either side has it once. */
const identities: Partial<
  Record<DocumentSectionKind, { fields: readonly DocumentText[]; least: number; lone: DocumentText }>
> = {
  experience: { fields: ['title', 'organization', 'from'], least: 2, lone: 'organization' },
  education: { fields: ['organization', 'title', 'detail', 'from'], least: 2, lone: 'organization' },
  skills: { fields: ['title'], least: 1, lone: 'title' },
  licenses: { fields: ['title'], least: 1, lone: 'title' },
  links: { fields: ['url'], least: 1, lone: 'url' },
}

interface Folded<Side> {
  side: Side
  /** All that is compared. */
  whole: string
  /** Of the identifying fields, each in its place. */
  parts: readonly string[]
  lone: string
}

const countsOf = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Entries of a profile beside those of a document that are most like them; each is in one pair at most. */
export const pairsOf = <Mine extends { entry: DocumentEntry }, Theirs extends { entry: DocumentEntry }>(
  kind: DocumentSectionKind,
  profile: readonly Mine[],
  document: readonly Theirs[],
): Map<Mine, Theirs> => {
  const pairs = new Map<Mine, Theirs>()
  const identity = identities[kind]
  if (!identity) return pairs
  const { fields, least, lone } = identity
  const foldedOf = <Side extends { entry: DocumentEntry }>(side: Side): Folded<Side> => ({
    side,
    whole: JSON.stringify((comparedFields[kind] ?? []).map(field => comparable(kind, side.entry, field))),
    parts: fields.map(field => foldedText(kind, side.entry, field)),
    lone: saidText(side.entry, lone) && foldedText(kind, side.entry, lone),
  })
  const [own, others] = [profile.map(foldedOf), document.map(foldedOf)]
  const taken = new Set<Theirs>()
  const pair = ({ side: mine }: Folded<Mine>, { side: theirs }: Folded<Theirs>) => {
    if (pairs.has(mine) || taken.has(theirs)) return
    pairs.set(mine, theirs)
    taken.add(theirs)
  }

  const same = Map.groupBy(others, ({ whole }) => whole)
  for (const mine of own) {
    const theirs = same.get(mine.whole)?.shift()
    if (theirs) pair(mine, theirs)
  }
  const left = others.filter(({ side }) => !taken.has(side))
  const scored = own
    .filter(({ side }) => !pairs.has(side))
    .flatMap(mine =>
      left.map(theirs => ({
        mine,
        theirs,
        score: mine.parts.filter((part, at) => part !== '' && part === theirs.parts[at]).length,
      })),
    )
    .filter(({ score }) => score > 0)
  const alike = scored.filter(({ score }) => score >= least)
  for (const { mine, theirs } of alike.sort((one, other) => other.score - one.score)) pair(mine, theirs)
  // Of one school or one employer alone there is little doubt.
  const [ownCounts, otherCounts] = [own, others].map(all => countsOf(all.map(each => each.lone)))
  for (const { mine, theirs } of scored)
    if (
      mine.lone !== '' &&
      mine.lone === theirs.lone &&
      ownCounts?.get(mine.lone) === 1 &&
      otherCounts?.get(mine.lone) === 1
    )
      pair(mine, theirs)
  return pairs
}
