import { DAY_MS } from '@hanap/contracts/durations'
import { SEEKER_EMAIL } from '@hanap/demo/logins'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Db } from '../db/client.ts'
import { newId } from '../db/id.ts'
import { grantAppeal } from '../modules/appeals/index.ts'
import { saveDemoChats } from '../modules/chats/index.ts'
import { closeJobs } from '../modules/jobs/index.ts'
import { recordAct } from '../modules/operators/index.ts'

interface DemoChat {
  chat_id: string
  seeker_id: string
  recruiter_id: string
  company_id: string
  job_id: string
}

/** A certificate as somebody would scan it. */
const documentPicture = async (company: string) => {
  const line = (text: string, dpi: number) =>
    sharp({ text: { text, dpi, rgba: true } })
      .png()
      .toBuffer()
  const lines = await Promise.all([
    line('Certificate of Registration', 150),
    line(company, 110),
    line('Company number CS-2026-0815', 110),
  ])
  return sharp({ create: { width: 640, height: 400, channels: 3, background: '#fffdf5' } })
    .composite(lines.map((input, at) => ({ input, left: 50, top: 60 + at * 70 })))
    .png()
    .toBuffer()
}

/** Chats of others than the demo log-ins, whose screens stay as they are. */
const chatsOfOthers = async (trx: Db) => {
  const { rows } = await sql<DemoChat>`
    select distinct on (chats.id) chats.id as chat_id, chats.seeker_id, chats.recruiter_id, chats.company_id, job_id
    from chats join chat_contexts on chat_id = chats.id join accounts seeker on seeker.id = seeker_id
    where last_seq >= 2 and chats.state = 'open' and seeker.email <> ${SEEKER_EMAIL} and chats.recruiter_id is not null
    order by chats.id limit 4`.execute(trx)
  return rows
}

const reportOfChat = (
  trx: Db,
  { chat_id, seeker_id, recruiter_id }: DemoChat,
  { subject, at }: { subject: 'chat' | 'recruiter' | 'talent'; at: Date },
) => {
  const isByRecruiter = subject === 'talent'
  return sql`
    insert into chat_reports (id, chat_id, reporter_id, reporter_side, subject, reason_id, is_blocked, messages, reported_at)
    select ${newId()}, ${chat_id}, ${isByRecruiter ? recruiter_id : seeker_id}, ${isByRecruiter ? 'recruiter' : 'seeker'}, ${subject}, 1,
      false, coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'sender', sender, 'kind', kind, 'text', text,
        'at', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by seq), '[]'), ${at}
    from chat_messages where chat_id = ${chat_id}`.execute(trx)
}

/** A case of each kind waits for the demo operator. */
export const saveCases = async (db: Db, loadedAt: Date) => {
  const before = (days: number) => new Date(loadedAt.getTime() - days * DAY_MS)
  const picture = await documentPicture('A company of the demo')
  await db.transaction().execute(async trx => {
    // A load that was cut short is done again from its beginning.
    const { rows: done } = await sql`select from operator_acts limit 1`.execute(trx)
    if (done.length > 0) return
    const [first, second, third, fraud] = await chatsOfOthers(trx)
    if (first) await reportOfChat(trx, first, { subject: 'recruiter', at: before(4) })
    if (second) await reportOfChat(trx, second, { subject: 'chat', at: before(2) })
    if (third) await reportOfChat(trx, third, { subject: 'talent', at: before(1) })
    if (fraud) await saveFraud(trx, fraud, before(3))
    await sql`
      insert into talent_reports (id, account_id, reporter_id, company_id, reason_id, reported_at)
      select ${newId()}, account_id, recruiter.id, recruiter.company_id, 1, ${before(5)}
      from findable_accounts, accounts recruiter
      where recruiter.kind = 'recruiter' and recruiter.role = 'owner' order by account_id, recruiter.id limit 1`.execute(
      trx,
    )
    await sql`
      insert into interview_reports (interview_id, reporter_id, side, reason_id, detail, reported_at)
      select interviews.id, seeker_id, 'seeker', 1, 'Nobody came, and nobody answered.', ${before(1)}
      from interviews where state in ('held', 'accepted') and seeker_id is not null order by id limit 1`.execute(
      trx,
    )
    const { rows: jobs } = await sql<{ id: string; title: string; recruiter_id: string; company_id: string }>`
      select jobs.id, jobs.title, jobs.recruiter_id, jobs.company_id from jobs
      join companies on companies.id = jobs.company_id
      where jobs.status = 'active' and jobs.recruiter_id is not null and not companies.is_verified
      order by jobs.id limit 2`.execute(trx)
    const [reported, closed] = jobs
    if (reported)
      await sql`
        insert into job_reports (job_id, reporter, is_account, reason_id, detail, at)
        select ${reported.id}, 'account ' || id, true, 1, 'They asked me to pay for the training.', ${before(6)}
        from accounts where kind = 'seeker' and email <> ${SEEKER_EMAIL} order by id limit 2`.execute(trx)
    if (closed) await saveAppeal(trx, closed, before(1))
    await sql`
      with company as (
        select id, name from companies where not is_verified and exists (
          select from accounts where company_id = companies.id and role = 'owner') order by id limit 1
      ), document as (
        insert into company_documents (id, company_id, name, mime, content)
        select ${newId()}, id, 'certificate.png', 'image/png', ${picture} from company returning id, company_id
      )
      insert into company_verifications (id, company_id, kind, value, value_key, state, document_id, started_by, created_at)
      select ${newId()}, company_id, 'register', 'CS-2026-0815', 'CS20260815', 'pending', document.id,
        (select min(id) from accounts where accounts.company_id = document.company_id and role = 'owner'), ${before(2)}
      from document`.execute(trx)
  })
}

const saveFraud = (trx: Db, { seeker_id, recruiter_id, company_id, job_id }: DemoChat, at: Date) =>
  sql<{ id: string }>`
    select id from accounts where kind = 'seeker' and email <> ${SEEKER_EMAIL} and id <> ${seeker_id}
      and not exists (select from chats where seeker_id = accounts.id and recruiter_id = ${recruiter_id})
    order by id limit 1`
    .execute(trx)
    .then(({ rows: [other] }) =>
      other
        ? saveDemoChats(trx, [
            {
              seekerId: other.id,
              recruiterId: recruiter_id,
              companyId: company_id,
              jobId: job_id,
              messages: [
                { from: 'seeker', at, text: 'Good day. Is this position still open?' },
                {
                  from: 'recruiter',
                  at: new Date(at.getTime() + 3_600_000),
                  text: 'Yes. Read me the verification code that you get by SMS, and pay 500 for the form.',
                },
              ],
              readSeqs: { seeker: 1, recruiter: 2 },
              declinedBy: null,
            },
          ])
        : undefined,
    )

/** An ad that the command line closed, and its owner's word against it. */
const saveAppeal = async (
  trx: Db,
  job: { id: string; title: string; recruiter_id: string; company_id: string },
  at: Date,
) => {
  const jobIds = await closeJobs(trx, [job.id])
  await sql`
    insert into job_reports (job_id, reporter, is_account, reason_id, at, reviewed_at, is_upheld, verdict_reason, is_told)
    values (${job.id}, 'device demo', false, 2, ${at}, ${at}, true, 'contact_data', true)`.execute(trx)
  await recordAct(trx, {
    operatorId: null,
    action: 'uphold',
    title: job.title,
    kind: 'job',
    caseId: job.id,
    reason: 'contact_data',
    accountId: job.recruiter_id,
    companyId: job.company_id,
    effects: { jobIds },
  })
  await grantAppeal(trx, {
    verdictKey: `demo ${job.id}`,
    kind: 'job',
    caseId: job.id,
    title: job.title,
    reason: 'contact_data',
    words: null,
    accountId: job.recruiter_id,
    companyId: job.company_id,
  })
  await sql`
    update appeals set made_at = ${at},
      text = 'The number in the ad is our front desk. We have taken it out.'
    where verdict_key = ${`demo ${job.id}`}`.execute(trx)
}
