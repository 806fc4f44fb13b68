import type { Call } from '@hanap/contracts/call'
import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import { readSyncableContent } from '@hanap/contracts/jobseekers/resumes.calls'
import type { SyncableContent } from '@hanap/contracts/jobseekers/resumes.schemas'
import type { Outcome } from '@hanap/contracts/page'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { acceptParsed } from './accept-parsed.server.ts'

const parsed = <Value>(value: Value, start = 0) => ({ value, confidence: 1, text: '', start, end: start })

const content: SyncableContent = {
  resume_id: '1',
  problem: null,
  profile: {
    first_name: { ...parsed('Mara'), current: null },
    last_name: { ...parsed('Cruz'), current: null },
    phone_num: null,
    headline: null,
    about: null,
  },
  work_experiences: [
    {
      job_title: parsed('Clerk', 10),
      company_name: parsed('Mabini', 20),
      from: parsed('2020-01'),
      to: null,
      is_currently_working: true,
      description: parsed('Filed.'),
    },
    {
      job_title: null,
      company_name: parsed('Rizal', 40),
      from: null,
      to: null,
      is_currently_working: false,
      description: null,
    },
  ],
  educations: [
    {
      school: parsed('UP', 60),
      degree_id: parsed(6),
      field_of_study: null,
      from: parsed('2012-06'),
      to: parsed('2016-04'),
      is_currently_studying: false,
      description: parsed('With honours.'),
    },
  ],
  skills: [
    { id: 3, found: parsed('SQL') },
    { id: null, found: parsed('Filing') },
    { id: 5, found: null },
  ],
  licenses: [
    { title: parsed('CPA', 90), issuing_organisation: parsed('PRC'), issue_date: parsed('2018-01') },
    { title: null, issuing_organisation: parsed('TESDA'), issue_date: null },
  ],
  websites: [{ url: parsed('https://mara.example') }, { url: null }],
}

const PATHS = {
  me: calls.updateMe.path,
  work: calls.createWorkExperience.path,
  education: calls.createEducation.path,
  skills: calls.updateSkills.path,
  license: calls.createLicenseCertification.path,
  website: calls.createWebsite.path,
}

/** Sends the form with these boxes ticked and texts typed; answers the result and what was stored, in order. */
const accept = async (
  take: readonly string[],
  fields: Record<string, string> = {},
  {
    ownSkills = 0,
    refuse,
  }: { ownSkills?: number; refuse?: { call: Call; errors: Record<string, string[]> } } = {},
) => {
  const stored: { path: string; body: unknown; idempotencyKey: string | undefined }[] = []
  const own = Array.from({ length: ownSkills }, (_, at) => ({ id: 100 + at, value: `own ${at}` }))
  const store = (path: string) => {
    const answer: Outcome<unknown> =
      refuse?.call.path === path
        ? { ok: false, status: 422, code: 'invalid_fields', message: '', errors: refuse.errors }
        : { ok: true, data: {} }
    return ({ body, idempotencyKey }: { body?: unknown; idempotencyKey?: string }): Outcome<unknown> => {
      if (body === undefined) return { ok: true, data: { user: { skills: own } } }
      stored.push({ path, body, idempotencyKey })
      return answer
    }
  }
  const page = fakePage({
    [readSyncableContent.path]: () => ({ ok: true, data: content }),
    ...Object.fromEntries(Object.values(PATHS).map(path => [path, store(path)])),
  })
  const form = new FormData()
  for (const key of take) form.append('take', key)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return { result: await acceptParsed(page, '1', form), stored }
}

test('everything that was taken goes to its section, in the order of the profile, each under a key of its own', async () => {
  const { result, stored } = await accept(
    [
      'profile:first_name',
      'work:10',
      'education:60',
      'skill:SQL',
      'skill:Filing',
      'license:90',
      'link:https://mara.example',
    ],
    {
      idempotencyKey: 'once',
      'work:10:job_title': ' Senior clerk ',
      'work:10:company_name': 'Mabini',
      'work:10:time': '1',
      'work:10:description': '1',
      'education:60:school': 'University of the Philippines',
      'education:60:field_of_study': '',
      'education:60:time': '1',
    },
    { ownSkills: 1 },
  )
  expect(result).toBeUndefined()
  expect(stored).toEqual([
    { path: PATHS.me, body: { first_name: 'Mara' }, idempotencyKey: undefined },
    {
      path: PATHS.work,
      body: {
        job_title: 'Senior clerk',
        company_name: 'Mabini',
        is_currently_working: true,
        from: '2020-01',
        to: null,
        description: 'Filed.',
      },
      idempotencyKey: 'once work:10',
    },
    {
      path: PATHS.education,
      body: {
        school: 'University of the Philippines',
        degree_id: 6,
        field_of_study: null,
        is_currently_studying: false,
        from: '2012-06',
        to: '2016-04',
        description: null,
      },
      idempotencyKey: 'once education:60',
    },
    { path: PATHS.skills, body: { skill_ids: [100, 3], skills: ['Filing'] }, idempotencyKey: undefined },
    {
      path: PATHS.license,
      body: { title: 'CPA', issuing_organisation: 'PRC', issue_date: '2018-01' },
      idempotencyKey: 'once license:90',
    },
    {
      path: PATHS.website,
      body: { url: 'https://mara.example' },
      idempotencyKey: 'once link:https://mara.example',
    },
  ])
})

test('of what was not taken nothing is stored, and a part that was left out is empty', async () => {
  expect(await accept([])).toEqual({ result: undefined, stored: [] })
  const { stored } = await accept(['work:10', 'license:undefined', 'link:undefined', 'work:nowhere'], {
    'work:10:job_title': 'Clerk',
    'work:10:company_name': 'Mabini',
  })
  expect(stored).toEqual([
    {
      path: PATHS.work,
      body: {
        job_title: 'Clerk',
        company_name: 'Mabini',
        is_currently_working: false,
        from: null,
        to: null,
        description: null,
      },
      idempotencyKey: undefined,
    },
  ])
})

test('skills of the resume take the room that the profile’s own leave', async () => {
  const { stored } = await accept(['skill:SQL', 'skill:Filing'], {}, { ownSkills: 49 })
  expect(stored).toMatchObject([{ body: { skills: [] } }])
  expect(stored[0]?.body).toHaveProperty('skill_ids.length', 50)
})

test('what is refused is said at its own field, and the rest is stored', async () => {
  const { result, stored } = await accept(
    ['work:40', 'link:https://mara.example'],
    { 'work:40:company_name': 'Rizal' },
    { refuse: { call: calls.createWorkExperience, errors: { job_title: ['Enter a title.'] } } },
  )
  expect(result).toEqual({ errors: { 'work:40:job_title': 'Enter a title.' }, status: 422 })
  expect(stored.map(({ path }) => path)).toEqual([PATHS.work, PATHS.website])
})
