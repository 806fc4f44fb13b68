import type { DocumentContent, DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { describe, expect, test } from 'vitest'
import { noUndo, redone, remembered, undone } from '../draft/undo.ts'
import { previewPicture } from './anchors.ts'
import {
  addableKinds,
  afterAct,
  newSection,
  withEntry,
  withEntryBefore,
  withForm,
  withSectionBefore,
} from './changes.ts'

const section = (id: string, kind: DocumentSection['kind'] = 'experience'): DocumentSection => ({
  ...newSection(kind),
  id,
})
const content: DocumentContent = {
  name: 'Ana Cruz',
  language: 'en',
  template: 'classic',
  paper: 'a4',
  style: { accent: null, size: 'normal', spacing: 'normal', is_photo_shown: true },
  sections: [section('s1', 'heading'), section('s2'), section('s3')],
  job_id: null,
}
const ids = ({ sections }: DocumentContent) => sections.map(({ id }) => id).join()

describe('buttons of a section', () => {
  test('move it by one, and at the end not at all', () => {
    expect(ids(afterAct(content, 'up', { section: 's3' }))).toBe('s1,s3,s2')
    expect(ids(afterAct(content, 'down', { section: 's3' }))).toBe('s1,s2,s3')
  })

  test('hide it, show it again, take it away', () => {
    const hidden = afterAct(content, 'toggle', { section: 's2' })
    expect(hidden.sections[1]?.is_hidden).toBe(true)
    expect(afterAct(hidden, 'toggle', { section: 's2' }).sections[1]?.is_hidden).toBe(false)
    expect(ids(afterAct(content, 'remove', { section: 's2' }))).toBe('s1,s3')
  })

  test('add an entry, and do nothing to sections that are not there', () => {
    expect(afterAct(content, 'add-entry', { section: 's2' }).sections[1]?.entries).toHaveLength(2)
    expect(afterAct(content, 'up', { section: 'none' })).toEqual(content)
  })
})

test('what is dragged goes before another part or to the end, and nowhere where it is itself', () => {
  expect(ids(withSectionBefore(content, 's3', 's2'))).toBe('s1,s3,s2')
  expect(ids(withSectionBefore(content, 's2', null))).toBe('s1,s3,s2')
  expect(ids(withSectionBefore(content, 's2', 's2'))).toBe('s1,s2,s3')
  expect(ids(withSectionBefore(content, 'none', 's2'))).toBe('s1,s2,s3')
  const two = afterAct(content, 'add-entry', { section: 's2' })
  const [first, second] = two.sections[1]?.entries.map(({ id }) => id) ?? []
  const after = withEntryBefore(two, 's2', second ?? '', first ?? '')
  expect(after.sections[1]?.entries.map(({ id }) => id)).toEqual([second, first])
})

test('a document has one heading and one summary', () => {
  expect(addableKinds(content, ['heading', 'summary', 'own'])).toEqual(['summary', 'own'])
})

test('a form without script says all of its section, and nothing of the others', () => {
  const entry = content.sections[1]?.entries[0]?.id ?? ''
  const form = new FormData()
  form.set('section', 's2')
  form.set(`${entry}.title`, 'Nurse')
  form.set(`${entry}.text`, 'Nights.\r\nDays.')
  form.set(`${entry}.is_current`, '1')
  const after = withForm(content, form)
  expect(after.sections[1]?.entries[0]).toMatchObject({
    title: 'Nurse',
    text: 'Nights.\nDays.',
    is_current: true,
  })
  expect(after.sections[0]).toEqual(content.sections[0])
})

test('a line stays one line in a field that grows', () => {
  const [
    ,
    {
      id,
      entries: [entry],
    } = section('none'),
  ] = content.sections
  const after = withEntry(content, id, entry?.id ?? '', {
    detail: 'Keeper of\nforty hives',
    text: 'One\nTwo',
  })
  expect(after.sections[1]?.entries[0]).toMatchObject({ detail: 'Keeper of forty hives', text: 'One\nTwo' })
})

test('what was undone can be done again until something else is changed', () => {
  const named = (name: string) => ({ ...content, name })
  const stack = remembered(remembered(noUndo, named('one')), named('two'))
  const back = undone(stack, named('three'))
  expect(back?.content.name).toBe('two')
  expect(back && redone(back.stack, back.content)?.content.name).toBe('three')
  expect(back && redone(remembered(back.stack, named('two')), named('other'))).toBeUndefined()
  expect(undone(noUndo, content)).toBeUndefined()
})

test('texts of a preview lead to their controls, wherever they lie on the sheet', () => {
  const svg =
    '<svg viewBox="0 0 200 400"><rect class="edit" data-of="s1.e1.title" x="20" y="100" width="50" height="10" fill="none"/></svg>'
  const { width, anchors, source } = previewPicture(svg)
  expect(width).toBe(200)
  expect(anchors).toEqual([{ target: 'f-s1-e1-title', left: 10, top: 25, width: 25, height: 2.5 }])
  expect(decodeURIComponent(source)).toBe(`data:image/svg+xml,${svg}`)
})
