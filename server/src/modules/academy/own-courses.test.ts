import * as calls from '@hanap/contracts/academy/academy.calls'
import type { AcademyLesson } from '@hanap/contracts/academy/academy.schemas'
import { updateSkills } from '@hanap/contracts/jobseekers/profile.calls'
import { compactVerify, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker } from '../auth/factory.ts'
import { buildJob } from '../jobs/factory.ts'
import { adminCommands } from './admin-commands.ts'
import { buildCourse, courseText, demoCourse } from './factory.ts'
import { publishCourses } from './published/publish-courses.ts'

const JA = 4
const RIGHT = 1

let app: TestApp
let as: { token: string }
let other: { token: string }
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.connection
    .sql`truncate academy_courses, academy_versions, academy_texts, academy_lessons, academy_files, academy_enrolments, academy_progress, academy_certificates`
  as = await buildSeeker(app, { firstName: 'Ana' })
  other = await buildSeeker(app)
})

const search = async (query: Record<string, string>, language?: number) =>
  (await app.call(calls.searchCourses, { query }, language === undefined ? {} : { language })).data
const read = async (id: string, who?: { token: string }) =>
  (await app.call(calls.showCourse, { params: { id } }, { as: who })).data.course
const lessonsOf = async (id: string) =>
  (await read(id)).chapters.flatMap(({ lessons }) => lessons.map(lesson => lesson.id))
const save = (id: string, body: object, who = as) =>
  app.call(calls.saveLessonProgress, { params: { id }, body }, { as: who })
const answersTo = ({ questions }: AcademyLesson, option = RIGHT) =>
  questions.map(({ key }) => ({ question: key, option }))
const open = async (id: string, who?: { token: string }) =>
  (await app.call(calls.readLesson, { params: { id } }, { as: who })).data.lesson

/** All of a course done; answers the certificate's id. */
const finish = async (id: string, who = as): Promise<string> => {
  await app.call(calls.enrol, { params: { id } }, { as: who })
  const [text = '', exercise = '', quiz = ''] = await lessonsOf(id)
  await save(text, { is_done: true }, who)
  await save(exercise, { is_done: true }, who)
  const { data } = await save(quiz, { answers: answersTo(await open(quiz, who)) }, who)
  return data.progress.enrolment.certificate_id ?? ''
}

describe('the catalogue', () => {
  beforeEach(async () => {
    await publishCourses(app.db, [
      demoCourse({ key: 'bees', functions: ['information-technology'] }),
      demoCourse({
        key: 'wasps',
        level: 'advanced',
        skills: ['javascript'],
        texts: { en: courseText('Wasps') },
      }),
    ])
  })

  test('finds courses by words of title, skill and lessons, and by filters', async () => {
    const ids = async (query: Record<string, string>) => (await search(query)).courses.map(({ id }) => id)
    expect(await ids({})).toEqual(['bees', 'wasps'])
    expect(await ids({ query: 'BEEKEEPING' })).toEqual(['bees'])
    expect(await ids({ query: 'javascript' })).toEqual(['wasps'])
    expect(await ids({ query: 'nothing of that' })).toEqual([])
    expect(await ids({ functions: '1' })).toEqual(['bees'])
    expect(await ids({ language_code: 'ja' })).toEqual(['bees'])
    expect(await ids({ level: 'advanced' })).toEqual(['wasps'])
    expect(await ids({ length: 'short' })).toEqual(['bees', 'wasps'])
    expect(await ids({ price: 'free' })).toEqual(['bees', 'wasps'])
    expect(await ids({ price: 'paid' })).toEqual([])
    expect(await ids({ skills: 'javascript' })).toEqual(['wasps'])
  })

  test('counts what each further choice would leave', async () => {
    const { facets, total_num } = await search({ level: 'advanced' })
    expect(total_num).toBe(1)
    expect(facets.level).toEqual([
      { key: 'beginner', value: 'beginner', count: 1 },
      { key: 'advanced', value: 'advanced', count: 1 },
    ])
    expect(facets.language_code.map(({ key, count }) => [key, count])).toEqual([['en', 1]])
  })

  test('is in the reader’s language where a course has it, else in English, and has pages', async () => {
    const { courses, total_pages } = await search({ size: '1', page: '1' }, JA)
    expect(courses.map(({ title }) => title)).toEqual(['養蜂'])
    expect(total_pages).toBe(2)
    expect((await search({ size: '1', page: '2' }, JA)).courses.map(({ title }) => title)).toEqual(['Wasps'])
  })

  test('says of a course its chapters, lessons and outcomes; nothing of one that is not there', async () => {
    const course = await read('bees')
    expect(course).toMatchObject({
      title: 'Beekeeping',
      description: '<p>It begins <strong>slowly</strong>.</p>',
      minutes: 20,
      lessons_num: 3,
      enrolment: null,
    })
    expect(course.chapters.map(({ lessons }) => lessons.map(({ kind }) => kind))).toEqual([
      ['text', 'exercise'],
      ['quiz'],
    ])
    expect((await app.call(calls.showCourse, { params: { id: 'hornets' } })).status).toBe(404)
  })

  test('leads the recommended courses; those of others follow', async () => {
    const { data } = await app.call(calls.recommendedCourses, { query: { job_category_ids: '1' } })
    // Of the field, then for everybody.
    expect(data.courses.map(({ title }) => title)).toEqual(['Beekeeping', 'Wasps'])
    expect(data.courses[0]?.url).toBe('http://academy.localhost:3000/courses/bees')
  })

  test('a withdrawn course is begun by nobody, and who is in it goes on', async () => {
    await app.call(calls.enrol, { params: { id: 'bees' } }, { as })
    const { run } = adminCommands.courses ?? {}
    await run?.({ connection: app.connection, args: ['withdraw', 'bees'], dataDir: '', bucket: undefined })
    expect((await search({})).courses.map(({ id }) => id)).toEqual(['wasps'])
    expect((await app.call(calls.showCourse, { params: { id: 'bees' } }, { as: other })).status).toBe(404)
    expect((await app.call(calls.enrol, { params: { id: 'bees' } }, { as: other })).status).toBe(404)
    expect((await read('bees', as)).enrolment).not.toBeNull()
  })
})

describe('taking a course', () => {
  let id: string
  beforeEach(async () => {
    id = await buildCourse(app.db, { key: 'bee-keeping' })
  })

  test('enrolling twice is enrolling once, and progress is kept by the server', async () => {
    const first = await app.call(calls.enrol, { params: { id } }, { as })
    const again = await app.call(calls.enrol, { params: { id } }, { as })
    expect(again.data.enrolment.id).toBe(first.data.enrolment.id)
    const [text = '', exercise = ''] = await lessonsOf(id)
    await save(text, { position: 42 })
    await save(text, { is_done: true })
    expect((await open(text, as)).progress).toMatchObject({ position: 42, is_done: true, is_manual: true })
    const { data } = await app.call(calls.listEnrolments, {}, { as })
    expect(data.enrolments).toMatchObject([
      { done_num: 1, lessons_num: 3, next_lesson_id: exercise, course: { title: 'Beekeeping' } },
    ])
    expect((await app.call(calls.listEnrolments, {}, { as: other })).data.enrolments).toEqual([])
    expect((await open(text, other)).progress).toBeNull()
  })

  test('who does not take it cannot say what they have done', async () => {
    const [text = ''] = await lessonsOf(id)
    expect((await save(text, { is_done: true })).status).toBe(409)
    expect((await save('nothing', { is_done: true })).status).toBe(404)
  })

  test('a quiz is drawn from a pool, graded by the server, and drawn anew for the next try', async () => {
    await app.call(calls.enrol, { params: { id } }, { as })
    const quiz = (await lessonsOf(id))[2] ?? ''
    expect((await open(quiz)).questions).toEqual([])
    const drawn = await open(quiz, as)
    expect(drawn.questions).toHaveLength(2)
    expect((await open(quiz, as)).questions).toEqual(drawn.questions)
    expect(JSON.stringify(drawn)).not.toMatch(/isRight|is_right|About/)
    const { data } = await save(quiz, { answers: answersTo(drawn, 0), client_id: 'a' })
    expect(data.progress).toMatchObject({ is_done: false, score: 0, tries: 1 })
    expect(data.progress.answers).toMatchObject([
      { option: 'no', is_right: false, feedback: 'About no' },
      { option: 'no', is_right: false, feedback: 'About no' },
    ])
    const repeated = await save(quiz, { answers: answersTo(drawn), client_id: 'a' })
    expect(repeated.data.progress).toMatchObject({ tries: 1, score: 0 })
    const passed = await save(quiz, { answers: answersTo(await open(quiz, as)), client_id: 'b' })
    expect(passed.data.progress).toMatchObject({ is_done: true, score: 1, tries: 2 })
  })

  test('only answers to what was drawn count, and only answers finish a quiz', async () => {
    await app.call(calls.enrol, { params: { id } }, { as })
    const quiz = (await lessonsOf(id))[2] ?? ''
    const keys = (await open(quiz, as)).questions.map(({ key }) => key)
    const others = ['one', 'two', 'three', 'four'].filter(key => !keys.includes(key))
    const { data } = await save(quiz, { answers: others.map(question => ({ question, option: RIGHT })) })
    expect(data.progress).toMatchObject({ score: 0, is_done: false })
    const said = await save(quiz, { is_done: true })
    expect([said.status, Object.keys(said.errors)]).toEqual([422, ['is_done']])
  })

  test('a new version breaks nobody half-way: it is taken by who wants it, and what both have stays done', async () => {
    await app.call(calls.enrol, { params: { id } }, { as })
    const [text = ''] = await lessonsOf(id)
    await save(text, { is_done: true })
    const changed = courseText('Beekeeping anew')
    changed.chapters[0]?.lessons.splice(1, 1)
    await buildCourse(app.db, { key: 'bee-keeping', version: 'second', texts: { en: changed } })
    expect((await read(id)).title).toBe('Beekeeping anew')
    const own = await read(id, as)
    expect(own).toMatchObject({ title: 'Beekeeping', lessons_num: 3 })
    expect(own.enrolment).toMatchObject({ has_newer_version: true, done_num: 1 })
    const { data } = await app.call(calls.takeNewestVersion, { params: { id } }, { as })
    expect(data.enrolment).toMatchObject({ has_newer_version: false, done_num: 1, lessons_num: 2 })
    expect((await read(id, as)).title).toBe('Beekeeping anew')
  })

  test('who leaves is forgotten, but for the certificate', async () => {
    const certificate = await finish(id)
    expect((await app.call(calls.leaveCourse, { params: { id } }, { as })).status).toBe(200)
    expect((await read(id, as)).enrolment).toBeNull()
    expect((await app.call(calls.readCertificate, { params: { id: certificate } })).status).toBe(200)
    expect((await app.call(calls.leaveCourse, { params: { id } }, { as })).status).toBe(409)
  })
})

describe('certificates', () => {
  let id: string
  beforeEach(async () => {
    id = await buildCourse(app.db, { key: 'bee-keeping' })
  })
  const readCertificate = async (certificate: string, who?: { token: string }) =>
    (await app.call(calls.readCertificate, { params: { id: certificate } }, { as: who })).data
  const verify = async (credential: string) =>
    (await app.call(calls.verifyCredential, { body: { credential } })).data

  test('come with the last lesson, once, in the name of who did it', async () => {
    const certificate = await finish(id)
    expect(await readCertificate(certificate)).toMatchObject({
      certificate: {
        holder_name: 'Ana Cruz',
        course: { title: 'Beekeeping' },
        revoked_at: null,
        is_own: false,
        url: `http://academy.localhost:3000/certificates/${certificate}`,
      },
    })
    expect((await readCertificate(certificate, as)).certificate.is_own).toBe(true)
    expect(await finish(id)).toBe(certificate)
  })

  test('are Open Badges 3.0, signed by a key that is published, and verified by anybody', async () => {
    const { credential } = await readCertificate(await finish(id))
    const keys = JSON.parse((await app.send('GET', calls.readIssuerKeys.path)).text).keys
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const { payload } = await compactVerify(credential ?? '', await importJWK(keys[0], 'RS256'))
    const claims = JSON.parse(new TextDecoder().decode(payload))
    expect(claims.type).toEqual(['VerifiableCredential', 'OpenBadgeCredential'])
    expect(claims.credentialSubject.achievement.name).toBe('Beekeeping')
    expect(await verify(credential ?? '')).toMatchObject({
      state: 'valid',
      certificate: { holder_name: 'Ana Cruz' },
    })
  })

  test('that were changed are forged, and what is none cannot be read', async () => {
    const { credential } = await readCertificate(await finish(id))
    const [head = '', body = '', signature = ''] = (credential ?? '').split('.')
    const claims = Buffer.from(body, 'base64url').toString().replace('Ana Cruz', 'Eve Cruz')
    const forged = [head, Buffer.from(claims).toString('base64url'), signature].join('.')
    expect(await verify(forged)).toEqual({ state: 'forged', certificate: null })
    expect(await verify('hello')).toEqual({ state: 'unreadable', certificate: null })
  })

  test('that are revoked say so, by the page, by the list and to who verifies the file', async () => {
    const certificate = await finish(id)
    const { credential } = await readCertificate(certificate)
    const { run } = adminCommands.courses ?? {}
    const args = ['revoke', certificate, 'Somebody', 'else', 'did', 'it']
    await run?.({ connection: app.connection, args, dataDir: '', bucket: undefined })
    const revoked = await readCertificate(certificate)
    expect(revoked.certificate.revoked_at).not.toBeNull()
    expect(revoked.credential).toBeNull()
    expect((await verify(credential ?? '')).state).toBe('revoked')
    const list = JSON.parse((await app.send('GET', calls.readRevocations.path)).text)
    expect(list.revokedCredential).toMatchObject([
      { id: revoked.certificate.url, revocationReason: 'Somebody else did it' },
    ])
  })

  test('are on paper, too', async () => {
    const certificate = await finish(id)
    const { status, text } = await app.send('GET', `/api/academy/certificates/${certificate}/pdf`)
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  test('a course without one gives none', async () => {
    const plain = await buildCourse(app.db, { key: 'plain', hasCertificate: false })
    expect(await finish(plain)).toBe('')
  })
})

test('a job leads to courses for what it asks for and the profile lacks', async () => {
  await buildCourse(app.db, { key: 'sheets', skills: ['microsoft-excel'] })
  await buildCourse(app.db, { key: 'scripts', skills: ['javascript'] })
  const id = await buildJob(app.db, { skills: ['Microsoft Excel', 'JavaScript'] })
  await app.call(updateSkills, { body: { skills: ['JavaScript'] } }, { as })
  const { data } = await app.call(calls.coursesForJob, { params: { id } }, { as })
  expect(data.courses.map(course => course.id)).toEqual(['sheets'])
  expect(data.skills).toEqual([
    { value: 'Microsoft Excel', is_on_profile: false },
    { value: 'JavaScript', is_on_profile: true },
  ])
  const visitor = await app.call(calls.coursesForJob, { params: { id } })
  expect(visitor.data.courses).toHaveLength(2)
  expect((await app.call(calls.coursesForJob, { params: { id: 'none' } })).status).toBe(404)
})
