import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import type { DocumentDifference, DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import { expect } from 'vitest'
import type { TestApp } from '../../../../testing/app.ts'
import type { TestPerson } from '../../../auth/factory.ts'
import { buildNurse } from '../../../profiles/factory.ts'

/** Sections with other texts in the first entry of one kind. */
export const withTexts =
  (kind: DocumentSection['kind'], texts: Partial<DocumentSection['entries'][number]>) =>
  (sections: readonly DocumentSection[]): DocumentSection[] =>
    sections.map(section =>
      section.kind === kind
        ? {
            ...section,
            entries: section.entries.map((entry, at) => (at === 0 ? { ...entry, ...texts } : entry)),
          }
        : section,
    )
export const added =
  (kind: DocumentSection['kind'], texts: Partial<DocumentSection['entries'][number]>) =>
  (sections: readonly DocumentSection[]): DocumentSection[] =>
    sections.map(section =>
      section.kind === kind && section.entries[0]
        ? {
            ...section,
            entries: [
              ...section.entries,
              { ...section.entries[0], is_current: false, from: '', to: '', ...texts, id: 'added' },
            ],
          }
        : section,
    )

/** What tests do with a document beside the profile. */
export const documentSync = (appOf: () => TestApp) => {
  const begin = async () => {
    const as = await buildNurse(appOf())
    const { document } = (await appOf().call(calls.createDocument, { body: { from: 'profile' } }, { as }))
      .data
    return { as, id: document.id }
  }
  const read = async (as: TestPerson, id: string) =>
    (await appOf().call(calls.readDocument, { params: { id } }, { as })).data.document
  const profileOf = async (as: TestPerson) => (await appOf().call(readMe, {}, { as })).data.user
  const compare = async (as: TestPerson, id: string) =>
    (await appOf().call(calls.compareDocument, { params: { id } }, { as })).data
  const write = async (
    as: TestPerson,
    id: string,
    change: (sections: readonly DocumentSection[]) => DocumentSection[],
  ) => {
    const { revision, sections } = await read(as, id)
    const changes = { sections: change(sections) }
    const answer = await appOf().call(
      calls.updateDocument,
      { params: { id }, body: { revision, changes } },
      { as },
    )
    expect(answer.status).toBe(200)
  }
  const send = (
    as: TestPerson,
    id: string,
    body: {
      revision: number
      profile_mark: string
      takes: { key: string; to: 'document' | 'profile' }[]
    },
  ) => appOf().call(calls.takeDifferences, { params: { id }, body }, { as })

  const take = async (
    as: TestPerson,
    id: string,
    to: 'document' | 'profile',
    isChosen: (difference: DocumentDifference) => boolean = () => true,
  ) => {
    const { revision, profile_mark, differences } = await compare(as, id)
    const takes = differences
      .filter(difference => difference.takes.includes(to) && isChosen(difference))
      .map(({ key }) => ({ key, to }))
    return send(as, id, { revision, profile_mark, takes })
  }

  return { begin, read, profileOf, compare, write, send, take }
}
