import type { CallInput } from '@hanap/contracts/call'
import { changeInterview, proposeInterview } from '@hanap/contracts/interviews/interviews.calls'
import type { TestApp } from '../../testing/app.ts'
import type { TestPerson } from '../auth/factory.ts'
import { buildHiring } from '../job-applications/factory.ts'

/** One for all that a file's tests propose: equal hours are the same time. */
const wholeMinute = Math.ceil(Date.now() / 60_000) * 60_000

/** RFC 3339, so many hours from now; at a whole minute. */
export const inHours = (hours: number) => new Date(wholeMinute + hours * 3_600_000).toISOString()

export interface TestInterview {
  id: string
  applicationId: string
  companyId: string
  jobId: string
  seeker: TestPerson
  recruiter: TestPerson
  slotIds: string[]
}

type Hiring = Awaited<ReturnType<typeof buildHiring>>

/** An applicant to whom slots are proposed, so many hours from now. */
export const buildInterview = async (
  app: TestApp,
  {
    hours = [48],
    hiring,
    capacity = 1,
    ...more
  }: {
    hours?: readonly number[]
    hiring?: Hiring
    /** Of each slot. */
    capacity?: number
    online_url?: string
    note?: string
    time_zone?: string
  } = {},
): Promise<TestInterview> => {
  const { id: applicationId, ...people } = hiring ?? (await buildHiring(app))
  const { data } = await app.call(
    proposeInterview,
    {
      body: {
        application_id: applicationId,
        slots: hours.map(each => ({ starts_at: inHours(each), minutes: 30, capacity })),
        place: 'Room 5, Ayala Avenue',
        time_zone: 'Asia/Manila',
        ...more,
      },
    },
    { as: people.recruiter },
  )
  return {
    ...people,
    applicationId,
    id: data.interview.id,
    slotIds: data.interview.slots.map(({ id }) => id),
  }
}

/** Changes an interview; answers all that came back. */
export const change = (
  app: TestApp,
  as: TestPerson,
  id: string,
  body: CallInput<typeof changeInterview>['body'],
) => app.call(changeInterview, { params: { id }, body }, { as })

export { tellOfInterviewReports } from './review-reports.ts'
