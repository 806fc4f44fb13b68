import { enrol } from '@hanap/contracts/academy/academy.calls'
import { openChat, savePhrases, uploadChatFile } from '@hanap/contracts/chats/chats.calls'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { followCompany } from '@hanap/contracts/companies/follows.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { sendFeedback, uploadFiles } from '@hanap/contracts/go/go.calls'
import { createJobAlert } from '@hanap/contracts/jobs/job-alerts.calls'
import { saveJob, writeJobNote } from '@hanap/contracts/jobs/jobs.calls'
import { recordRecentSearch } from '@hanap/contracts/jobs/recent-searches.calls'
import { createDocument, exportDocument } from '@hanap/contracts/jobseekers/documents.calls'
import { changeUserSettings, downloadMyData } from '@hanap/contracts/jobseekers/privacy.calls'
import {
  createEducation,
  createWorkExperience,
  updateMe,
  updateSkills,
} from '@hanap/contracts/jobseekers/profile.calls'
import { recordPopup, reportEvents } from '@hanap/contracts/logs/tracking.calls'
import { hideJob } from '@hanap/contracts/recommendation/recommendation.calls'
import { registry } from '@hanap/contracts/registry'
import { languages } from '@hanap/markets/languages'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildCourse } from '../academy/factory.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { buildJobPreference } from '../job-preferences/factory.ts'
import { buildCompany, buildJob } from '../jobs/factory.ts'
import { pdfBytes, resumeFile } from '../resumes/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A seeker who has something of everything; each text of theirs ends with their mark. */
const buildFullSeeker = async (mark: string) => {
  const as = await buildSeeker(app, { firstName: `Ana${mark}` })
  const companyId = await buildCompany(app.db, { name: `Blocked ${mark}` })
  const job = (what: string) => buildJob(app.db, { title: `${what} ${mark}` })
  const jobs = {
    applied: await job('Applied'),
    saved: await job('Saved'),
    hidden: await job('Hidden'),
    viewed: await job('Viewed'),
  }
  const applied = await app.call(
    apply,
    {
      params: { id: jobs.applied },
      body: { first_message: `Hello ${mark}` },
      files: { resume: resumeFile(`CV ${mark}.pdf`, pdfBytes(mark)) },
    },
    { as },
  )
  const { jobId: chatted } = await buildEmployer(app)
  const opened = await app.call(
    openChat,
    { body: { job_id: chatted, text: `Chatted ${mark}`, client_id: `client-${mark}` } },
    { as },
  )
  await app.call(
    uploadChatFile,
    {
      params: { id: opened.data.chat.id },
      body: {},
      files: { file: resumeFile(`Sent ${mark}.pdf`, pdfBytes(`sent by ${mark}`)) },
    },
    { as },
  )
  await app.call(savePhrases, { body: { phrases: [`Phrased ${mark} often`] } }, { as })
  await app.call(saveJob, { body: { job_id: jobs.saved } }, { as })
  await app.call(hideJob, { body: { job_id: jobs.hidden } }, { as })
  await app.call(writeJobNote, { params: { id: jobs.viewed }, body: { text: `Noted ${mark}` } }, { as })
  await app.call(recordRecentSearch, { body: { keyword: `Searching ${mark}` } }, { as })
  await app.call(createJobAlert, { body: { keyword: `Alerting ${mark}` } }, { as })
  await app.call(blockCompany, { body: { company_id: companyId } }, { as })
  const followedId = await buildCompany(app.db, { name: `Followed ${mark}` })
  await app.call(followCompany, { params: { id: followedId } }, { as })
  await buildJobPreference(app, as, { job_title: `Wanted ${mark}` })
  await app.call(updateMe, { body: { headline: `Headline ${mark}`, about: `<b>${mark}</b>` } }, { as })
  await app.call(
    createWorkExperience,
    { body: { job_title: `Nurse ${mark}`, company_name: `Clinic ${mark}`, from: '2020-01' } },
    { as },
  )
  await app.call(createEducation, { body: { school: `School ${mark}` } }, { as })
  await app.call(updateSkills, { body: { skills: [`Skill ${mark}`] } }, { as })
  const { data: uploaded } = await app.call(
    uploadFiles,
    { files: { files: resumeFile(`Seen ${mark}.pdf`, pdfBytes(`seen by ${mark}`)) } },
    { as },
  )
  const written = await app.call(
    createDocument,
    { body: { name: `Documented ${mark}`, from: 'profile' } },
    { as },
  )
  const { id } = written.data.document
  await app.call(exportDocument, { params: { id }, query: { format: 'json_resume' } }, { as })
  const courseId = await buildCourse(app.db, { key: `taken-${mark.toLowerCase()}` })
  await app.call(enrol, { params: { id: courseId } }, { as })
  await app.call(
    sendFeedback,
    { body: { content: `Said ${mark}`, file_ids: uploaded.files.map(({ id }) => id) } },
    { as },
  )
  await app.call(recordPopup, { body: { popup_key: `popup-${mark}` } }, { as })
  await app.call(reportEvents, { body: { events: [{ event_name: `event-${mark}` }] } }, { as })
  const { sql } = app.connection
  await sql`insert into viewed_jobs (account_id, job_id) values (${as.id}, ${jobs.viewed})`
  await sql`
    insert into data_accesses (account_id, recruiter_id, company_id, application_id, job_id, kind)
    values (${as.id}, 'nobody', ${companyId}, ${applied.data.id}, ${jobs.applied}, 'resume')`
  await sql`
    insert into interviews (id, application_id, job_id, job_title, company_id, seeker_id, state, proposed_by,
      starts_at, ends_at, place, time_zone)
    values (${`met${mark}`}, ${applied.data.id}, ${jobs.applied}, ${`Met ${mark}`}, ${companyId}, ${as.id}, 'held',
      'recruiter', now() - interval '2 days', now() - interval '2 days', ${`Room ${mark}`}, 'Asia/Manila')`
  await sql`insert into social_logins (provider, subject, account_id) values ('google', ${`g-${mark}`}, ${as.id})`
  return as
}

const download = async ({ token }: { token: string }) => {
  const answer = await fetch(`http://127.0.0.1:${app.port}${downloadMyData.path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  const packed = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const texts = Object.fromEntries(Object.entries(packed).map(([name, bytes]) => [name, strFromU8(bytes)]))
  return { headers: answer.headers, texts }
}

test('the archive has everything of the account, and nothing of another’s', async () => {
  const other = await buildFullSeeker('Zeta')
  const as = await buildFullSeeker('Kappa')
  const { texts } = await download(as)
  const expected = {
    'profile.json': ['AnaKappa', as.email, 'Headline Kappa', 'Nurse Kappa', 'School Kappa', 'Skill Kappa'],
    'json-resume.json': ['Nurse Kappa', 'Clinic Kappa', '2020-01', 'School Kappa', 'Skill Kappa'],
    'applications.json': ['Applied Kappa', 'Hello Kappa'],
    'resume-documents.json': ['Documented Kappa', 'Headline Kappa', 'Nurse Kappa'],
    'resume-document-versions.json': ['Documented Kappa', '"kept_for": "download"'],
    'courses.json': ['taken_kappa'],
    'chats.json': ['Chatted Kappa', '"by": "seeker"'],
    'chat-phrases.json': ['Phrased Kappa often'],
    'interviews.json': ['Met Kappa', 'Room Kappa'],
    'job-alerts.json': ['Alerting Kappa'],
    'recent-searches.json': ['Searching Kappa'],
    'notifications.json': ['Applied Kappa'],
    'saved-jobs.json': ['Saved Kappa'],
    'notes.json': ['Noted Kappa', 'Viewed Kappa'],
    'hidden-jobs.json': ['Hidden Kappa'],
    'viewed-jobs.json': ['Viewed Kappa'],
    'followed-companies.json': ['Followed Kappa'],
    'blocked-companies.json': ['Blocked Kappa'],
    'feedback.json': ['Said Kappa'],
    'records.json': ['popup-Kappa', 'event-Kappa'],
    'data-access.json': ['"kind": "resume"', 'Applied Kappa', 'Blocked Kappa'],
    'log-ins.json': ['google', 'g-Kappa'],
    'sessions.json': ['"is_current": true'],
    'account.json': ['"visibility": "open"', '"created_at"'],
    'files/1 CV Kappa.pdf': ['%PDF-1.7\nKappa'],
    'files/2 Seen Kappa.pdf': ['%PDF-1.7\nseen by Kappa'],
    'files/3 Sent Kappa.pdf': ['%PDF-1.7\nsent by Kappa'],
  }
  expect(Object.keys(texts).sort()).toEqual([...Object.keys(expected), 'index.html'].sort())
  for (const [name, parts] of Object.entries(expected))
    for (const part of parts) expect(texts[name], name).toContain(part)
  expect(texts['profile.json']).toContain('Wanted Kappa')
  for (const part of Object.values(expected).flat())
    if (/Kappa$/.test(part) && !/^(g-|Said|popup-|event-|%PDF|AnaKappa)/.test(part))
      expect(texts['index.html']).toContain(part)

  for (const [name, text] of Object.entries(texts))
    for (const secret of ['Zeta', other.id, other.email, '$argon2', as.token, 'password_hash', 'token_hash'])
      expect(text, name).not.toContain(secret)
})

test('it is a file that browsers save and nobody keeps', async () => {
  const { headers } = await download(await buildSeeker(app))
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toContain('attachment')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('lists are whole, however long', async () => {
  const as = await buildSeeker(app)
  await app.connection.sql`
    with made as (
      insert into companies (id, market, name, name_key)
      select 'long' || n, 'ph', 'Long ' || n, 'long ' || n from generate_series(1, 230) n returning id
    ) insert into blacklist_companies (account_id, company_id) select ${as.id}, id from made`
  const { texts } = await download(as)
  expect(JSON.parse(texts['blocked-companies.json'] ?? '[]')).toHaveLength(230)
})

test('what people typed is text in the page, never markup', async () => {
  const { texts } = await download(await buildFullSeeker('Iota'))
  expect(texts['index.html']).toContain('&lt;b&gt;Iota&lt;/b&gt;')
  expect(texts['index.html']).not.toContain('<b>Iota')
})

test.each(languages.map(({ code, id, tag, dir }) => [code, id, tag, dir] as const))(
  'the page is written whole in %s, the account’s language',
  async (_, id, tag, dir) => {
    const as: TestPerson = await buildSeeker(app)
    await app.call(changeUserSettings, { body: { language_id: id } }, { as })
    const page = (await download(as)).texts['index.html'] ?? ''
    expect(page).toContain(`<html lang="${tag}" dir="${dir}">`)
    expect(page).not.toMatch(/\{\w+\}|(privacy|common|personal|security)\.\w+|undefined|null/)
  },
)

/** Calls of a seeker's that answer what others in the archive have, what is nobody's own, or that act. */
const left = [
  'checkFirstRegistration',
  'downloadMyData',
  // json-resume.json, and made of the profile.
  'exportJsonResume',
  'previewResume',
  'jobsForYou',
  // In the profile, and in records.json.
  'listEducations',
  'listJobPreferences',
  'listPopups',
  'listResumes',
  // The record of log-ins has more.
  'listSocialLogins',
  // In the profile with their addresses: hundreds of megabytes are fetched one by one.
  'listVideoResumes',
  'listWorkExperiences',
  'readIdentity',
  // The profile again, as others see it.
  'readPublicProfile',
  // A number of what is elsewhere.
  'listChatHeads',
  'readRedDot',
  // What waits an hour to be confirmed.
  'readSingpassUserInfo',
  // The same for everybody.
  'readSummaryWriter',
  'verifyEmail',
]
const archived = [
  'listChats',
  'listPhrases',
  'listInterviews',
  'listAppliedJobs',
  'listBlockedCompanies',
  'listDataAccess',
  'listDocuments',
  'listEnrolments',
  'listFollowedCompanies',
  'listHiddenJobs',
  'listRecentSearches',
  'listJobNotes',
  'listJobAlerts',
  'listNotifications',
  'listSavedJobs',
  'listSessions',
  'readAccountSetting',
  'readMe',
]

test('every call that answers a seeker’s own things is in the archive, or named as left out', () => {
  const own = registry.filter(
    ({ call }) =>
      ['seeker', 'person'].includes(call.who) && call.method === 'GET' && !call.path.includes('{'),
  )
  expect(own.map(({ name }) => name).sort()).toEqual([...archived, ...left].sort())
})
