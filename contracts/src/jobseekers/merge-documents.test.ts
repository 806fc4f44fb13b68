import { describe, expect, test } from 'vitest'
import type { DocumentContent, DocumentEntry, DocumentSection } from './documents.schemas.ts'
import { mergeDocuments } from './merge-documents.ts'

const entry = (id: string, over: Partial<DocumentEntry> = {}): DocumentEntry => ({
  id,
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
  ...over,
})
const section = (id: string, entries: DocumentEntry[] = []): DocumentSection => ({
  id,
  kind: 'own',
  title: id,
  is_hidden: false,
  entries,
})
const base: DocumentContent = {
  name: 'Ana Cruz',
  language: 'en',
  template: 'classic',
  paper: 'a4',
  style: { accent: null, size: 'normal', spacing: 'normal', is_photo_shown: true },
  sections: [
    section('s1', [entry('a', { title: 'Nurse', text: 'Nights.' }), entry('b')]),
    section('s2'),
    section('s3'),
  ],
  job_id: null,
}
const idsOf = ({ sections }: DocumentContent) => sections.map(({ id }) => id).join()
const inFirst = (change: Partial<DocumentEntry>): DocumentContent => ({
  ...base,
  sections: base.sections.map(each =>
    each.id === 's1'
      ? { ...each, entries: each.entries.map(one => (one.id === 'a' ? { ...one, ...change } : one)) }
      : each,
  ),
})
const firstOf = ({ sections }: DocumentContent) => sections[0]?.entries[0]

describe('two changes of one document', () => {
  test('in different fields of one entry are both in it', () => {
    const { merged, conflicts } = mergeDocuments(
      base,
      inFirst({ title: 'Head nurse' }),
      inFirst({ text: 'Days.' }),
    )
    expect(firstOf(merged)).toMatchObject({ title: 'Head nurse', text: 'Days.' })
    expect(conflicts).toEqual([])
  })

  test('in one field: mine stays, and what the others wrote is told with its place', () => {
    const { merged, conflicts } = mergeDocuments(
      base,
      inFirst({ title: 'Mine' }),
      inFirst({ title: 'Theirs' }),
    )
    expect(firstOf(merged)?.title).toBe('Mine')
    expect(conflicts).toEqual([{ section: 's1', entry: 'a', field: 'title', theirs: 'Theirs' }])
  })

  test('that say the same are no conflict', () => {
    const { conflicts } = mergeDocuments(base, inFirst({ title: 'Same' }), inFirst({ title: 'Same' }))
    expect(conflicts).toEqual([])
  })

  test('look and name are merged one by one', () => {
    const mine = { ...base, name: 'For Bay Clinic', style: { ...base.style, accent: 'teal' as const } }
    const theirs = { ...base, paper: 'letter' as const, style: { ...base.style, size: 'large' as const } }
    expect(mergeDocuments(base, mine, theirs).merged).toMatchObject({
      name: 'For Bay Clinic',
      paper: 'letter',
      style: { accent: 'teal', size: 'large' },
    })
  })
})

describe('sections', () => {
  const withSections = (...sections: DocumentSection[]) => ({ ...base, sections })
  const [first = section('s1'), second = section('s2'), third = section('s3')] = base.sections

  test('that both added are both there, where each was put', () => {
    const mine = withSections(first, section('m'), second, third)
    const theirs = withSections(first, second, third, section('t'))
    expect(idsOf(mergeDocuments(base, mine, theirs).merged)).toBe('s1,m,s2,s3,t')
  })

  test('that one moved and the other wrote in are moved, with what was written', () => {
    const mine = withSections(third, first, second)
    const { merged } = mergeDocuments(base, mine, inFirst({ title: 'Theirs' }))
    expect(idsOf(merged)).toBe('s3,s1,s2')
    expect(merged.sections[1]?.entries[0]?.title).toBe('Theirs')
  })

  test('that one took away are gone, unless the other has written in them', () => {
    const without = withSections(second, third)
    expect(idsOf(mergeDocuments(base, without, base).merged)).toBe('s2,s3')
    expect(idsOf(mergeDocuments(base, base, without).merged)).toBe('s2,s3')
    expect(idsOf(mergeDocuments(base, without, inFirst({ title: 'Kept' })).merged)).toBe('s1,s2,s3')
    expect(idsOf(mergeDocuments(base, inFirst({ title: 'Kept' }), without).merged)).toBe('s1,s2,s3')
  })
})
