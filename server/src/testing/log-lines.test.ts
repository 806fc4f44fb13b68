import { randomUUID } from 'node:crypto'
import * as auth from '@hanap/contracts/auth/auth.calls'
import { verifySingaporeIdentity } from '@hanap/contracts/auth/singpass.calls'
import { apply, quickApply, registerUser } from '@hanap/contracts/data/data.calls'
import { reportJob } from '@hanap/contracts/jobs/jobs.calls'
import { deleteAccount } from '@hanap/contracts/jobseekers/privacy.calls'
import { createWorkExperience, updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../logging/log.ts'
import { buildGuest, mailedCode } from '../modules/auth/factory.ts'
import { buildEmployer } from '../modules/job-applications/factory.ts'
import { pdfBytes } from '../modules/resumes/factory.ts'
import { exchange, returnFrom } from '../modules/singpass/singpass-person.factory.ts'
import type { TestApp } from './app.ts'
import { startWithSingpass } from './singpass.ts'
import { soon } from './soon.ts'

const person = {
  email: 'zenobia.quartz@example.com',
  password: 'violet-horse-battery',
  firstName: 'Zenobia',
  lastName: 'Quartzmann',
  phone: '+639171234567',
  employer: 'Hidden Valley Apiary',
  letter: 'My grandmother kept bees',
  report: 'they asked me for money',
  file: 'zenobia-resume.pdf',
}
/** The stand-in's citizen. */
const identity = ['S9000001B', 'TAN MEI LING']

let lines: string[]
let app: TestApp
let close: () => Promise<void>
beforeAll(async () => {
  lines = []
  const log = createLog('debug', {
    write: line => {
      lines.push(line)
    },
  })
  const started = await startWithSingpass(log)
  app = started.app
  close = started.close
})
afterAll(() => close())

test('no line of a server’s log says who did what, right or wrong, nor with which secret', async () => {
  const secrets: string[] = [...Object.values(person), ...identity]
  const { email, password, firstName, lastName } = person
  const fields = { email, password, first_name: firstName, last_name: lastName, contact_number: person.phone }

  const { jobId } = await buildEmployer(app)
  const registered = await app.call(auth.register, { body: fields })
  expect(registered.status).toBe(200)
  const { token } = registered.data.session
  const as = { token, id: registered.data.user.id, email }
  secrets.push(token)

  await app.call(auth.register, { body: fields })
  await app.call(auth.loginSeeker, { body: { email, password: 'wrong-horse-battery' } })
  secrets.push('wrong-horse-battery')
  const again = await app.call(auth.loginSeeker, { body: { email, password } })
  secrets.push(again.data.session.token)

  const guest = await buildGuest(app)
  await app.call(auth.sendResetCode, { body: { email } }, { as: guest })
  const otp = await mailedCode(app.db, email, 1)
  secrets.push(otp)
  await app.call(auth.verifyResetCode, { body: { email, otp } }, { as: guest })

  const work = {
    job_title: 'Beekeeper',
    company_name: person.employer,
    from: '2020-01',
    is_currently_working: true,
  }
  expect((await app.call(createWorkExperience, { body: work }, { as })).status).toBe(200)
  await app.call(updateMe, { body: { phone_num: person.phone, last_name: lastName } }, { as })
  const resume = { name: person.file, type: 'application/pdf', content: pdfBytes() }
  const application = { params: { id: jobId }, body: { first_message: person.letter }, files: { resume } }
  expect((await app.call(apply, application, { as })).status).toBe(200)
  await app.call(reportJob, { params: { id: jobId }, body: { report_reason_id: 1 } }, { as })
  const broken = { ...resume, content: 'no PDF at all' }
  await app.call(quickApply, { params: { id: jobId }, body: fields, files: { resume: broken } })

  const returned = await returnFrom(app, as, 'citizen')
  secrets.push(returned.state, returned.code ?? randomUUID())
  expect((await exchange(app, as, returned)).status).toBe(200)
  await exchange(app, as, returned)
  expect((await app.call(verifySingaporeIdentity, {}, { as, market: 'sg' })).status).toBe(200)

  // Mistakes of the client's, and of ours: errors name the values that they are about.
  const json = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  await app.send('POST', auth.loginSeeker.path, {
    headers: json,
    body: `{"email":"${email}","password":"${password}`,
  })
  await app.send('GET', `/api/jobs/${encodeURIComponent(email)}?email=${email}&otp=${otp}`, { headers: json })
  const { sql } = app.connection
  await sql`alter table accounts add constraint nobody check (first_name = '') not valid`
  expect((await app.call(registerUser, { body: { ...fields, email: `other.${email}` } })).status).toBe(500)
  await sql`alter table accounts drop constraint nobody`
  await sql`create unique index one_name on accounts (last_name) where kind = 'seeker'`
  const twin = await app.call(registerUser, { body: { ...fields, email: `twin.${email}` } })
  expect(twin.status).toBe(500)
  await sql`drop index one_name`
  expect((await app.call(deleteAccount, { body: { password } }, { as })).status).toBe(200)

  await soon(() => expect(lines.filter(line => line.includes('request failed'))).toHaveLength(2))
  const said = lines.join('')
  expect(said).toContain('one_name')
  for (const secret of secrets) {
    expect(said).not.toContain(secret)
    expect(said).not.toContain(encodeURIComponent(secret))
  }
})
