import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import type { DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import {
  createWorkExperience,
  updateMe,
  updateSkills,
  updateWorkExperience,
} from '@hanap/contracts/jobseekers/profile.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../testing/app.ts'
import { buildSeeker } from '../../../auth/factory.ts'
import { buildNurse } from '../../../profiles/factory.ts'
import { added, documentSync, withTexts } from './sync.factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { begin, read, profileOf, compare, write, send, take } = documentSync(() => app)

describe('differences of a document and the profile', () => {
  test('what one side does not say stays in the other', async () => {
    const { as, id } = await begin()
    const [work] = (await profileOf(as)).work_experiences
    await app.call(
      updateWorkExperience,
      { params: { id: work?.id ?? '' }, body: { description: 'Ran the ward.' } },
      { as },
    )
    await write(as, id, withTexts('experience', { title: 'Head nurse', from: '' }))
    expect((await take(as, id, 'profile')).data.differences).toMatchObject([
      {
        fields: [
          { field: 'from', profile: '2020-01', document: '' },
          { field: 'text', profile: 'Ran the ward.', document: '' },
        ],
        takes: ['document'],
      },
    ])
    expect((await profileOf(as)).work_experiences).toMatchObject([
      { job_title: 'Head nurse', from: '2020-01', description: 'Ran the ward.' },
    ])
    expect((await take(as, id, 'document')).data.differences).toEqual([])
  })

  test('in another language differ in words alone: not in a degree or a skill of the lists', async () => {
    const { as, id } = await begin()
    await app.call(updateSkills, { body: { skills: ['Triage', 'JavaScript', 'First aid'] } }, { as })
    await take(as, id, 'document')
    const { revision } = await read(as, id)
    const changes = { language: 'ja' as const }
    await app.call(calls.updateDocument, { params: { id }, body: { revision, changes } }, { as })
    expect(await compare(as, id)).toMatchObject({ differences: [], is_profile_changed: false })
  })

  test('what is new goes where it is seen; a hidden section is named', async () => {
    const { as, id } = await begin()
    const twice = (isSeen: boolean) => (sections: readonly DocumentSection[]) =>
      sections.flatMap(section =>
        section.kind === 'skills'
          ? [
              { ...section, is_hidden: true },
              ...(isSeen ? [{ ...section, id: 'seen', is_hidden: false, entries: [] }] : []),
            ]
          : [section],
      )
    await write(as, id, twice(false))
    await app.call(updateSkills, { body: { skills: ['Triage', 'Wound care'] } }, { as })
    expect((await compare(as, id)).differences).toMatchObject([{ kind: 'skills', is_hidden: true }])
    await write(as, id, twice(true))
    expect((await compare(as, id)).differences).toMatchObject([{ kind: 'skills', is_hidden: false }])
    await take(as, id, 'document')
    const { sections } = await read(as, id)
    expect(sections.find(section => section.id === 'seen')?.entries).toMatchObject([{ title: 'Wound care' }])
  })

  test('a document whose heading was taken away gets one heading, at its beginning', async () => {
    const { as, id } = await begin()
    await write(as, id, sections => sections.filter(({ kind }) => kind !== 'heading'))
    expect((await take(as, id, 'document')).data.differences).toEqual([])
    const { sections } = await read(as, id)
    expect(sections[0]).toMatchObject({
      kind: 'heading',
      entries: [{ title: 'Zenobia Cruz', detail: 'Emergency nurse' }],
    })
  })

  test('a profile that is full takes nothing, and says so', async () => {
    const { as, id } = await begin()
    for (let at = 0; at < 29; at += 1)
      await app.call(
        createWorkExperience,
        { body: { job_title: `Post ${at}`, company_name: `House ${at}` } },
        { as },
      )
    await write(as, id, withTexts('summary', { text: 'Calm in any storm.' }))
    await write(as, id, added('experience', { title: 'Trainer', organization: 'Red Cross' }))
    expect(await take(as, id, 'profile')).toMatchObject({ code: 'too_many_entries' })
    expect((await profileOf(as)).profile.about).toBe('Calm under pressure.')
  })

  test('a profile that is larger than a document is begun with as far as it goes', async () => {
    const as = await buildNurse(app)
    for (let at = 0; at < 29; at += 1)
      await app.call(
        createWorkExperience,
        {
          body: {
            ...{ job_title: `Post ${at}`, company_name: `House ${at}`, from: `20${10 + (at % 10)}-01` },
            description: 'x'.repeat(4000),
          },
        },
        { as },
      )
    for (let at = 0; at < 3; at += 1)
      await app.call(
        createWorkExperience,
        {
          body: { job_title: 'y'.repeat(120), company_name: 'z'.repeat(120), description: 'x'.repeat(4000) },
        },
        { as },
      )
    const begun = await app.call(calls.createDocument, { body: { from: 'profile' } }, { as })
    expect(begun.status).toBe(200)
    const { id } = begun.data.document
    const { differences } = await compare(as, id)
    expect(differences.length).toBeGreaterThan(0)
    expect(await take(as, id, 'document')).toMatchObject({ code: 'too_many_entries' })
  })

  test('says that the profile has changed since, until the differences were taken or left', async () => {
    const { as, id } = await begin()
    expect(await compare(as, id)).toMatchObject({ is_profile_changed: false })
    await write(as, id, withTexts('summary', { text: 'Calm in any storm.' }))
    expect(await compare(as, id)).toMatchObject({ is_profile_changed: false })
    await app.call(updateMe, { body: { headline: 'Head nurse' } }, { as })
    const { revision, profile_mark, is_profile_changed } = await compare(as, id)
    expect(is_profile_changed).toBe(true)
    const left = await send(as, id, { revision, profile_mark, takes: [] })
    expect(left.data).toMatchObject({ is_profile_changed: false, revision })
    expect(left.data.differences).toHaveLength(2)
  })

  test('what the document said becomes a version; sent again under its key nothing is taken twice', async () => {
    const { as, id } = await begin()
    await app.call(updateMe, { body: { headline: 'Head nurse' } }, { as })
    const { revision, profile_mark, differences } = await compare(as, id)
    const takes = differences.map(({ key }) => ({ key, to: 'document' as const }))
    const request = { params: { id }, body: { revision, profile_mark, takes } }
    const once = { as, headers: { 'idempotency-key': 'take-once-and-for-all' } }
    for (let at = 0; at < 2; at += 1)
      expect((await app.call(calls.takeDifferences, request, once)).data).toMatchObject({
        differences: [],
        revision: 2,
      })
    const versions = await app.call(calls.listDocumentVersions, { params: { id } }, { as })
    expect(versions.data.versions).toMatchObject([{ revision: 1 }])
  })

  test('that is deleted, or another person’s, is not there', async () => {
    const { as, id } = await begin()
    const { revision, profile_mark } = await compare(as, id)
    const stranger = await buildSeeker(app)
    const body = { revision, profile_mark, takes: [] }
    expect(await send(stranger, id, body)).toMatchObject({ status: 404, code: 'document_not_found' })
    await app.call(calls.deleteDocument, { params: { id } }, { as })
    expect(await send(as, id, body)).toMatchObject({ status: 404, code: 'document_not_found' })
    expect((await app.call(calls.compareDocument, { params: { id } }, { as })).status).toBe(404)
  })
})
