import { listChats, openChat } from '@hanap/contracts/chats/chats.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { verifyCompany } from '../companies/index.ts'
import { buildEmployer, type Employer } from '../job-applications/factory.ts'
import { buildNewcomer } from '../recruiters/factory.ts'
import { nextClientId } from './factory.ts'

let app: TestApp
let verified: Employer
let unverified: Employer
let other: Employer
beforeAll(async () => {
  app = await startTestApp()
  verified = await buildEmployer(app)
  unverified = await buildEmployer(app)
  other = await buildEmployer(app)
  await verifyCompany(app.db, verified.companyId, true)
  await verifyCompany(app.db, other.companyId, true)
})
afterAll(() => app.close())

type Greeter = 'nobody' | 'owner' | 'admin' | 'recruiter' | 'viewer' | 'newcomer'

const greeterOf = async (greeter: Greeter, { companyId }: Employer): Promise<TestPerson | undefined> => {
  if (greeter === 'nobody') return undefined
  if (greeter === 'newcomer') return buildNewcomer(app)
  return buildRecruiter(app, { companyId, role: greeter })
}

const cells: readonly [greeter: Greeter, of: 'verified' | 'unverified', job: 'own' | 'foreign', number][] = [
  ['nobody', 'verified', 'own', 401],
  ['owner', 'verified', 'own', 201],
  ['admin', 'verified', 'own', 201],
  ['recruiter', 'verified', 'own', 201],
  ['viewer', 'verified', 'own', 403],
  ['newcomer', 'verified', 'own', 403],
  ['owner', 'verified', 'foreign', 404],
  ['admin', 'verified', 'foreign', 404],
  ['recruiter', 'verified', 'foreign', 404],
  ['viewer', 'verified', 'foreign', 403],
  ['newcomer', 'verified', 'foreign', 403],
  ['owner', 'unverified', 'own', 403],
  ['admin', 'unverified', 'own', 403],
  ['recruiter', 'unverified', 'own', 403],
  ['viewer', 'unverified', 'own', 403],
  ['owner', 'unverified', 'foreign', 404],
]

describe('who may greet a seeker who can be found', () => {
  test.each(cells)(
    '%s of a company that is %s, about a job that is %s: %i',
    async (greeter, of, job, status) => {
      const company = of === 'verified' ? verified : unverified
      const seeker = await buildSeeker(app)
      await app.call(changeUserSettings, { body: { is_findable: true } }, { as: seeker })
      const { jobId } = job === 'own' ? company : other
      const as = await greeterOf(greeter, company)
      const greet = () =>
        app.call(
          openChat,
          {
            body: {
              jobseeker_id: seeker.id,
              job_id: jobId,
              text: 'Shall we talk?',
              client_id: nextClientId(),
            },
          },
          as && { as },
        )
      expect((await greet()).status).toBe(status)
      const { chats } = (await app.call(listChats, { query: {} }, { as: seeker })).data
      expect(chats.map(({ state }) => state)).toEqual(status === 201 ? ['requested'] : [])
    },
  )

  test('a seeker greets nobody: what they open about a job is their own chat with its recruiter', async () => {
    const [as, seeker] = [await buildSeeker(app), await buildSeeker(app)]
    await app.call(changeUserSettings, { body: { is_findable: true } }, { as: seeker })
    const opened = await app.call(
      openChat,
      {
        body: {
          jobseeker_id: seeker.id,
          job_id: verified.jobId,
          text: 'Hello',
          client_id: nextClientId(),
        },
      },
      { as },
    )
    expect(opened.data.chat.other.kind).toBe('recruiter')
    expect((await app.call(listChats, { query: {} }, { as: seeker })).data.chats).toEqual([])
  })
})
