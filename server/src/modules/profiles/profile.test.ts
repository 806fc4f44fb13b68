import { login } from '@hanap/contracts/auth/auth.calls'
import type { CallInput } from '@hanap/contracts/call'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { createJobPreference, deleteJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import { options } from '@hanap/markets/lists'
import { locationByKey } from '@hanap/markets/locations'
import { skills } from '@hanap/markets/skills'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { buildCompany } from '../jobs/factory.ts'

const manila = locationByKey('ph', 'manila')
const notice = options('notice_period_lists', 'en')[1]
const level = options('xp_lvls', 'en')[2]
const identity = options('user_identity_lists', 'en')[0]
if (!manila || !notice || !level || !identity) throw new Error('the lists have them')

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

const me = async (as = seeker, language = 1) => (await app.call(calls.readMe, {}, { as, language })).data.user
type Me = NonNullable<CallInput<typeof calls.updateMe>['body']>
const change = (body: Me) => app.call(calls.updateMe, { body }, { as: seeker })

describe('the profile', () => {
  test('of somebody new has nothing yet, and says what would add to it, the most first', async () => {
    const answer = await app.call(calls.readMe, { query: { source: 'mobile_web' } }, { as: seeker })
    expect(answer.data.user).toMatchObject({
      id: seeker.id,
      first_name: 'Ana',
      email: seeker.email,
      active_key: 1,
      is_profile_completed: false,
      work_experiences: [],
      educations: [],
      license_certifications: [],
      websites: [],
      job_preferences: [],
      skills: [],
      resumes: [],
      video_resumes: [],
      blocked_companies: [],
      identity: null,
    })
    expect(answer.data.user.profile.completeness).toEqual({
      percent: 0,
      missing: [
        'work_experiences',
        'educations',
        'skills',
        'about',
        'headline',
        'job_preferences',
        'phone_num',
        'location_id',
        'notice_period_id',
      ],
    })
  })

  test('changes in what is sent alone; null and blank texts clear', async () => {
    await change({
      first_name: 'Ana María',
      last_name: '',
      phone_num: '+63 917 555 0100',
      notice_period_id: notice.id,
      user_identity_id: identity.id,
      headline: 'Beekeeper',
      about: 'Bees.\nAnd honey.',
      location_id: manila.id,
      xp_lvl_id: level.id,
    })
    const first = await me()
    expect(first).toMatchObject({
      first_name: 'Ana María',
      last_name: '',
      phone_num: '+639175550100',
      notice_period_id: notice.id,
      profile: {
        headline: 'Beekeeper',
        about: 'Bees.\nAnd honey.',
        location_id: manila.id,
        xp_lvl_id: level.id,
        user_identity_id: identity.id,
        completeness: { percent: 40 },
      },
      // A label is no verification.
      identity: null,
    })
    const answer = await change({ about: '', phone_num: null })
    expect(answer.data.user).toEqual(await me())
    expect(await me()).toMatchObject({
      first_name: 'Ana María',
      phone_num: null,
      notice_period_id: notice.id,
      profile: { headline: 'Beekeeper', about: null, location_id: manila.id },
    })
  })

  test.each<[string, Me]>([
    ['first_name', { first_name: ' ' }],
    ['headline', { headline: 'Bee\u0007keeper' }],
    ['headline', { headline: 'Bee\nkeeper' }],
    ['about', { about: 'x'.repeat(4001) }],
    ['phone_num', { phone_num: 'call me' }],
    ['notice_period_id', { notice_period_id: 999 }],
    ['user_identity_id', { user_identity_id: 999 }],
    ['xp_lvl_id', { xp_lvl_id: 999 }],
    ['location_id', { location_id: 999 }],
  ])('refuses a wrong %s by its name and changes nothing', async (name, body) => {
    const answer = await change({ notice_period_id: notice.id, ...body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors)).toEqual([name])
    expect((await me()).notice_period_id).toBeNull()
  })

  test('has the person’s other things too', async () => {
    const companyId = await buildCompany(app.db, { name: 'Wax Works' })
    await app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker })
    const wanted = await app.call(createJobPreference, { body: { job_title: 'Beekeeper' } }, { as: seeker })
    const user = await me()
    expect(user.blocked_companies).toEqual([{ id: companyId, name: 'Wax Works' }])
    expect(user.job_preferences).toEqual([wanted.data])
    expect(user.profile.completeness.missing).not.toContain('job_preferences')
  })

  test('is completed by its last step: active_key is 1 until then, also at the next log-in', async () => {
    const logIn = async () =>
      (await app.call(login, { body: { login: seeker.email, password: TEST_PASSWORD } })).data.user
    expect(await logIn()).toMatchObject({ active_key: 1, is_profile_completed: false })
    const thin = await app.call(calls.completeProfile, {}, { as: seeker })
    expect(thin.data.user).toMatchObject({ active_key: 1, is_profile_completed: true })
    await app.call(createJobPreference, { body: { job_title: 'Beekeeper' } }, { as: seeker })
    const { data } = await app.call(calls.completeProfile, {}, { as: seeker })
    expect(data.user).toMatchObject({ active_key: 0, is_profile_completed: true })
    expect(await me()).toEqual(data.user)
    expect(await logIn()).toMatchObject({ active_key: 0, is_profile_completed: true })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a preference', () => app.call(createJobPreference, { body: { job_title: 'Nurse' } }, { as: seeker })],
    [
      'a work experience',
      () =>
        app.call(
          calls.createWorkExperience,
          { body: { job_title: 'Nurse', company_name: 'Clinic' } },
          { as: seeker },
        ),
    ],
    [
      'three skills',
      () => app.call(calls.updateSkills, { body: { skills: ['a1', 'b2', 'c3'] } }, { as: seeker }),
    ],
  ])('%s is enough for a completed profile to be matched', async (_, add) => {
    await app.call(calls.completeProfile, {}, { as: seeker })
    await app.call(calls.updateSkills, { body: { skills: ['a1', 'b2'] } }, { as: seeker })
    expect((await me()).active_key).toBe(1)
    await add()
    expect((await me()).active_key).toBe(0)
  })

  test('the session’s record says the headline, and where the person lives, else where they look', async () => {
    const [first, second] = [manila, locationByKey('ph', 'cebu-city')]
    const sent = { job_title: 'Nurse', location_id: first?.id }
    const wanted = await app.call(createJobPreference, { body: sent }, { as: seeker })
    expect(await me()).toMatchObject({ longitude: first?.lon, latitude: first?.lat, additional_info: null })
    await app.call(
      calls.updateMe,
      { body: { headline: 'Beekeeper', location_id: second?.id } },
      { as: seeker },
    )
    const found = { longitude: second?.lon, latitude: second?.lat, additional_info: 'Beekeeper' }
    expect(await me()).toMatchObject(found)
    const { data } = await app.call(login, { body: { login: seeker.email, password: TEST_PASSWORD } })
    expect(data.user).toMatchObject(found)
    await app.call(calls.updateMe, { body: { headline: null, location_id: null } }, { as: seeker })
    await app.call(deleteJobPreference, { params: { id: wanted.data.id } }, { as: seeker })
    expect(await me()).toMatchObject({ longitude: null, latitude: null, additional_info: null })
  })

  test('a registration’s own session is the first; a log-in’s is not', async () => {
    const isFirst = async (as: { token: string }) =>
      (await app.call(calls.checkFirstRegistration, {}, { as })).data.is_first_registration
    expect(await isFirst(seeker)).toBe(true)
    const { data } = await app.call(login, { body: { login: seeker.email, password: TEST_PASSWORD } })
    expect(await isFirst(data.session)).toBe(false)
  })
})

describe('skills', () => {
  const set = (body: NonNullable<CallInput<typeof calls.updateSkills>['body']>, language = 1) =>
    app.call(calls.updateSkills, { body }, { as: seeker, language })
  const [one, other] = skills('en').filter(
    ({ id }) =>
      skills('ja').find(skill => skill.id === id)?.value !==
      skills('en').find(skill => skill.id === id)?.value,
  )
  if (!one || !other) throw new Error('there are skills with names in Japanese')
  const inJapanese = skills('ja').find(({ id }) => id === one.id)?.value ?? ''

  test('are those of the lists, in the reader’s language, and the seeker’s own words', async () => {
    const answer = await set({
      skill_ids: [one.id],
      skills: ['Beekeeping', 'beekeeping', inJapanese, other.value],
    })
    expect(answer.data).toEqual([
      { id: one.id, value: one.value },
      { id: null, value: 'Beekeeping' },
      { id: other.id, value: other.value },
    ])
    expect((await me()).skills).toEqual(answer.data)
    expect((await me(seeker, 4)).skills[0]).toEqual({ id: one.id, value: inJapanese })
    expect((await me()).profile.completeness.missing).not.toContain('skills')
  })

  test('of a kind that is not sent stay', async () => {
    await set({ skill_ids: [one.id], skills: ['Beekeeping'] })
    expect((await set({ skills: ['Honey'] })).data).toEqual([
      { id: one.id, value: one.value },
      { id: null, value: 'Honey' },
    ])
    await set({ skill_ids: [] })
    expect((await me()).skills).toEqual([{ id: null, value: 'Honey' }])
  })

  test('that no list has, and too many of them, are refused', async () => {
    expect((await set({ skill_ids: [999_999] })).errors).toHaveProperty('skill_ids')
    const names = Array.from({ length: 50 }, (_, at) => `Skill number ${at}`)
    await set({ skill_ids: [one.id] })
    expect((await set({ skills: names })).status).toBe(409)
    expect((await me()).skills).toHaveLength(1)
  })
})
