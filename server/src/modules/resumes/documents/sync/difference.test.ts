import { documentSectionKinds } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentEntry, DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentDifferences } from './difference.ts'
import type { ProfileSide } from './profile-side.ts'
import { fitsDocument, takenIntoDocument } from './take-into-document.ts'

const word = fc.constantFrom('', 'Nurse', 'nurse ', 'Bay Clinic', 'Red Cross', '日本語', '+63 917 123')
const month = fc.constantFrom('', '2020-01', '2024-12', 'Summer')

const entries = fc
  .array(
    fc.record({
      title: word,
      organization: word,
      detail: word,
      location: word,
      email: word,
      phone: word,
      url: word,
      from: month,
      to: month,
      is_current: fc.boolean(),
      text: word,
    }),
    { maxLength: 5 },
  )
  .map(all => all.map((entry, at): DocumentEntry => ({ ...entry, id: `e${at}` })))

const kinds = documentSectionKinds.slice(0, 7)
const profiles = fc
  .tuple(...kinds.map(() => entries))
  .map(
    (all): ProfileSide =>
      new Map(
        kinds.map((kind, at) => [
          kind,
          (all[at] ?? []).slice(0, at < 2 ? 1 : 5).map((entry, place) => ({ id: `p${place}`, entry })),
        ]),
      ),
  )
const documents = fc
  .array(fc.record({ kind: fc.constantFrom(...documentSectionKinds), entries, is_hidden: fc.boolean() }), {
    maxLength: 8,
  })
  .map(all => all.map((section, at): DocumentSection => ({ ...section, id: `s${at}`, title: '' })))

test('all that a profile says taken into a document leaves what stands in the document alone', () => {
  fc.assert(
    fc.property(documents, profiles, (sections, profile) => {
      const differences = documentDifferences(sections, profile).filter(each => fitsDocument(sections, each))
      const taken = takenIntoDocument(sections, differences)
      expect(taken).toBeDefined()
      const left = documentDifferences(taken ?? [], profile)
      expect(left.filter(({ fields }) => fields.some(({ profile: said }) => said !== ''))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('what is the same in both differs in nothing, in whichever order it stands', () => {
  fc.assert(
    fc.property(profiles, profile => {
      const sections = [...profile].toReversed().map(
        ([kind, all]): DocumentSection => ({
          id: kind,
          kind,
          title: '',
          is_hidden: false,
          entries: all.map(({ entry }) => entry).toReversed(),
        }),
      )
      const left = documentDifferences(sections, profile)
      expect(left).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('hundreds of entries that are alike are compared at once', () => {
  const alike = (count: number) =>
    Array.from(
      { length: count },
      (_, at): DocumentEntry => ({
        ...{ id: `e${at}`, title: `Shift ${at}`, organization: 'Bay Clinic', detail: '', location: '' },
        ...{ email: '', phone: '', url: '', from: '', to: '', is_current: false, text: 'Ward. '.repeat(20) },
      }),
    )
  const sections = Array.from(
    { length: 14 },
    (_, at): DocumentSection => ({
      ...{ id: `s${at}`, kind: 'experience', title: '', is_hidden: false, entries: alike(60) },
    }),
  )
  const profile: ProfileSide = new Map([
    ['experience', alike(30).map(entry => ({ id: entry.id, entry: { ...entry, title: `${entry.title}!` } }))],
  ])
  const before = process.cpuUsage()
  const differences = documentDifferences(sections, profile)
  const { user } = process.cpuUsage(before)
  expect(differences).toHaveLength(30 + 14 * 60)
  // Microseconds; each with each takes 40 times as long.
  expect(user).toBeLessThan(1_000_000)
})
