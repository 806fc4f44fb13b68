import { translator } from '@hanap/i18n/catalogues'
import { expect, test } from 'vitest'
import type { SiteAccess } from '../recruiter/site-access.ts'
import { actCommands, applicantCommands, jobCommands, matching, pageCommands } from './commands.ts'

const owner: SiteAccess = {
  isMember: true,
  isTeamManager: true,
  maySearchTalent: true,
  maySeeReports: true,
  mayPost: true,
  mayMove: true,
  maySet: true,
}
const stranger: SiteAccess = {
  isMember: false,
  isTeamManager: false,
  maySearchTalent: false,
  maySeeReports: false,
  mayPost: false,
  mayMove: false,
  maySet: false,
}
const viewer: SiteAccess = { ...stranger, isMember: true }

test.each([
  ['tr', 'ilan ver', '/jobs/new'],
  ['tr', 'İLAN VER', '/jobs/new'],
  ['es', 'publicar  OFERTA', '/jobs/new'],
  ['ja', '求人を掲載', '/jobs/new'],
  ['ar', 'نشر', '/jobs/new'],
] as const)('in %s “%s” finds how a job is posted', (language, query, path) => {
  const found = matching(actCommands(owner, translator(language)), query)
  expect(found.map(command => command.path)).toEqual([path])
})

test('who is of no company is offered what is theirs alone', () => {
  const t = translator('en')
  expect(actCommands(stranger, t)).toEqual([])
  expect(pageCommands(stranger, t).map(({ path }) => path)).toEqual([
    '/company',
    '/notifications',
    '/account',
  ])
})

const job = { id: '7', job_title: 'Baker', job_location: 'Manila', status_key: 'active' } as const
const applicant = {
  id: '9',
  job_title: 'Baker',
  is_blind: false,
  seeker: { first_name: 'Ana', last_name: 'Cruz' },
}

test('what can be done stands beside few results, as far as the role may do it', () => {
  const t = translator('en')
  const paths = (access: SiteAccess, count: number) =>
    [
      ...jobCommands(Array(count).fill(job), access, t),
      ...applicantCommands(Array(count).fill(applicant), access, t),
    ].map(({ path }) => path)
  expect(paths(owner, 1)).toEqual([
    '/jobs/7',
    '/jobs/7/applicants',
    '/jobs/7/edit',
    '/jobs/7/close',
    '/applicants/9',
    '/applicants/9/interview',
    '/applicants/9/chat',
  ])
  expect(paths(viewer, 1)).toEqual(['/jobs/7', '/jobs/7/applicants', '/applicants/9'])
  expect(paths(owner, 3)).toHaveLength(6)
})

test('a draft leads to where it is written', () => {
  const draft = { ...job, job_title: '', status_key: 'draft' } as const
  expect(jobCommands([draft], owner, translator('en'))).toEqual([
    { path: '/jobs/7/edit', text: translator('en')('ads.draftHeading'), note: 'Manila' },
  ])
})
