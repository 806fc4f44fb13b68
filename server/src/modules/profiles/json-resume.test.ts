import * as calls from '@hanap/contracts/jobseekers/generated-resumes.calls'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildNurse } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('a JSON Resume', () => {
  const exported = async (as: TestPerson) => {
    const resume: { work: object[] } = JSON.parse(
      await (
        await app.send('GET', calls.exportJsonResume.path, {
          headers: { authorization: `Bearer ${as.token}` },
        })
      ).text,
    )
    return resume
  }
  const bring = async (as: TestPerson, resume: unknown, is_preview = false) => {
    const answer = await app.send('POST', calls.importJsonResume.path, {
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ resume, is_preview }),
    })
    return { status: answer.status, ...JSON.parse(answer.text) }
  }
  const profileOf = async (as: TestPerson) => (await app.call(readMe, {}, { as })).data.user

  test('of one profile makes another the same', async () => {
    const from = await buildNurse(app)
    const to = await buildSeeker(app)
    const resume = await exported(from)
    expect(resume.work[0]).toMatchObject({ name: 'Bay Clinic', position: 'Nurse', startDate: '2020-01' })
    const { status, data } = await bring(to, resume)
    expect([status, data.is_added, data.num_known, data.num_unfit]).toEqual([200, true, 0, 0])
    const [one, other] = [await profileOf(from), await profileOf(to)]
    const facts = ({ profile, work_experiences, educations, skills }: typeof one) =>
      JSON.stringify([profile.headline, profile.about, work_experiences, educations, skills], (key, value) =>
        key === 'id' ? undefined : value,
      )
    expect(facts(other)).toBe(facts(one))
    const again = await bring(to, resume)
    expect(again.data).toMatchObject({ found: [], num_known: 3 })
    expect(facts(await profileOf(to))).toBe(facts(one))
  })

  test('is told before anything is added', async () => {
    const as = await buildSeeker(app)
    const resume = {
      basics: {
        name: 'Somebody Else',
        label: 'Cook',
        summary: 'Cooks.',
        phone: '+34 600 555 134',
        email: 'x@example.com',
      },
      work: [
        {
          company: 'Old Inn',
          position: 'Cook',
          startDate: '2015',
          endDate: '2018-03-31',
          highlights: ['Soup'],
        },
        { name: '' },
      ],
      education: [
        {
          institution: 'Cooking School',
          studyType: 'Bachelor’s degree',
          startDate: '2012-09',
          endDate: '2014-06',
        },
      ],
      skills: [{ name: 'Kitchen', keywords: ['Soup', 'Bread', 'soup'] }],
      certificates: [{ name: 'Food safety', date: '2014-01-05' }],
      meta: { theme: 'dropped' },
    }
    const { data } = await bring(as, resume, true)
    expect(data).toMatchObject({ is_added: false, num_unfit: 1 })
    expect(data.found).toContainEqual({
      ...{ section: 'work_experiences', title: 'Cook', detail: 'Old Inn', from: '2015-01', to: '2018-03' },
    })
    expect(
      data.found.map(({ section, title }: { section: string; title: string }) => `${section} ${title}`),
    ).toEqual([
      ...['headline Cook', 'phone_num +34600555134', 'about Cooks.', 'work_experiences Cook'],
      ...['educations Cooking School', 'skills soup', 'skills Bread', 'license_certifications Food safety'],
    ])
    expect((await profileOf(as)).work_experiences).toEqual([])
    await bring(as, resume)
    const user = await profileOf(as)
    expect(user.first_name).not.toBe('Somebody')
    expect(user.work_experiences[0]?.description).toBe('• Soup')
  })

  test('takes nothing of what the profile says', async () => {
    const as = await buildNurse(app)
    await bring(as, { basics: { label: 'Cook', summary: 'Cooks.' } })
    expect((await profileOf(as)).profile).toMatchObject({
      headline: 'Emergency nurse',
      about: 'Calm under pressure.',
    })
  })

  test('that does not fit adds nothing at all', async () => {
    const as = await buildSeeker(app)
    const work = Array.from({ length: 31 }, (_, at) => ({ name: `Inn ${at}`, position: 'Cook' }))
    const { status } = await bring(as, { basics: { label: 'Cook' }, skills: [{ name: 'Soup' }], work })
    expect(status).toBe(409)
    const user = await profileOf(as)
    expect([user.work_experiences, user.skills, user.profile.headline]).toEqual([[], [], null])
  })

  test.each([
    ['no object', 'text'],
    ['a list of wrong things', { work: [{ position: 7 }] }],
    ['far too many entries', { skills: Array.from({ length: 101 }, () => ({ name: 'x' })) }],
    ['a text without end', { basics: { summary: 'x'.repeat(20_001) } }],
  ])('that is %s is refused', async (_, resume) => {
    expect((await bring(await buildSeeker(app), resume)).status).toBe(422)
  })

  test('with addresses that run is left without them', async () => {
    const as = await buildSeeker(app)
    const { data } = await bring(as, {
      basics: { url: 'javascript:alert(1)', profiles: [{ url: 'https://a.example' }] },
    })
    expect(data.num_unfit).toBe(1)
    expect((await profileOf(as)).websites.map(({ url }) => url)).toEqual(['https://a.example'])
  })
})
