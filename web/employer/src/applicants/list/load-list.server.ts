import type { AnswerOf } from '@hanap/contracts/call'
import { listApplicantViews } from '@hanap/contracts/job-applications/applicants.calls'
import type { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import { listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { factsOf } from '@hanap/shared/page/page-facts'
import { answerOrRedirect, ownMembership } from '../../recruiter/recruiter.server.ts'
import { isPipelineKey, type StageView } from '../pipeline.ts'
import { filterAddress, type ListFilters } from './list-filters.ts'

type ListedApplicant = AnswerOf<typeof listApplicants>['applications'][number]

const DAY_MS = 86_400_000
/** From so many days on a list says how long somebody has waited; the law of some markets asks for an answer after 45. */
const WAITING_DAYS = 7
const LATE_DAYS = 30
const waitingStages = ['applied', 'viewed', 'in_review', 'interview']

const waitingOf = ({ stage, moved_at }: ListedApplicant) => {
  const days = Math.floor((Date.now() - Date.parse(moved_at)) / DAY_MS)
  return waitingStages.includes(stage) && days >= WAITING_DAYS ? { days, isLate: days >= LATE_DAYS } : null
}

const matchOf = ({ match }: ListedApplicant, format: Formats) =>
  match?.percent == null ? null : { percent: match.percent, text: format.percent(match.percent / 100) }

/** A span of years does not break at its dash. */
const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060')

/** The latest work, how long and where, in the order in which one reads of somebody. */
const backgroundOf = ({ background }: ListedApplicant): string[] =>
  background
    ? [
        background.job_title,
        background.company_name,
        background.experience && inOneLine(background.experience),
        background.location,
      ].flatMap(part => part || [])
    : []

/** Applicants as rows of a list and cards of a board show them. */
export const applicantItems = (page: PageContext, applications: readonly ListedApplicant[]) => {
  const facts = factsOf(page)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return applications.map(application => ({
    id: application.id,
    href: `${facts.prefix}/applicants/${application.id}`,
    name: personName(application.seeker.first_name, application.seeker.last_name),
    avatar: application.seeker.avatar,
    background: backgroundOf(application),
    job: application.job_title,
    stage: {
      id: application.pipeline_stage_id,
      key: application.pipeline_stage_key,
      text: application.stage_text,
    },
    appliedOn: format.date(application.applied_at),
    isVerified: application.seeker.is_identity_verified,
    match: matchOf(application, format),
    labels: application.labels,
    disqualifying: application.screening_answers.filter(answer => answer.is_disqualifying),
    waiting: waitingOf(application),
  }))
}
export type ApplicantItem = ReturnType<typeof applicantItems>[number]

/** The pipeline's stages in their order. */
export const stageViews = (language: LanguageCode): StageView[] =>
  options('pipeline_stage_lists', language).flatMap(({ id, key, value }) =>
    isPipelineKey(key) ? [{ id, key, text: value }] : [],
  )

const MAX_JOBS = '100'

/** What the form of the filters offers, and how the page is reached with others. */
export const listFrame = async (
  page: PageContext,
  filters: ListFilters,
  { isJobInPath, isBoard }: { isJobInPath: boolean; isBoard: boolean },
) => {
  const { language, prefix } = factsOf(page)
  const { permissions } = await ownMembership(page)
  const [jobs, saved] = await Promise.all([
    isJobInPath ? undefined : page.call(listRecruiterJobs, { query: { size: MAX_JOBS } }),
    page.call(listApplicantViews, {}),
  ])
  const query = filterAddress(filters, { isJobInPath })
  const search = new URLSearchParams(query).toString()
  const suffix = search && `?${search}`
  const base = isJobInPath ? `${prefix}/jobs/${filters.job}` : `${prefix}/applicants`
  const listHref = isJobInPath ? `${base}/applicants` : base
  const stages = stageViews(language)
  return {
    mayMove: permissions.includes('move_applicants'),
    maySet: permissions.includes('manage_company'),
    filters,
    query,
    address: isBoard ? `${base}/board` : listHref,
    listHref: listHref + suffix,
    boardHref: `${base}/board${suffix}`,
    settingsHref: `${prefix}/applicants/settings`,
    stages,
    jobs: jobs
      ? answerOrRedirect(page, jobs).jobs.map(({ id, job_title }) => ({ id, title: job_title }))
      : null,
    views: answerOrRedirect(page, saved).views.map(({ name, query: stored }) => ({
      name,
      href: `${prefix}/applicants${stored && `?${stored}`}`,
    })),
  }
}
export type ListFrameView = Awaited<ReturnType<typeof listFrame>>
