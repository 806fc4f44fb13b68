import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import * as applicantCalls from '@hanap/contracts/job-applications/applicants.calls'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { csvCell } from '../../../files/csv.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildJob } from '../../jobs/factory.ts'
import { buildProfileEntries } from '../../profiles/factory.ts'
import { resumeFile } from '../../resumes/factory.ts'
import { buildApplication, buildEmployer, buildHiring } from '../factory.ts'
import { pipelineOfKey } from '../rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const documentOf = (lines: readonly string[]) => {
  const body = lines.map(line => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  return new Uint8Array(
    zipSync(
      { 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) },
      { level: 0 },
    ),
  )
}

type Query = Record<string, string>
const list = async (as: TestPerson, query: Query = {}) =>
  (await app.call(calls.listApplicants, { query }, { as })).data
const ids = async (as: TestPerson, query: Query = {}) =>
  (await list(as, query)).applications.map(({ id }) => id)
const read = async (as: TestPerson, id: string) =>
  (await app.call(applicantCalls.readApplicant, { params: { id } }, { as })).data.application
const moveTo = (as: TestPerson, id: string, key: Parameters<typeof pipelineOfKey>[0]) =>
  app.call(
    calls.moveApplicant,
    { params: { id }, body: { pipeline_stage_id: pipelineOfKey(key).id, delay: 0 } },
    { as },
  )
const setBlind = (as: TestPerson, is_name_blind = true) =>
  app.call(applicantCalls.changeHiringSettings, { body: { is_name_blind } }, { as })

/** A job with applicants of these first names, the first one the newest. */
const buildApplicants = async (names: readonly string[], more: Parameters<typeof buildEmployer>[1] = {}) => {
  const employer = await buildEmployer(app, more)
  const seekers: TestPerson[] = []
  const applicationIds: string[] = []
  for (const firstName of names) {
    const seeker = await buildSeeker(app, { firstName })
    seekers.push(seeker)
    applicationIds.push(await buildApplication(app, employer.jobId, seeker))
  }
  for (const [at, id] of applicationIds.entries())
    await app.connection.sql`
      update applications set applied_at = now() - make_interval(days => ${at + 1}) where id = ${id}`
  return { ...employer, seekers, applicationIds }
}

describe('347 an applicant', () => {
  test('has profile, answers, match by its parts, interviews, earlier applications and who else may see them', async () => {
    const { id, companyId, recruiter, seeker } = await buildHiring(app)
    await buildProfileEntries(app.db, seeker.id)
    await buildRecruiter(app, { companyId, role: 'viewer' })
    const otherJob = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id })
    const earlier = await buildApplication(app, otherJob, seeker)
    const application = await read(recruiter, id)
    expect(application).toMatchObject({
      id,
      stage: 'applied',
      pipeline_stage_key: 'applied',
      told_at: null,
      labels: [],
      rating: { own: null, others: null },
      notes: [],
      interviews: [],
      previous_applications: [{ id: earlier }],
      readers: [{ role: 'Viewer' }],
    })
    expect(application.profile?.work_experiences.length).toBeGreaterThan(0)
    expect(application.match?.parts.length).toBeGreaterThan(0)
    expect(application.templates.map(({ key }) => key)).toContain('not_selected')
  })

  test('stands in a list with the latest work, until it is taken back', async () => {
    const { id, recruiter, seeker } = await buildHiring(app)
    await buildProfileEntries(app.db, seeker.id)
    await app.connection.sql`
      insert into work_experiences (id, account_id, job_title, company_name, is_currently_working, "to", skills)
      values (${`${seeker.id}w`}, ${seeker.id}, 'Baker', 'Bread House', false, '2020-01', '{}')`
    const backgroundOf = async () =>
      (await list(recruiter)).applications.find(each => each.id === id)?.background
    await expect.poll(backgroundOf).toEqual({
      job_title: 'Beekeeper',
      company_name: 'Honey House',
      experience: null,
      location: null,
    })
    await app.call(withdrawApplication, { params: { id } }, { as: seeker })
    await expect.poll(backgroundOf).toBe(null)
  })

  test('shows what was read in the resume, which the seeker sees as a look at it', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const id = await buildApplication(app, jobId, seeker, {
      resume: resumeFile(
        'Nurse.docx',
        documentOf(['Ana Cruz', 'ana@example.com', 'WORK EXPERIENCE', 'Ward nurse since 2019']),
      ),
    })
    expect((await read(recruiter, id)).resume_text).toContain('Ward nurse since 2019')
    const { accesses } = (await app.call(listDataAccess, {}, { as: seeker })).data
    expect(accesses.map(({ kind }) => kind).sort()).toEqual(['application', 'resume'])
  })

  test('is not viewed by being read, and is not there for a company that its seeker blocked', async () => {
    const { id, companyId, recruiter, seeker } = await buildHiring(app)
    expect((await read(recruiter, id)).stage).toBe('applied')
    expect((await list(recruiter)).applications[0]?.stage).toBe('applied')
    await app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker })
    const { status } = await app.call(applicantCalls.readApplicant, { params: { id } }, { as: recruiter })
    expect(status).toBe(404)
  })

  test('ready-made messages are in the applicant’s language, named in the recruiter’s', async () => {
    const { id, recruiter, seeker } = await buildHiring(app)
    await app.connection.sql`update accounts set language = 'ja' where id = ${seeker.id}`
    const [first] = (await read(recruiter, id)).templates
    expect(first).toMatchObject({ name: 'Next step' })
    expect(first?.text).toContain('ご応募')
  })
})

describe('348-350 what the team writes', () => {
  test('notes are the team’s alone, with their author, the newest first', async () => {
    const { id, companyId, recruiter } = await buildHiring(app)
    const colleague = await buildRecruiter(app, { companyId, role: 'recruiter' })
    const write = (as: TestPerson, text: string, key: string) =>
      app.call(
        applicantCalls.writeApplicantNote,
        { params: { id }, body: { text } },
        { as, headers: { 'Idempotency-Key': key } },
      )
    await write(recruiter, 'Called; free from May.', 'one')
    const second = await write(colleague, 'Knows our tools.', 'two')
    expect(second.data.note).toMatchObject({ text: 'Knows our tools.', author: { id: colleague.id } })
    await write(colleague, 'Knows our tools.', 'two')
    expect((await read(recruiter, id)).notes.map(({ text }) => text)).toEqual([
      'Knows our tools.',
      'Called; free from May.',
    ])
    expect((await write(recruiter, ' ', 'blank')).status).toBe(422)
  })

  test('a note is corrected by its author, marked as edited, and deleted by them or an owner', async () => {
    const { id, companyId, recruiter } = await buildHiring(app)
    const author = await buildRecruiter(app, { companyId, role: 'recruiter' })
    const colleague = await buildRecruiter(app, { companyId, role: 'recruiter' })
    const stranger = (await buildHiring(app)).recruiter
    const write = async (text: string) =>
      (await app.call(applicantCalls.writeApplicantNote, { params: { id }, body: { text } }, { as: author }))
        .data.note
    const note = await write('Called; free from Mai.')
    expect(note.edited_at).toBeNull()
    const params = { id, note_id: note.id }
    const change = (as: TestPerson, text = 'Called; free from May.') =>
      app.call(applicantCalls.changeApplicantNote, { params, body: { text } }, { as })
    const remove = (as: TestPerson, noteId = note.id) =>
      app.call(applicantCalls.deleteApplicantNote, { params: { id, note_id: noteId } }, { as })

    for (const other of [colleague, recruiter, stranger]) expect((await change(other)).status).toBe(404)
    for (const other of [colleague, stranger]) expect((await remove(other)).status).toBe(404)
    expect((await change(author, ' ')).status).toBe(422)
    const changed = (await change(author)).data.note
    expect(changed).toMatchObject({ text: 'Called; free from May.', created_at: note.created_at })
    expect(changed.edited_at).not.toBeNull()
    // The same again is no edit.
    expect((await change(author)).data.note.edited_at).toBe(changed.edited_at)
    expect((await read(colleague, id)).notes).toEqual([changed])

    expect((await remove(author)).status).toBe(200)
    expect((await remove(author)).status).toBe(404)
    expect((await change(author)).status).toBe(404)
    const second = await write('Wrong person.')
    expect((await remove(recruiter, second.id)).status).toBe(200)
    expect((await read(author, id)).notes).toEqual([])
  })

  test('others’ ratings are shown after the own one', async () => {
    const { id, companyId, recruiter } = await buildHiring(app)
    const colleague = await buildRecruiter(app, { companyId, role: 'recruiter' })
    const rate = (as: TestPerson, criteria: Record<string, number>) =>
      app.call(applicantCalls.rateApplicant, { params: { id }, body: { criteria } }, { as })
    const given = await rate(recruiter, { skills: 5, motivation: 3 })
    expect(given.data.rating).toMatchObject({ own: { criteria: { skills: 5, motivation: 3 } }, others: [] })
    expect((await read(colleague, id)).rating).toEqual({ own: null, others: null })
    expect((await list(colleague)).applications[0]?.rating).toEqual({ own: null, others: null })
    expect((await rate(colleague, { skills: 2 })).data.rating.others).toMatchObject([
      { author: { id: recruiter.id }, criteria: { skills: 5 } },
    ])
    expect((await rate(recruiter, { skills: 6 })).status).toBe(422)
    expect((await rate(recruiter, {})).status).toBe(422)
  })

  test('criteria may also come as a list of keys and scores', async () => {
    const { id, recruiter } = await buildHiring(app)
    const body = { criteria: [{ key: 'skills', score: 4 }] }
    const rated = await app.call(applicantCalls.rateApplicant, { params: { id }, body }, { as: recruiter })
    expect(rated.data.rating.own?.criteria).toEqual({ skills: 4 })
  })

  test('labels take the place of those before, each once', async () => {
    const { id, recruiter } = await buildHiring(app)
    const label = (labels: string[]) =>
      app.call(applicantCalls.labelApplicant, { params: { id }, body: { labels } }, { as: recruiter })
    expect((await label(['Strong', 'strong', 'night shift'])).data.labels).toEqual(['Strong', 'night shift'])
    expect((await label(['night shift'])).data.labels).toEqual(['night shift'])
    expect((await read(recruiter, id)).labels).toEqual(['night shift'])
    expect((await label(Array.from({ length: 11 }, (_, at) => `l${at}`))).status).toBe(422)
  })

  test('all of it goes with the seeker’s account', async () => {
    const { id, recruiter, seeker } = await buildHiring(app)
    await app.call(
      applicantCalls.writeApplicantNote,
      { params: { id }, body: { text: 'Kind.' } },
      { as: recruiter },
    )
    await app.call(
      applicantCalls.labelApplicant,
      { params: { id }, body: { labels: ['x'] } },
      { as: recruiter },
    )
    await app.call(
      applicantCalls.rateApplicant,
      { params: { id }, body: { criteria: { a: 1 } } },
      { as: recruiter },
    )
    const { eraseSeeker } = await import('../erase.ts')
    await app.db.transaction().execute(trx => eraseSeeker(trx, seeker.id))
    expect(await read(recruiter, id)).toMatchObject({
      notes: [],
      labels: [],
      rating: { own: null },
      profile: null,
    })
  })
})

describe('112 the list', () => {
  test('is the newest first, and among those of a day who has verified their identity comes first', async () => {
    const { recruiter, applicationIds, seekers } = await buildApplicants(['Ana', 'Ben', 'Cleo'])
    expect(await ids(recruiter)).toEqual(applicationIds)
    await app.connection.sql`update applications set applied_at = date_trunc('day', now()) - interval '1 hour'
      - make_interval(mins => array_position(${applicationIds}::text[], id)) where id = any(${applicationIds}::text[])`
    expect(await ids(recruiter)).toEqual(applicationIds)
    await app.connection.sql`
      insert into singpass_identities (account_id, user_identity_id, uinfin_index, data_key_id, sealed)
      values (${seekers[2]?.id ?? ''}, 1, 'x', 'x', 'x')`
    expect(await ids(recruiter)).toEqual([applicationIds[2], applicationIds[0], applicationIds[1]])
    expect(await ids(recruiter, { verified: 'true' })).toEqual([applicationIds[2]])
  })

  test('is narrowed by stage, label, answer, skill, name, message and when somebody was moved', async () => {
    const { recruiter, jobId, applicationIds, seekers } = await buildApplicants(['Ana', 'Ben', 'Cleo'])
    const [ana = '', ben = '', cleo = ''] = applicationIds
    await moveTo(recruiter, ana, 'shortlisted')
    await moveTo(recruiter, ben, 'in_review')
    await app.call(
      applicantCalls.labelApplicant,
      { params: { id: cleo }, body: { labels: ['Night'] } },
      { as: recruiter },
    )
    await app.connection.sql`
      update applications set screening_answers = '[{"question_id":"q1","question":"Years?","type":"number","answer":7},
        {"question_id":"q2","question":"Own car?","type":"yes_no","answer":true}]' where id = ${ben}`
    await app.connection.sql`
      update applications set first_message = '100% ready' where id = ${cleo}`
    await app.connection.sql`
      insert into seeker_skills (account_id, position, skill_id, value)
      values (${seekers[0]?.id ?? ''}, 0, null, 'Beekeeping')`
    expect(await ids(recruiter, { stage: 'in_review' })).toEqual([ana, ben])
    expect(await ids(recruiter, { pipeline_stage: 'shortlisted' })).toEqual([ana])
    expect(await ids(recruiter, { pipeline_stage_id: '1,9' })).toEqual([ana, cleo])
    expect(await ids(recruiter, { label: 'night' })).toEqual([cleo])
    expect(await ids(recruiter, { answer: 'q2:true' })).toEqual([ben])
    expect(await ids(recruiter, { answer: 'q1:>=5' })).toEqual([ben])
    expect(await ids(recruiter, { answer: 'q1:<=5' })).toEqual([])
    expect(await ids(recruiter, { skill: 'beekeeping' })).toEqual([ana])
    expect(await ids(recruiter, { query: 'cle' })).toEqual([cleo])
    expect(await ids(recruiter, { query: '100%' })).toEqual([cleo])
    expect(await ids(recruiter, { query: '%' })).toEqual([cleo])
    expect(await ids(recruiter, { verified: 'true' })).toEqual([])
    expect(await ids(recruiter, { job_id: jobId, verified: 'false' })).toHaveLength(3)
    const today = new Date().toISOString().slice(0, 10)
    expect(await ids(recruiter, { moved_from: today })).toEqual([ana, ben])
    expect(
      await ids(recruiter, { moved_to: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) }),
    ).toEqual([cleo])
    expect(await ids(recruiter, { sort: 'moved' })).toEqual([cleo, ana, ben])
  })

  test('age, sex, photo, nationality and family neither filter nor sort', async () => {
    const { recruiter, applicationIds } = await buildApplicants(['Ana', 'Ben'])
    for (const field of ['age', 'birth_date', 'gender', 'sex', 'photo', 'nationality', 'marital_status'])
      expect(await ids(recruiter, { [field]: 'x' })).toEqual(applicationIds)
    for (const sort of ['age', 'gender', 'photo']) {
      const sorted = await app.send('GET', `${calls.listApplicants.path}?sort=${sort}`, {
        headers: { authorization: `Bearer ${recruiter.token}` },
      })
      expect(sorted.status).toBe(422)
    }
  })

  test('match is a choice: those who match better come first, who is unknown last', async () => {
    const { recruiter, applicationIds } = await buildApplicants(['Ana', 'Ben', 'Cleo'])
    const [ana = '', ben = '', cleo = ''] = applicationIds
    await app.connection.sql`update applications set matched_at = now(), match_percent = null
      where id = any(${applicationIds}::text[])`
    await app.connection.sql`update applications set match_percent = 40 where id = ${ben}`
    await app.connection.sql`update applications set match_percent = 80 where id = ${cleo}`
    expect(await ids(recruiter, { sort: 'match' })).toEqual([cleo, ben, ana])
    expect((await list(recruiter, { sort: 'match' })).applications[0]?.match).toEqual({
      percent: 80,
      parts: [],
    })
  })
})

test('how well somebody matches is known in lists before anybody opens them', async () => {
  const { recruiter, seeker, id } = await buildHiring(app)
  await buildProfileEntries(app.db, seeker.id)
  await app.connection.sql`update applications set matched_at = null where id = ${id}`
  await vi.waitFor(async () => {
    const [row] = await app.connection.sql<{ matched_at: Date | null }[]>`
      select matched_at from applications where id = ${id}`
    expect(row?.matched_at).not.toBeNull()
  }, 15_000)
  const [listed] = (await list(recruiter)).applications
  expect(listed?.match?.percent ?? null).toBe((await read(recruiter, id)).match?.percent ?? null)
})

describe('345 the board', () => {
  test('has each stage with its number and its own pages, over all jobs and for one', async () => {
    const { recruiter, companyId, jobId, applicationIds } = await buildApplicants(['Ana', 'Ben', 'Cleo'])
    const otherJob = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id })
    await buildApplication(app, otherJob, await buildSeeker(app))
    await moveTo(recruiter, applicationIds[2] ?? '', 'offer')
    const board = async (query: Query = {}) =>
      (await app.call(applicantCalls.readApplicantBoard, { query }, { as: recruiter })).data
    const { stages } = await board()
    expect(stages.map(({ key }) => key)).toContain('final_interview')
    expect(stages.find(({ key }) => key === 'applied')).toMatchObject({ count: 3 })
    const own = await board({ job_id: jobId, size: '1' })
    expect(own.job).toMatchObject({ id: jobId })
    expect(own.stages.find(({ key }) => key === 'applied')).toMatchObject({
      count: 2,
      total_pages: 2,
      applications: [{ id: applicationIds[0] }],
    })
    const second = await board({ job_id: jobId, size: '1', pipeline_stage_id: '1', page: '2' })
    expect(second.stages).toMatchObject([
      { key: 'applied', page: 2, applications: [{ id: applicationIds[1] }] },
    ])
    expect(
      (await app.call(applicantCalls.readApplicantBoard, { query: { job_id: 'none' } }, { as: recruiter }))
        .status,
    ).toBe(404)
  })
})

describe('346 the export', () => {
  const exported = (as: TestPerson, query: string) =>
    app.send('GET', `${applicantCalls.exportApplicants.path}?${query}`, {
      headers: { authorization: `Bearer ${as.token}` },
    })

  test('is a table safe from formulas, and JSON; it is logged, and needs a format', async () => {
    const { recruiter, jobId, applicationIds, seekers } = await buildApplicants(['Ana', 'Ben'])
    await app.connection.sql`
      update applications set first_message = '=HYPERLINK("http://x.example")' where id = ${applicationIds[0] ?? ''}`
    const table = await exported(recruiter, `job_id=${jobId}&format=csv`)
    expect(table.status).toBe(200)
    expect(table.headers['content-type']).toContain('text/csv')
    expect(table.text).toContain(`"'=HYPERLINK(""http://x.example"")"`)
    expect(table.text.split('\r\n')).toHaveLength(4)
    const json = JSON.parse((await exported(recruiter, `job_id=${jobId}&format=json`)).text)
    expect(json.applications.map(({ id }: { id: string }) => id)).toEqual(applicationIds)
    const { accesses } = (await app.call(listDataAccess, {}, { as: seekers[0] })).data
    expect(accesses.filter(({ kind }) => kind === 'export')).toHaveLength(2)
    expect((await exported(recruiter, `job_id=${jobId}`)).status).toBe(422)
    expect((await exported(recruiter, 'format=xls')).status).toBe(422)
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+63 917', "'+63 917"],
    ['-5', "'-5"],
    ['@x', "'@x"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
  ])('the cell %j stands as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test('a viewer takes nothing away', async () => {
    const { companyId } = await buildApplicants(['Ana'])
    const viewer = await buildRecruiter(app, { companyId, role: 'viewer' })
    expect((await exported(viewer, 'format=csv')).status).toBe(403)
  })
})

describe('a first stage without names', () => {
  test('hides name, photo, contact, links, dates and the file until somebody moves them on', async () => {
    const { id, recruiter, seeker } = await buildHiring(app, {
      seeker: await buildSeeker(app, { firstName: 'Dolores' }),
    })
    await buildProfileEntries(app.db, seeker.id)
    await app.connection.sql`
      update applications set first_message = 'I am dolores, write to d@x.example or call +63 917 123 4567' where id = ${id}`
    await app.connection.sql`
      update work_experiences set company_name = 'Dolores Cruz Honey', "from" = '1999-01' where account_id = ${seeker.id}`
    await app.connection.sql`
      update license_certifications set issue_date = '1998-05', issuing_organisation = 'Guild of Dolores'
      where account_id = ${seeker.id}`
    await setBlind(recruiter)
    const blind = await read(recruiter, id)
    expect(JSON.stringify(blind)).not.toMatch(/dolores|cruz|d@x\.example|917 123|https?:/i)
    expect(blind).toMatchObject({
      is_blind: true,
      resume: null,
      resume_text: null,
      chat_id: null,
      seeker: { avatar: null, email: null },
      profile: { websites: [] },
    })
    expect(blind.profile?.work_experiences.every(({ from, to }) => from === null && to === null)).toBe(true)
    expect(blind.profile?.licences).toMatchObject([{ issue_date: null, expiry_date: null }])
    const [listed] = (await list(recruiter)).applications
    expect(listed?.background).toMatchObject({ job_title: 'Beekeeper', company_name: '… … Honey' })
    expect(JSON.stringify(listed)).not.toContain('Dolores')
    expect(await ids(recruiter, { query: 'Dolores Cruz' })).toEqual([])
    const file = await app.send('GET', calls.readApplicantResume.path.replace('{id}', id), {
      headers: { authorization: `Bearer ${recruiter.token}` },
    })
    expect(file.status).toBe(404)

    await moveTo(recruiter, id, 'in_review')
    expect(await read(recruiter, id)).toMatchObject({
      is_blind: false,
      seeker: { first_name: 'Dolores', email: seeker.email },
    })
    expect(await ids(recruiter, { query: 'Dolores' })).toEqual([id])
  })

  test('is off until a manager turns it on', async () => {
    const { recruiter, companyId } = await buildHiring(app)
    const settings = async () =>
      (await app.call(applicantCalls.readHiringSettings, {}, { as: recruiter })).data.settings
    expect(await settings()).toEqual({ refusal_delay: 600, is_name_blind: false })
    const colleague = await buildRecruiter(app, { companyId, role: 'recruiter' })
    expect((await setBlind(colleague)).status).toBe(403)
    await setBlind(recruiter)
    expect(await settings()).toEqual({ refusal_delay: 600, is_name_blind: true })
  })
})

test('views are saved in their order, each recruiter’s own', async () => {
  const { recruiter, companyId } = await buildHiring(app)
  const colleague = await buildRecruiter(app, { companyId, role: 'viewer' })
  const views = [
    { name: 'New', query: 'stage=applied' },
    { name: 'Waiting', query: 'sort=moved' },
  ]
  await app.call(applicantCalls.saveApplicantViews, { body: { views } }, { as: recruiter })
  expect((await app.call(applicantCalls.listApplicantViews, {}, { as: recruiter })).data.views).toEqual(views)
  expect((await app.call(applicantCalls.listApplicantViews, {}, { as: colleague })).data.views).toEqual([])
})
