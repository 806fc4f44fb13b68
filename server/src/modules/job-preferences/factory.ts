import type { CallInput } from '@hanap/contracts/call'
import { createJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import type { JobPreference } from '@hanap/contracts/jobseekers/jobseekers.schemas'
import type { TestApp } from '../../testing/app.ts'
import type { TestPerson } from '../auth/factory.ts'

/** What a person looks for. */
export const buildJobPreference = async (
  app: TestApp,
  as: Pick<TestPerson, 'token'>,
  body: CallInput<typeof createJobPreference>['body'] = { job_title: 'Beekeeper' },
): Promise<JobPreference> => (await app.call(createJobPreference, { body }, { as })).data
