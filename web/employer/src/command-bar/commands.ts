import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { Translate } from '@hanap/i18n/translate'
import { type SiteAccess, UNOPENED_STAGE } from '../recruiter/site-access.ts'

/** What the command bar offers: a page of the site, or an act that begins on one. */
export interface Command {
  /** Without the language's prefix. */
  path: string
  text: string
  /** Beside it: what tells it from others of its name. */
  note?: string
}

export type CommandGroup = 'recent' | 'pages' | 'acts' | 'jobs' | 'applicants'
export type CommandGroups = readonly (readonly [group: CommandGroup, commands: readonly Command[]])[]

/** So many of each kind are looked up. */
export const MAX_FOUND = 5
/** With so few found, what can be done with each stands beside it. */
const FEW = 2

/** The site's own pages, as far as the recruiter may see them. */
export const pageCommands = (access: SiteAccess, t: Translate): Command[] => [
  ...when(access.isMember, [
    { path: '/', text: t('employer.myJobs') },
    { path: '/applicants', text: t('applicants.heading') },
    { path: '/applicants/board', text: t('commands.board') },
    { path: `/applicants?stage=${UNOPENED_STAGE}`, text: t('commands.unopened') },
    { path: '/interviews', text: t('interviews.heading') },
    { path: '/interviews?day=today', text: t('commands.today') },
    { path: '/chats', text: t('chats.heading') },
  ]),
  ...when(access.maySearchTalent, [{ path: '/talents', text: t('talents.heading') }]),
  ...when(access.maySeeReports, [{ path: '/reports', text: t('reports.heading') }]),
  ...when(access.isTeamManager, [{ path: '/members', text: t('employer.team') }]),
  { path: '/company', text: t('employer.company') },
  ...when(access.maySeeReports, [{ path: '/company/audit-log', text: t('audit.heading') }]),
  ...when(access.maySet, [
    { path: '/company/tokens', text: t('tokens.heading') },
    { path: '/company/webhooks', text: t('webhooks.heading') },
  ]),
  { path: '/notifications', text: t('notifications.heading') },
  { path: '/account', text: t('security.settingsHeading') },
]

export const actCommands = (access: SiteAccess, t: Translate): Command[] => [
  ...when(access.mayPost, [
    { path: '/jobs/new', text: t('commands.post') },
    { path: '/jobs/feed', text: t('commands.feed') },
  ]),
  ...when(access.isTeamManager, [{ path: '/members#invite', text: t('commands.invite') }]),
  ...when(access.maySet, [{ path: '/applicants/settings', text: t('commands.settings') }]),
]

const when = (isOpen: boolean, commands: Command[]): Command[] => (isOpen ? commands : [])

/** As somebody in a hurry types it: without capitals and marks. */
const plainly = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Those whose text holds each word of a query, in any order. */
export const matching = (commands: readonly Command[], query: string): Command[] => {
  const words = plainly(query).split(/\s+/).filter(Boolean)
  return commands.filter(({ text }) => words.every(word => plainly(text).includes(word)))
}

type FoundJob = Pick<EmployerJob, 'id' | 'job_title' | 'job_location' | 'status_key'>

export const jobCommands = (jobs: readonly FoundJob[], access: SiteAccess, t: Translate): Command[] =>
  jobs.flatMap(({ id, job_title: job, job_location: place, status_key: status }) => {
    const note = place ? { note: place } : {}
    if (status === 'draft') return [{ path: `/jobs/${id}/edit`, text: job || t('ads.draftHeading'), ...note }]
    const acts = [
      { path: `/jobs/${id}/applicants`, text: t('commands.applicantsOf', { job }), ...note },
      ...when(access.mayPost, [{ path: `/jobs/${id}/edit`, text: t('commands.edit', { job }), ...note }]),
      ...when(access.mayPost && status === 'active', [
        { path: `/jobs/${id}/close`, text: t('commands.close', { job }), ...note },
      ]),
    ]
    return [{ path: `/jobs/${id}`, text: job, ...note }, ...(jobs.length <= FEW ? acts : [])]
  })

interface FoundApplicant {
  id: string
  job_title: string
  /** Whether the company hides who it is; nobody writes to them yet. */
  is_blind: boolean
  seeker: { first_name: string; last_name: string }
}

export const applicantCommands = (
  applicants: readonly FoundApplicant[],
  access: SiteAccess,
  t: Translate,
): Command[] =>
  applicants.flatMap(({ id, job_title: note, is_blind: isBlind, seeker }) => {
    const name = personName(seeker.first_name, seeker.last_name)
    const path = `/applicants/${id}`
    const acts = [
      { path: `${path}/interview`, text: t('commands.propose', { name }), note },
      ...when(!isBlind, [{ path: `${path}/chat`, text: t('commands.write', { name }), note }]),
    ]
    return [{ path, text: name, note }, ...when(access.mayMove && applicants.length <= FEW, acts)]
  })
