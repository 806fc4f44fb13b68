import { makeAppeal, readAppeal } from '@hanap/contracts/appeals/appeals.calls'
import { loginRecruiter, loginSeeker } from '@hanap/contracts/auth/auth.calls'
import { readChat, reportChat } from '@hanap/contracts/chats/chats.calls'
import { reportInterview } from '@hanap/contracts/interviews/interviews.calls'
import { readJob, reportJob } from '@hanap/contracts/jobs/jobs.calls'
import * as calls from '@hanap/contracts/operators/cases.calls'
import { severityOf } from '@hanap/contracts/operators/severity'
import { reportTalent } from '@hanap/contracts/recruiters/talents.calls'
import {
  listVerifications,
  requestVerification,
  uploadCompanyDocument,
} from '@hanap/contracts/recruiters/verification.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { pngFile } from '../../../testing/picture.ts'
import { buildRecruiter, buildVerifiedSeeker, TEST_PASSWORD, type TestPerson } from '../../auth/factory.ts'
import { buildChat, sendText } from '../../chats/factory.ts'
import { verifyCompany } from '../../companies/index.ts'
import { buildInterview } from '../../interviews/factory.ts'
import { buildEmployer } from '../../job-applications/factory.ts'
import { buildCompany, buildJob } from '../../jobs/factory.ts'
import { reviewJob } from '../../jobs/index.ts'
import { caughtMails } from '../../notifications/factory.ts'
import { buildTalent, buildVerifiedEmployer } from '../../talents/factory.ts'
import { eraseFromActs } from '../acts/record-act.ts'
import { buildOperator, type TestOperator, tellVerdictsNow } from '../factory.ts'

let app: TestApp
let operator: TestOperator
let colleague: TestOperator
beforeAll(async () => {
  app = await startTestApp()
  operator = await buildOperator(app)
  colleague = await buildOperator(app)
})
afterAll(() => app.close())

type Kind = calls.CaseKind
const queue = async (kind?: Kind, language = 1) =>
  (
    await app.call(
      calls.listCases,
      { query: { ...(kind && { kind }), size: '100' } },
      { as: operator, language },
    )
  ).data
const read = (kind: Kind, id: string, as = operator) =>
  app.call(calls.readCase, { params: { kind, id } }, { as })
const decide = (
  kind: Kind,
  id: string,
  verdict: calls.Verdict,
  { reason = verdict === 'refuse' ? 'no_breach' : 'fraud', words = '', as = operator } = {} as {
    reason?: calls.VerdictReason
    words?: string
    as?: TestOperator
  },
) => app.call(calls.decideCase, { params: { kind, id }, body: { verdict, reason, words } }, { as })
/** The mail that says so, once it has come. */
const mailAbout = async ({ email }: { email: string }, text: RegExp) => {
  let mail = ''
  await eventually(async () => {
    mail = (await caughtMails(app.db, email, 1)).find(each => text.test(each.text))?.text ?? ''
    expect(mail, `a mail that says ${text}`).not.toBe('')
  })
  return mail
}
const appealTokenIn = (text: string) => /\/appeal\?token=([\w-]+)/.exec(text)?.[1] ?? ''

const buildReportedJob = async () => {
  const employer = await buildEmployer(app)
  const reporter = await buildVerifiedSeeker(app)
  await app.call(
    reportJob,
    { params: { id: employer.jobId }, body: { report_reason_id: 1, detail: 'They want money.' } },
    { as: reporter },
  )
  return { ...employer, reporter }
}
const jobStatus = async (id: string) => (await app.call(readJob, { params: { id } })).status

const buildReportedChat = async () => {
  const chat = await buildChat(app, 'Hello')
  await sendText(app, chat.recruiter, chat.id, 'Pay first')
  await app.call(
    reportChat,
    { params: { id: chat.id }, body: { subject: 'recruiter', report_reason_id: 1, seqs: [2] } },
    { as: chat.seeker },
  )
  const { rows } = await sql<{ id: string }>`select id from chat_reports where chat_id = ${chat.id}`.execute(
    app.db,
  )
  return { ...chat, reportId: rows[0]?.id ?? '' }
}
const chatState = async (as: TestPerson, id: string) =>
  (await app.call(readChat, { params: { id } }, { as })).data.chat.state

const buildVerification = async () => {
  const companyId = await buildCompany(app.db)
  const owner = await buildRecruiter(app, { companyId })
  const { file } = (
    await app.call(uploadCompanyDocument, { files: { file: pngFile('extract.png') } }, { as: owner })
  ).data
  const asked = await app.call(
    requestVerification,
    { body: { kind: 'register', value: 'CS-1', file_id: file.id } },
    { as: owner },
  )
  return { companyId, owner, id: asked.data.verification.id }
}
const verificationState = async (as: TestPerson) =>
  (await app.call(listVerifications, {}, { as })).data.verifications[0]?.state

describe('the queue', () => {
  test('has every kind in one list, the urgent first, then the oldest, with counts and reasons in the operator’s language', async () => {
    const { jobId } = await buildReportedJob()
    const { reportId } = await buildReportedChat()
    const { id } = await buildVerification()
    const { cases, counts, total_num } = await queue()
    const ours = cases.filter(each => [jobId, reportId, id].includes(each.id))
    expect(ours.map(({ kind }) => kind)).toEqual(['recruiter', 'job', 'verification'])
    const urgent = cases.filter(({ kind, reports }) => severityOf(kind, reports) === 'high')
    expect(cases.slice(0, urgent.length)).toEqual(urgent)
    const times = urgent.map(({ waiting_since }) => waiting_since)
    expect(times).toEqual([...times].sort())
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total_num)
    const urgentKinds = new Set(urgent.map(({ kind }) => kind))
    const ofCounts = (each: typeof counts) =>
      each.filter(({ is_urgent }) => is_urgent).map(({ kind }) => kind)
    expect(new Set(ofCounts(counts))).toEqual(urgentKinds)
    expect(ofCounts((await queue('verification')).counts)).toEqual(ofCounts(counts))
    expect((await queue('job')).cases.every(({ kind }) => kind === 'job')).toBe(true)
    const inJapanese = (await queue('job', 9)).cases.find(each => each.id === jobId)
    expect(inJapanese?.reason).not.toBe(ours[0]?.reason)
  })

  test('shows so many of a kind and counts them all', async () => {
    const jobId = await buildJob(app.db, { title: 'Reported often' })
    await sql`insert into job_reports (job_id, reporter, is_account, reason_id)
      select id, 'device many', false, 1 from jobs`.execute(app.db)
    for (let count = 0; count < 250; count += 1) await buildJob(app.db)
    await sql`insert into job_reports (job_id, reporter, is_account, reason_id)
      select id, 'device many', false, 1 from jobs on conflict do nothing`.execute(app.db)
    const { counts, total_num } = await queue('job')
    expect(total_num).toBe(200)
    expect(counts.find(({ kind }) => kind === 'job')?.count).toBeGreaterThan(250)
    await sql`delete from job_reports where reporter = 'device many'`.execute(app.db)
    expect((await read('job', jobId)).status).toBe(404)
  }, 60_000)

  test('a case that nobody reported, or of no kind, is 404', async () => {
    expect((await read('job', 'nothing')).status).toBe(404)
    expect((await read('interview', 'nothing')).status).toBe(404)
    expect((await decide('chat', 'nothing', 'uphold')).status).toBe(404)
  })
})

describe('two operators on one case', () => {
  test('one takes it, the other is told by whom, until it is left', async () => {
    const { jobId: id } = await buildReportedJob()
    const params = { kind: 'job' as const, id }
    const take = (as: TestOperator) => app.call(calls.claimCase, { params, body: {} }, { as })
    const both = await Promise.all([take(operator), take(colleague)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [owner, other] = both[0]?.status === 200 ? [operator, colleague] : [colleague, operator]
    expect((await read('job', id, other)).data.case.claim).toMatchObject({ by: owner.email, is_own: false })
    expect((await decide('job', id, 'uphold', { as: other })).status).toBe(409)
    expect((await take(owner)).status).toBe(200)
    await app.call(calls.releaseCase, { params }, { as: owner })
    expect((await take(other)).status).toBe(200)
    await sql`update case_claims set claimed_until = now() where case_id = ${id}`.execute(app.db)
    expect((await decide('job', id, 'refuse', { as: owner })).status).toBe(200)
  })

  test('of two verdicts at once one counts, and the other is told', async () => {
    const { jobId: id } = await buildReportedJob()
    const both = await Promise.all([
      decide('job', id, 'uphold'),
      decide('job', id, 'refuse', { as: colleague }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide('job', id, 'refuse', { as: colleague })).status).toBe(409)
    const acts = (
      await app.call(calls.listOperatorActs, { query: { kind: 'job', size: '100' } }, { as: operator })
    ).data.acts
    expect(acts.filter(act => act.case_id === id)).toHaveLength(1)
  })
})

describe('a verdict', () => {
  test('needs a reason of its list, and words where it is another one', async () => {
    const { jobId: id } = await buildReportedJob()
    expect((await decide('job', id, 'uphold', { reason: 'no_breach' })).errors).toHaveProperty('reason')
    expect((await decide('job', id, 'refuse', { reason: 'other' })).errors).toHaveProperty('words')
    const { reportId } = await buildReportedChat()
    expect((await decide('recruiter', reportId, 'uphold', { reason: 'register_matches' })).status).toBe(422)
    const { id: verificationId } = await buildVerification()
    expect((await decide('verification', verificationId, 'suspend_account')).errors).toHaveProperty('verdict')
  })

  test('on an ad: upheld it is closed, and reporter and owner read why in their own language', async () => {
    const { jobId, reporter, recruiter } = await buildReportedJob()
    await sql`update accounts set language = 'ja' where id = ${recruiter.id}`.execute(app.db)
    const shown = (await read('job', jobId)).data.case
    expect(shown.reported_by).toMatchObject([
      {
        by: { email: reporter.email },
        is_account: true,
        reason: expect.any(String),
        words: 'They want money.',
      },
    ])
    expect(shown.facts.find(({ name }) => name === 'company')?.url).toMatch(/^https?:.+\/company\//)
    expect(shown.job?.detail).toMatchObject({ id: jobId, company_name: expect.any(String) })
    const facts = new Map(shown.facts.map(({ name, value }) => [name, value]))
    expect(facts.get('reports')).toBe('1')
    expect(facts.get('members')).toBe('1')
    expect(Number(facts.get('open_jobs'))).toBeGreaterThan(0)
    expect(Date.parse(facts.get('since') ?? '')).toBeLessThan(Date.now())
    await decide('job', jobId, 'uphold', { reason: 'fees', words: 'Nobody pays to work.' })
    expect(await jobStatus(jobId)).toBe(410)
    await tellVerdictsNow(app)
    await tellVerdictsNow(app)
    const toReporter = await mailAbout(reporter, /it was closed/)
    expect(toReporter).toContain('Asks applicants for money')
    expect(toReporter).toContain('Nobody pays to work.')
    expect(toReporter).not.toContain('/appeal?token=')
    const toOwner = await mailAbout(recruiter, /異議/)
    expect(toOwner).toContain('応募者に金銭を要求')
    expect(toOwner).toContain('Nobody pays to work.')
    expect((await read('job', jobId)).status).toBe(404)
  })

  test('on an ad: refused it stays, and both are told', async () => {
    const { jobId, reporter, recruiter } = await buildReportedJob()
    await decide('job', jobId, 'refuse')
    expect(await jobStatus(jobId)).toBe(200)
    await tellVerdictsNow(app)
    expect(await mailAbout(reporter, /found nothing against our rules/)).toContain('not against our rules')
    expect(await mailAbout(recruiter, /as before/)).not.toContain('/appeal?token=')
  })

  test('on a chat: upheld it is blocked, with the messages around it in the case', async () => {
    const { id, reportId, seeker, recruiter } = await buildReportedChat()
    expect((await read('recruiter', reportId)).data.case.messages.map(({ text }) => text)).toEqual([
      'Hello',
      'Pay first',
    ])
    await decide('recruiter', reportId, 'uphold', { words: 'Do not ask for money.' })
    expect(await chatState(seeker, id)).toBe('blocked')
    await tellVerdictsNow(app)
    expect(await mailAbout(seeker, /Thank you for your report/)).toContain('Do not ask for money.')
    expect(appealTokenIn(await mailAbout(recruiter, /breaks our rules/))).not.toBe('')
  })

  test('on a talent: the consent ends; on an interview both are told', async () => {
    const { recruiter } = await buildVerifiedEmployer(app)
    const talent = await buildTalent(app)
    await app.call(
      reportTalent,
      { params: { id: talent.id }, body: { report_reason_id: 1 } },
      { as: recruiter },
    )
    const [report] = (await queue('talent')).cases
    await decide('talent', report?.id ?? '', 'uphold', { reason: 'false_information' })
    const { rows } = await sql`select from findable_accounts where account_id = ${talent.id}`.execute(app.db)
    expect(rows).toEqual([])
    await tellVerdictsNow(app)
    expect(await mailAbout(talent, /appeal/)).toContain('False or misleading information')

    const interview = await buildInterview(app)
    await app.call(
      reportInterview,
      { params: { id: interview.id }, body: { report_reason_id: 1 } },
      { as: interview.seeker },
    )
    const id = `${interview.id}-seeker`
    expect((await read('interview', id)).status).toBe(200)
    await decide('interview', id, 'uphold', { reason: 'harassment' })
    await tellVerdictsNow(app)
    expect(await mailAbout(interview.recruiter, /appeal/)).toContain('Harassment or insults')
  })

  test('on a register number: accepted the badge is there, refused its owner reads why; reading the document is logged', async () => {
    const accepted = await buildVerification()
    const document = await app.send('GET', `/api/operators/verifications/${accepted.id}/document`, {
      headers: { host: 'operator.localhost', authorization: `Bearer ${operator.token}` },
    })
    expect(document.status).toBe(200)
    expect(document.headers['content-type']).toBe('image/png')
    expect(document.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    await decide('verification', accepted.id, 'uphold', { reason: 'register_matches' })
    expect(await verificationState(accepted.owner)).toBe('verified')

    const refused = await buildVerification()
    await decide('verification', refused.id, 'refuse', {
      reason: 'document_unreadable',
      words: 'Page two is missing.',
    })
    expect(await verificationState(refused.owner)).toBe('refused')
    await tellVerdictsNow(app)
    const mail = await mailAbout(refused.owner, /Page two is missing/)
    expect(mail).toContain('cannot be read')
    expect(appealTokenIn(mail)).not.toBe('')
    const { acts } = (
      await app.call(calls.listOperatorActs, { query: { action: 'read_document' } }, { as: operator })
    ).data
    expect(acts[0]).toMatchObject({ by: operator.email, case_id: accepted.id })
  })

  test('that suspends ends the account or the company, with the reason in the mail', async () => {
    const { reportId, recruiter, companyId, jobId } = await buildReportedChat()
    await verifyCompany(app.db, companyId, true)
    await decide('recruiter', reportId, 'suspend_company', { words: 'Three reports.' })
    const body = { email: recruiter.email, password: TEST_PASSWORD }
    expect((await app.call(loginRecruiter, { body })).status).toBe(403)
    expect(await jobStatus(jobId)).toBe(410)
    const mail = await mailAbout(recruiter, /has suspended/)
    expect(mail).toContain('Three reports.')
    expect(appealTokenIn(mail)).not.toBe('')
  })

  test('can be taken back: what it did is undone, both are told, and the case waits again', async () => {
    const { jobId, reporter, recruiter } = await buildReportedJob()
    const { act } = (await decide('job', jobId, 'uphold')).data
    await tellVerdictsNow(app)
    const undo = (id: string) => app.call(calls.undoVerdict, { params: { id }, body: {} }, { as: colleague })
    expect((await undo(act.id)).data.act).toMatchObject({ action: 'undo', by: colleague.email })
    expect(await jobStatus(jobId)).toBe(200)
    expect((await read('job', jobId)).status).toBe(200)
    for (const side of [reporter, recruiter]) await mailAbout(side, /taken back our decision/)
    expect((await undo(act.id)).status).toBe(409)
    expect((await undo('nothing')).status).toBe(404)
    // A second verdict is told as the first one was.
    await decide('job', jobId, 'refuse')
    await tellVerdictsNow(app)
    await mailAbout(recruiter, /as before/)
  })
})

describe('the log', () => {
  test('has every act, and is filtered by act, kind, words and day', async () => {
    const { jobId } = await buildReportedJob()
    await decide('job', jobId, 'refuse')
    const find = async (query: Record<string, string>) =>
      (await app.call(calls.listOperatorActs, { query: { ...query, size: '100' } }, { as: operator })).data
        .acts
    expect((await find({ action: 'refuse', kind: 'job' })).map(act => act.case_id)).toContain(jobId)
    expect((await find({ query: operator.email })).every(({ by }) => by === operator.email)).toBe(true)
    const today = new Date().toISOString().slice(0, 10)
    expect((await find({ from: today, to: today })).length).toBeGreaterThan(0)
    expect(await find({ to: '2020-01-01' })).toEqual([])
    expect(await find({ query: '100%_\\' })).toEqual([])
  })
})

describe('an appeal', () => {
  const send = (token: string, text = 'It is an honest ad.') =>
    app.call(makeAppeal, { body: { token, text } })
  const closedJob = async (as = operator) => {
    const reported = await buildReportedJob()
    await decide('job', reported.jobId, 'uphold', { reason: 'spam', as })
    await tellVerdictsNow(app)
    return { ...reported, token: appealTokenIn(await mailAbout(reported.recruiter, /closed it/)) }
  }
  const appealOf = async (text: string) =>
    (await queue('appeal')).cases.find(({ reason }) => reason === text)?.id ?? ''

  test('may be made once, with the right in the mail alone, and not after its time', async () => {
    const { token } = await closedJob()
    expect((await app.call(readAppeal, { query: { token } })).data.appeal).toMatchObject({
      kind: 'job',
      reason: 'spam',
      text: null,
    })
    expect((await send(token, 'x'.repeat(2001))).status).toBe(422)
    const both = await Promise.all([send(token, 'Once'), send(token, 'Once')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await send('0'.repeat(43))).status).toBe(404)
    const late = await closedJob()
    await sql`update appeals set expires_at = now() where made_at is null`.execute(app.db)
    expect((await send(late.token)).status).toBe(410)
  })

  test('is not decided by who gave the verdict; upheld, the ad is open again and both are told', async () => {
    const { token, jobId, recruiter, reporter } = await closedJob()
    await send(token, 'We sell nothing.')
    const id = await appealOf('We sell nothing.')
    expect((await decide('appeal', id, 'uphold', { reason: 'mistake' })).status).toBe(403)
    expect((await decide('appeal', id, 'uphold', { reason: 'mistake', as: colleague })).status).toBe(200)
    expect(await jobStatus(jobId)).toBe(200)
    expect(await mailAbout(recruiter, /The decision was a mistake/)).toContain('taken back our decision')
    await mailAbout(reporter, /taken back our decision/)
    expect((await app.call(readAppeal, { query: { token } })).data.appeal.is_upheld).toBe(true)
    expect((await read('job', jobId)).status).toBe(404)
  })

  test('refused, the verdict stands and who appealed is told', async () => {
    const { token, jobId, recruiter } = await closedJob()
    await send(token, 'Please.')
    await decide('appeal', await appealOf('Please.'), 'refuse', { reason: 'verdict_stands', as: colleague })
    expect(await jobStatus(jobId)).toBe(410)
    expect(await mailAbout(recruiter, /It stands/)).toContain('The decision was right')
  })

  test('of a suspended account is made without log-in and restores it, of a company all of it', async () => {
    const { reportId, recruiter, companyId, jobId } = await buildReportedChat()
    await verifyCompany(app.db, companyId, true)
    await decide('recruiter', reportId, 'suspend_company')
    const token = appealTokenIn(await mailAbout(recruiter, /has suspended/))
    expect((await send(token, 'We are honest.')).status).toBe(200)
    await decide('appeal', await appealOf('We are honest.'), 'uphold', { reason: 'new_facts', as: colleague })
    const body = { email: recruiter.email, password: TEST_PASSWORD }
    expect((await app.call(loginRecruiter, { body })).status).toBe(200)
    expect(await jobStatus(jobId)).toBe(200)
    const { rows } = await sql<{ is_verified: boolean }>`
      select is_verified from companies where id = ${companyId}`.execute(app.db)
    expect(rows[0]?.is_verified).toBe(true)

    const { recruiter: finder } = await buildVerifiedEmployer(app)
    const talent = await buildTalent(app, { firstName: 'Wanda' })
    await app.call(reportTalent, { params: { id: talent.id }, body: { report_reason_id: 1 } }, { as: finder })
    const report = (await queue('talent')).cases.find(({ title }) => title.startsWith('Wanda'))
    await decide('talent', report?.id ?? '', 'suspend_account')
    const own = { email: talent.email, password: TEST_PASSWORD }
    expect((await app.call(loginSeeker, { body: own })).status).toBe(403)
    await send(appealTokenIn(await mailAbout(talent, /has suspended your account/)), 'I am Wanda.')
    await decide('appeal', await appealOf('I am Wanda.'), 'uphold', { reason: 'mistake', as: colleague })
    expect((await app.call(loginSeeker, { body: own })).status).toBe(200)
  })

  test('against the command line’s verdict works as well', async () => {
    const { jobId, recruiter } = await buildReportedJob()
    await reviewJob(app.db, jobId, 'close')
    await tellVerdictsNow(app)
    await send(appealTokenIn(await mailAbout(recruiter, /closed it/)), 'No reason was given.')
    await decide('appeal', await appealOf('No reason was given.'), 'uphold', { reason: 'mistake' })
    expect(await jobStatus(jobId)).toBe(200)
  })
})

test('of a deleted account the log keeps what was decided, without the name', async () => {
  const { reportId, recruiter } = await buildReportedChat()
  await decide('recruiter', reportId, 'uphold', { words: 'About one person.' })
  await eraseFromActs(app.db, recruiter.id)
  const { acts } = (
    await app.call(calls.listOperatorActs, { query: { kind: 'recruiter' } }, { as: operator })
  ).data
  expect(acts.find(({ case_id }) => case_id === reportId)).toMatchObject({
    action: 'uphold',
    title: '',
    words: null,
  })
})
