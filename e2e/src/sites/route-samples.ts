import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@hanap/markets/languages'
import { z } from 'zod'

const Manifest = z.object({
  routes: z.record(z.string(), z.object({ id: z.string(), path: z.string().optional() })),
})

/** Paths of a site's route table, read from its build, without their language segment; home is the empty path. */
export const routePaths = (
  name: 'jobseeker' | 'employer' | 'resume-builder' | 'academy' | 'operator',
): string[] => {
  const folder = fileURLToPath(new URL(`../../../web/${name}/build/client/assets/`, import.meta.url))
  const manifest = readdirSync(folder).find(file => /^manifest-.*\.js$/.test(file)) ?? ''
  const text = readFileSync(join(folder, manifest), 'utf8')
  const { routes } = Manifest.parse(JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')))
  const paths = Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map(({ path = '' }) => path.replace(/^:lang\?\/?/, ''))
    .map(path => (languages.some(({ slug }) => slug === path) ? '' : path))
  return [...new Set(paths)]
}

/** What the samples' addresses are made of. */
export interface RouteFixtures {
  job: { id: string; job_url: string; company_url: string }
  applicationId: string
  /** Of another applicant of the demo recruiter's. */
  otherApplicationId: string
  /** Of the demo seeker and the demo recruiter. */
  interviewId: string
  /** A time for a group of the demo recruiter's. */
  groupId: string
  /** Somebody whom the demo recruiter finds. */
  talentId: string
  /** Of the demo recruiter's company. */
  webhookId: string
  /** Of the demo seeker. */
  certificateId: string
  /** A case of each kind that waits for the demo operator. */
  casePaths: readonly string[]
}

export interface RouteSample {
  /** Several where a page has several faces. */
  paths: (things: RouteFixtures) => string[]
  /** Whose page it is: a person's own pages are seen signed in. */
  who: 'visitor' | 'person'
  /** 200 by default. */
  status?: number
}

const visitor = (...paths: string[]): RouteSample => ({ paths: () => paths, who: 'visitor' })

/** A sample of each route of the job seekers' site; null for a route without a page. */
export const jobseekerSamples: Record<string, RouteSample | null> = {
  '': visitor('/'),
  'onsite-job': visitor('/onsite-job'),
  'get-started': visitor(
    '/get-started',
    '/get-started?mode=signup',
    '/get-started?social=social_no_email&provider=google',
  ),
  'log-out': null,
  'social-log-in/:provider': null,
  'social-log-in/:provider/answer': null,
  'forgot-password': visitor('/forgot-password'),
  'change-password': visitor('/change-password?email=ana%40example.com&otp=123456'),
  // The demo seeker has accepted the terms: log-in leads past them.
  'accept-terms': { paths: () => ['/accept-terms'], who: 'person' },
  'account-settings': { paths: () => ['/account-settings'], who: 'person' },
  'account-settings/email': { paths: () => ['/account-settings/email'], who: 'person' },
  'account-settings/password': { paths: () => ['/account-settings/password'], who: 'person' },
  'account-settings/verify-email': { paths: () => ['/account-settings/verify-email'], who: 'person' },
  'set-password': { paths: () => ['/set-password?token=0123456789abcdef'], who: 'visitor', status: 410 },
  'resumes/:id?': { paths: () => ['/resumes'], who: 'person' },
  'my-account': { paths: () => ['/my-account'], who: 'person' },
  'saved-jobs': { paths: () => ['/saved-jobs'], who: 'person' },
  'applied-jobs': { paths: () => ['/applied-jobs', '/applied-jobs?stage=hired'], who: 'person' },
  'applied-jobs/:jobId': { paths: ({ job }) => [`/applied-jobs/${job.id}`], who: 'person' },
  'blocked-companies': { paths: () => ['/blocked-companies'], who: 'person' },
  'followed-companies': { paths: () => ['/followed-companies'], who: 'person' },
  'job-alerts/:part?': {
    paths: () => ['/job-alerts', '/job-alerts/new?search=%2Fnurse-jobs'],
    who: 'person',
  },
  notifications: { paths: () => ['/notifications'], who: 'person' },
  'notifications/live': null,
  'job-preferences': { paths: () => ['/job-preferences'], who: 'person' },
  'job-preferences/:id': { paths: () => ['/job-preferences/new'], who: 'person' },
  'profile/:part?/:id?': {
    paths: () => [
      '/profile',
      '/profile/photo',
      '/profile/basics',
      '/profile/experience/new',
      '/profile/skills',
    ],
    who: 'person',
  },
  'dashboard/profile': {
    paths: () => ['/dashboard/profile', '/dashboard/profile?as=finders', '/dashboard/profile?as=everybody'],
    who: 'person',
  },
  'jobseeker-complete-profile/:part?/:id?': {
    paths: () => ['/jobseeker-complete-profile/3', '/jobseeker-complete-profile/5'],
    who: 'person',
  },
  'create-resume/:part?': { paths: () => ['/create-resume', '/create-resume/import'], who: 'person' },
  'hidden-jobs': { paths: () => ['/hidden-jobs'], who: 'person' },
  // Of Singapore alone: `singpass.test.ts` looks at it there.
  'verify-identity': { paths: () => ['/verify-identity'], who: 'person', status: 404 },
  'singpass/callback': null,
  'singpass/info': null,
  companies: visitor('/companies', '/companies?query=nothing-is-called-this'),
  'company/:company': { paths: ({ job }) => [job.company_url], who: 'visitor' },
  'job/:job': { paths: ({ job }) => [job.job_url], who: 'visitor' },
  'job/:job/apply': { paths: ({ job }) => [`${job.job_url}/apply`], who: 'visitor' },
  'job/:job/apply/success': { paths: ({ job }) => [`${job.job_url}/apply/success`], who: 'person' },
  'job/:job/chat': { paths: ({ job }) => [`${job.job_url}/chat`], who: 'person' },
  interviews: { paths: () => ['/interviews'], who: 'person' },
  'interviews/:id': { paths: ({ interviewId }) => [`/interviews/${interviewId}`], who: 'person' },
  'chat/:chatId?': { paths: () => ['/chat', '/chat?query=nobody'], who: 'person' },
  'chat/:chatId/report': { paths: () => ['/chat/none/report'], who: 'person', status: 404 },
  'job/:job/note': { paths: ({ job }) => [`${job.job_url}/note`], who: 'person' },
  'job/:job/report': { paths: ({ job }) => [`${job.job_url}/report`], who: 'visitor' },
  ':search': visitor(
    '/job-search',
    '/job-search?near=14.55,121.02&sort=distance',
    '/jobs-in-metro-manila?jobType=full-time',
    '/zzzzzz-jobs?salary=0,30000',
  ),
  '*': { paths: () => ['/no/such/page'], who: 'visitor', status: 404 },
  web3: visitor('/web3'),
  appeal: { paths: () => [`/appeal?token=${'0'.repeat(43)}`], who: 'visitor', status: 410 },
  'near-me': visitor('/near-me', '/near-me?search=%2Fnurse-jobs'),
  maintenance: visitor('/maintenance'),
  // For those who build: `design.test.ts` looks at it.
  design: null,
  'design/styles.css': null,
  terms: visitor('/terms'),
  privacy: visitor('/privacy'),
  cookies: visitor('/cookies'),
  help: visitor('/help'),
  feedback: visitor('/feedback'),
  'rss/:search': null,
  'rss/company/:company': null,
  'country-and-language': visitor('/country-and-language?to=%2F'),
}

/** A sample of each route of the employers' site. */
export const employerSamples: Record<string, RouteSample | null> = {
  '': { paths: () => ['/'], who: 'person' },
  hire: visitor('/hire', '/hire?country=sg'),
  'log-in': visitor('/log-in'),
  'sign-up': visitor('/sign-up'),
  'reset-password': visitor('/reset-password'),
  account: { paths: () => ['/account'], who: 'person' },
  'account/email': { paths: () => ['/account/email'], who: 'person' },
  'account/password': { paths: () => ['/account/password'], who: 'person' },
  company: { paths: () => ['/company'], who: 'person' },
  'company/preview': { paths: () => ['/company/preview'], who: 'person' },
  'company/name': { paths: () => ['/company/name'], who: 'person' },
  'company/verification': { paths: () => ['/company/verification'], who: 'person' },
  'company/tokens': { paths: () => ['/company/tokens'], who: 'person' },
  'company/webhooks': { paths: () => ['/company/webhooks'], who: 'person' },
  'company/webhooks/:webhookId': {
    paths: ({ webhookId }) => [`/company/webhooks/${webhookId}`],
    who: 'person',
  },
  'company/audit-log': { paths: () => ['/company/audit-log'], who: 'person' },
  go: { paths: () => ['/go', '/go?query=nurse', '/go?query=zzzzzz'], who: 'person' },
  members: { paths: () => ['/members'], who: 'person' },
  notifications: { paths: () => ['/notifications'], who: 'person' },
  'log-out': null,
  appeal: { paths: () => [`/appeal?token=${'0'.repeat(43)}`], who: 'visitor', status: 410 },
  maintenance: visitor('/maintenance'),
  'jobs/new': { paths: () => ['/jobs/new'], who: 'person' },
  'jobs/feed': { paths: () => ['/jobs/feed'], who: 'person' },
  'jobs/:jobId': { paths: ({ job }) => [`/jobs/${job.id}`], who: 'person' },
  'jobs/:jobId/edit': { paths: ({ job }) => [`/jobs/${job.id}/edit`], who: 'person' },
  'company/autosave': null,
  'jobs/:jobId/autosave': null,
  'jobs/description': null,
  'jobs/:jobId/preview': { paths: ({ job }) => [`/jobs/${job.id}/preview`], who: 'person' },
  'jobs/:jobId/close': { paths: ({ job }) => [`/jobs/${job.id}/close`], who: 'person' },
  'jobs/:jobId/applicants': { paths: ({ job }) => [`/jobs/${job.id}/applicants`], who: 'person' },
  'jobs/:jobId/board': { paths: ({ job }) => [`/jobs/${job.id}/board`], who: 'person' },
  applicants: {
    paths: () => ['/applicants', '/applicants?query=nobody-is-called-this&verified=1'],
    who: 'person',
  },
  'applicants/board': { paths: () => ['/applicants/board'], who: 'person' },
  'applicants/compare': {
    paths: ({ applicationId, otherApplicationId }) => [
      `/applicants/compare?first=${applicationId}&second=${otherApplicationId}`,
    ],
    who: 'person',
  },
  'applicants/settings': { paths: () => ['/applicants/settings'], who: 'person' },
  'jobs/:jobId/reports': { paths: ({ job }) => [`/jobs/${job.id}/reports`], who: 'person' },
  'jobs/:jobId/team': { paths: ({ job }) => [`/jobs/${job.id}/team`], who: 'person' },
  'jobs/:jobId/greet/:seekerId': {
    paths: ({ job }) => [`/jobs/${job.id}/greet/somebody`],
    who: 'person',
  },
  'applicants/:id/chat': {
    paths: ({ applicationId }) => [`/applicants/${applicationId}/chat`],
    who: 'person',
  },
  'applicants/:id/interview': {
    paths: ({ applicationId }) => [`/applicants/${applicationId}/interview`],
    who: 'person',
  },
  interviews: { paths: () => ['/interviews'], who: 'person' },
  'interviews/groups/:id': { paths: ({ groupId }) => [`/interviews/groups/${groupId}`], who: 'person' },
  'interviews/:id': { paths: ({ interviewId }) => [`/interviews/${interviewId}`], who: 'person' },
  'chats/:chatId?': { paths: () => ['/chats'], who: 'person' },
  'chats/:chatId/report': { paths: () => ['/chats/none/report'], who: 'person', status: 404 },
  reports: {
    paths: () => [
      '/reports',
      '/reports?from=2020-01-01&to=2020-01-28',
      '/reports?from=2026-02-01&to=2026-01-01',
    ],
    who: 'person',
  },
  talents: {
    paths: () => ['/talents', '/talents?query=nurse&xp_lvls=5', '/talents?query=zzzzzz'],
    who: 'person',
  },
  'talents/:id': { paths: ({ talentId }) => [`/talents/${talentId}`], who: 'person' },
  'talents/:id/report': { paths: ({ talentId }) => [`/talents/${talentId}/report`], who: 'person' },
  'applicants/:id': { paths: ({ applicationId }) => [`/applicants/${applicationId}`], who: 'person' },
  '*': { paths: () => ['/no/such/page'], who: 'visitor', status: 404 },
}

/** A sample of each route of the resume builder. */
export const builderSamples: Record<string, RouteSample | null> = {
  '': { paths: ({ job }) => ['/', `/?job=${job.id}`], who: 'person' },
  'documents/:id': {
    paths: () => ['/documents/demodocument0001', '/documents/demodocument0002'],
    who: 'person',
  },
  'documents/:id/reading': { paths: () => ['/documents/demodocument0001/reading'], who: 'person' },
  'documents/:id/link': { paths: () => ['/documents/demodocument0001/link'], who: 'person' },
  'documents/:id/versions': { paths: () => ['/documents/demodocument0001/versions'], who: 'person' },
  'documents/:id/differences': { paths: () => ['/documents/demodocument0001/differences'], who: 'person' },
  'r/:key': { paths: () => [`/r/${'0'.repeat(64)}`], who: 'visitor', status: 404 },
  'documents/:id/tailoring': { paths: () => ['/documents/demodocument0001/tailoring'], who: 'person' },
  'get-started': null,
  'log-out': null,
  maintenance: visitor('/', '/maintenance'),
  '*': { paths: () => ['/no/such/page'], who: 'visitor', status: 404 },
}

/** A sample of each route of the academy; the course is `written-course.ts`’s. */
export const academySamples: Record<string, RouteSample | null> = {
  '': visitor('/', '/?query=zzzzzz', '/?level=beginner&length=short'),
  'courses/:key': { paths: () => ['/courses/bee-keeping'], who: 'person' },
  'courses/:key/:chapter/:lesson': visitor(
    '/courses/bee-keeping',
    '/courses/bee-keeping/begin/bees',
    '/courses/bee-keeping/begin/look',
    '/courses/bee-keeping/begin/watch',
    '/courses/bee-keeping/end/quiz',
  ),
  'my-courses': { paths: () => ['/my-courses', '/courses/bee-keeping/end/quiz'], who: 'person' },
  'certificates/:id': { paths: ({ certificateId }) => [`/certificates/${certificateId}`], who: 'person' },
  verify: visitor('/verify'),
  'get-started': null,
  'log-out': null,
  maintenance: visitor('/maintenance'),
  '*': { paths: () => ['/no/such/page'], who: 'visitor', status: 404 },
}

/** A sample of each route of the operators' site. */
export const operatorSamples: Record<string, RouteSample | null> = {
  '': { paths: () => ['/', '/?kind=verification', '/?kind=interview&page=9'], who: 'person' },
  'log-in': visitor('/log-in'),
  'log-out': null,
  'set-up': { paths: () => [`/set-up?token=${'0'.repeat(43)}`], who: 'visitor', status: 410 },
  code: { paths: () => ['/code'], who: 'person' },
  'cases/:kind/:id': { paths: ({ casePaths }) => [...casePaths], who: 'person' },
  log: { paths: () => ['/log', '/log?action=undo&query=nothing-is-called-this'], who: 'person' },
  '*': { paths: () => ['/no/such/page'], who: 'visitor', status: 404 },
}
