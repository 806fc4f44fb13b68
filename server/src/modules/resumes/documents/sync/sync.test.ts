import * as calls from '@hanap/contracts/jobseekers/documents.calls'
import {
  createLicenseCertification,
  createWorkExperience,
  updateEducation,
  updateMe,
  updateSkills,
  updateWorkExperience,
} from '@hanap/contracts/jobseekers/profile.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../testing/app.ts'
import { buildNurse } from '../../../profiles/factory.ts'
import { added, documentSync, withTexts } from './sync.factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const { begin, read, profileOf, compare, write, send, take } = documentSync(() => app)

describe('a document and the profile that it was begun with', () => {
  test('say the same, also in another order, hidden and with headings of its own', async () => {
    const { as, id } = await begin()
    expect((await compare(as, id)).differences).toEqual([])
    await write(as, id, sections =>
      sections.toReversed().map(section => ({ ...section, is_hidden: true, title: 'Of mine' })),
    )
    expect((await compare(as, id)).differences).toEqual([])
  })

  test('differ by what the profile says since, which is taken into the document and nothing else of it', async () => {
    const { as, id } = await begin()
    await write(as, id, withTexts('summary', { text: 'Written for the clinic.' }))
    const [work] = (await profileOf(as)).work_experiences
    const body = { job_title: 'Head nurse', is_currently_working: false, to: '2025-03' }
    await app.call(updateWorkExperience, { params: { id: work?.id ?? '' }, body }, { as })
    await app.call(
      createLicenseCertification,
      { body: { title: 'Triage II', issue_date: '2025-01' } },
      { as },
    )
    const { differences } = await compare(as, id)
    expect(differences).toMatchObject([
      { kind: 'summary', side: 'both', fields: [{ field: 'text', document: 'Written for the clinic.' }] },
      {
        kind: 'experience',
        title: 'Head nurse · Bay Clinic',
        side: 'both',
        fields: [
          { field: 'title', profile: 'Head nurse', document: 'Nurse' },
          { field: 'to', profile: '2025-03', document: 'present' },
        ],
        takes: ['document', 'profile'],
      },
      { kind: 'licenses', title: 'Triage II', side: 'profile', takes: ['document'] },
    ])
    const taken = await take(as, id, 'document', ({ kind }) => kind !== 'summary')
    expect(taken.data.differences).toMatchObject([{ kind: 'summary' }])
    const { sections } = await read(as, id)
    const entriesOf = (kind: string) =>
      sections.filter(each => each.kind === kind).flatMap(each => each.entries)
    expect(entriesOf('experience')).toMatchObject([
      { title: 'Head nurse', organization: 'Bay Clinic', from: '2020-01', to: '2025-03', is_current: false },
    ])
    expect(entriesOf('licenses')).toMatchObject([{ title: 'Triage II', from: '2025-01' }])
    expect(entriesOf('summary')).toMatchObject([{ text: 'Written for the clinic.' }])
  })

  test('differ by what the document says since, which is taken into the profile and nothing else of it', async () => {
    const { as, id } = await begin()
    await write(as, id, withTexts('summary', { text: 'Calm in any storm.' }))
    await write(as, id, withTexts('experience', { text: 'Ran the night shift.' }))
    await write(as, id, withTexts('education', { title: 'Doctorate Degree', detail: 'Nursing' }))
    await write(
      as,
      id,
      added('experience', { title: 'Trainer', organization: 'Red Cross', from: '2015-01', to: '2016-01' }),
    )
    await write(as, id, added('skills', { title: 'Wound care' }))
    const before = await profileOf(as)
    const taken = await take(as, id, 'profile')
    expect(taken.data.differences.filter(({ kind }) => kind !== 'education')).toEqual([])
    const after = await profileOf(as)
    expect(after.profile).toMatchObject({ about: 'Calm in any storm.', headline: 'Emergency nurse' })
    expect(after.work_experiences).toMatchObject([
      { id: before.work_experiences[0]?.id, job_title: 'Nurse', description: 'Ran the night shift.' },
      { job_title: 'Trainer', company_name: 'Red Cross', from: '2015-01', to: '2016-01' },
    ])
    expect(after.skills.map(({ value }) => value)).toEqual(['Triage', 'Wound care'])
    expect(after.educations).toMatchObject([{ school: 'Island University' }])
    expect((await read(as, id)).revision).toBe(6)
  })

  test('a skill is the same one under any of its names, a phone number however it is written', async () => {
    const { as, id } = await begin()
    await app.call(updateSkills, { body: { skills: ['JavaScript'] } }, { as })
    await app.call(updateMe, { body: { phone_num: '+639171234567' } }, { as })
    await write(as, id, withTexts('skills', { title: 'javascript' }))
    await write(as, id, withTexts('heading', { phone: '+63-917-123-4567' }))
    expect((await compare(as, id)).differences).toEqual([])
  })

  test('what the profile has no place for stays in the document: a name, an address, a date in words, a degree of no list', async () => {
    const { as, id } = await begin()
    await write(
      as,
      id,
      withTexts('heading', { title: 'Z. Cruz', email: 'z@example.com', location: 'By the sea' }),
    )
    await write(as, id, withTexts('experience', { from: 'Summer 2020' }))
    await write(as, id, withTexts('education', { title: 'Knight of the bees' }))
    const { revision, profile_mark, differences } = await compare(as, id)
    expect(differences.map(({ kind, takes }) => [kind, takes])).toEqual([
      ['heading', ['document']],
      ['heading', ['document']],
      ['heading', []],
      ['experience', ['document']],
      ['education', ['document']],
    ])
    const [first] = differences
    for (const key of [first?.key ?? '', 'experience.x.y.z', '__proto__', '"; drop table profiles; --'])
      expect(await send(as, id, { revision, profile_mark, takes: [{ key, to: 'profile' }] })).toMatchObject({
        status: 422,
        errors: { takes: [expect.any(String)] },
      })
    const twice = { key: first?.key ?? '', to: 'document' as const }
    expect((await send(as, id, { revision, profile_mark, takes: [twice, twice] })).status).toBe(422)
    expect((await read(as, id)).revision).toBe(revision)
    expect((await profileOf(as)).first_name).toBe('Zenobia')
  })

  test('of two who change at once the later is told, and nothing is half taken', async () => {
    const { as, id } = await begin()
    await write(as, id, withTexts('summary', { text: 'Calm in any storm.' }))
    const { revision, profile_mark, differences } = await compare(as, id)
    const takes = differences.map(({ key }) => ({ key, to: 'profile' as const }))
    const again = () => send(as, id, { revision, profile_mark, takes })
    await app.call(updateMe, { body: { headline: 'Nurse of the year' } }, { as })
    expect(await again()).toMatchObject({ status: 409, code: 'profile_changed' })
    await app.call(updateMe, { body: { headline: 'Emergency nurse' } }, { as })
    await write(as, id, withTexts('summary', { text: 'Calm.' }))
    expect(await again()).toMatchObject({ status: 409, code: 'document_changed' })
    expect((await profileOf(as)).profile.about).toBe('Calm under pressure.')
  })

  test.each(['document', 'profile'] as const)(
    'taken five times at once into the %s is taken once, also from two documents',
    async to => {
      const { as, id } = await begin()
      const trainer = { job_title: 'Trainer', company_name: 'Red Cross' }
      if (to === 'document') await app.call(createWorkExperience, { body: trainer }, { as })
      else await write(as, id, added('experience', { title: 'Trainer', organization: 'Red Cross' }))
      const from = { kind: 'document' as const, id }
      const copy = (await app.call(calls.createDocument, { body: { from } }, { as })).data.document
      const bodyOf = async (each: string) => {
        const { revision, profile_mark, differences } = await compare(as, each)
        return { revision, profile_mark, takes: differences.map(({ key }) => ({ key, to })) }
      }
      const [body, copyBody] = [await bodyOf(id), await bodyOf(copy.id)]
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => send(as, id, body)),
        ...(to === 'profile' ? [send(as, copy.id, copyBody)] : []),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - 1)
      expect((await compare(as, id)).differences).toEqual([])
      expect((await profileOf(as)).work_experiences).toHaveLength(2)
    },
  )

  test('a document of nothing takes a whole profile, and an empty profile what a document has', async () => {
    const as = await buildNurse(app)
    const { id } = (await app.call(calls.createDocument, { body: {} }, { as })).data.document
    expect((await take(as, id, 'document')).data.differences).toEqual([])
    const [education] = (await profileOf(as)).educations
    await app.call(
      updateEducation,
      { params: { id: education?.id ?? '' }, body: { school: 'Another' } },
      { as },
    )
    expect((await compare(as, id)).differences).toMatchObject([
      { kind: 'education', side: 'profile' },
      { kind: 'education', side: 'document', takes: ['profile'] },
    ])
  })
})
