import type { ApplicantDetail, ApplicantProfile } from '@hanap/contracts/job-applications/applicants.schemas'
import type { JobMatch } from '@hanap/contracts/jobs/job.schemas'
import { personName } from '@hanap/i18n/person-name'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import type { MemberRole } from '../../../calls/caller.ts'
import type { Locale } from '../../../calls/locale.ts'
import { mayDo } from '../../../calls/permission.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { AccountFacts } from '../../auth/index.ts'
import { type JobFacts, type Jobs, jobRowsByIds, jobTeamOf } from '../../jobs/index.ts'
import { applicantProfileOf } from '../../profiles/index.ts'
import type { VideosModule } from '../../videos/index.ts'
import { templatesFor } from '../moves/templates.ts'
import { pipelineStage } from '../rules.ts'
import { type ApplicationRow, applicationsStore } from '../store.ts'
import { isContactable, pipelineText } from '../views.ts'
import { scopeOf } from '../visibility.ts'
import { type ApplicantViewDeps, type ApplicantViewer, applicantsIn } from './applicant-views.ts'
import { blindText } from './blind.ts'
import type { SelectionDeps } from './selection.ts'

interface NamedInterview {
  id: string
  state: ApplicantDetail['interviews'][number]['state']
  starts_at: Date
  time_zone: string
  recruiter_id: string | null
}

export interface DetailDeps extends ApplicantViewDeps, SelectionDeps {
  jobs: Jobs
  /** A seeker's video resumes as a member of a company may play them. */
  videosPlayableBy: VideosModule['videosPlayableBy']
  interviewsOfApplication(applicationId: string): Promise<NamedInterview[]>
  /** How a seeker and the job that they applied to match, in the recruiter's words. */
  matchOf(
    seeker: { accountId: string; language: LanguageCode },
    job: JobFacts,
    locale: Locale,
  ): Promise<JobMatch>
}

const nameOf = (account: AccountFacts) => personName(account.firstName, account.lastName)

/** Without what tells an age or who it is. */
const blindProfile = (profile: ApplicantProfile, names: readonly string[]): ApplicantProfile => {
  const text = (value: string | null) => (value === null ? null : blindText(value, names))
  return {
    ...profile,
    headline: text(profile.headline),
    about: text(profile.about),
    work_experiences: profile.work_experiences.map(each => ({
      ...each,
      job_title: blindText(each.job_title, names),
      company_name: blindText(each.company_name, names),
      from: null,
      to: null,
      description: text(each.description),
    })),
    educations: profile.educations.map(each => ({
      ...each,
      from: null,
      to: null,
      description: text(each.description),
    })),
    licences: profile.licences.map(({ title, issuing_organisation }) => ({
      title: blindText(title, names),
      issuing_organisation: text(issuing_organisation),
      issue_date: null,
      expiry_date: null,
    })),
    websites: [],
  }
}

/** Whoever else of the company may see an applicant: where the job has a team, those of it, its recruiter, owners and admins. */
const readersOf = async (
  { db, recruitersOf }: SelectionDeps,
  { job_id: jobId }: ApplicationRow,
  { caller, language }: ApplicantViewer,
) => {
  const [colleagues, team, [job]] = await Promise.all([
    recruitersOf(caller.companyId),
    jobTeamOf(db, jobId),
    jobRowsByIds(db, [jobId]),
  ])
  const isOpenTo = (id: string, role: MemberRole) =>
    team.length === 0 || role === 'owner' || role === 'admin' || job?.recruiter_id === id || team.includes(id)
  return colleagues.flatMap(account => {
    const { id, role } = account
    if (id === caller.accountId || role === null || !mayDo(role, 'view_applicants')) return []
    if (!isOpenTo(id, role)) return []
    return [{ id, name: nameOf(account), role: roleTexts(language).get(role) ?? role }]
  })
}

const ROLE_IDS = { owner: 1, admin: 2, recruiter: 3, viewer: 4 } as const
const roleTexts = (language: LanguageCode) =>
  new Map<string, string>(
    Object.entries(ROLE_IDS).map(([role, id]) => [
      role,
      optionText('recruiter_role_permissions', id, language) ?? role,
    ]),
  )

const previousOf = async (deps: DetailDeps, row: ApplicationRow, viewer: ApplicantViewer) => {
  if (row.account_id === null) return []
  const scope = await scopeOf(deps, viewer.caller)
  const rows = await applicationsStore.ofSeekerAtCompany(deps.db, scope, row.account_id)
  const others = rows.filter(({ id }) => id !== row.id)
  const facts = await deps.jobs.factsByIds([...new Set(others.map(each => each.job_id))])
  const titles = new Map(facts.map(job => [job.id, job.title]))
  return others.map(each => ({
    id: each.id,
    job_title: titles.get(each.job_id) ?? '',
    stage_text: pipelineText(
      { ...each, stage: pipelineStage(each.pipeline_stage_id)?.seekerStage ?? each.stage },
      viewer.language,
    ),
    applied_at: each.applied_at.toISOString(),
  }))
}

const interviewsIn = async (deps: DetailDeps, id: string) => {
  const interviews = await deps.interviewsOfApplication(id)
  const recruiters = await deps.accountsByIds(interviews.flatMap(each => each.recruiter_id ?? []))
  return interviews.map(({ recruiter_id, starts_at, ...each }) => {
    const recruiter = recruiters.get(recruiter_id ?? '')
    return {
      ...each,
      starts_at: starts_at.toISOString(),
      recruiter_name: recruiter ? nameOf(recruiter) : null,
    }
  })
}

/** The percentage is kept, so that lists can be sorted by it. */
const matchOfApplicant = async (
  deps: DetailDeps,
  row: ApplicationRow,
  seeker: AccountFacts,
  viewer: ApplicantViewer,
): Promise<JobMatch | null> => {
  const [job] = await deps.jobs.factsByIds([row.job_id])
  if (!job) return null
  const { language } = seeker.recipient
  const match = await deps.matchOf({ accountId: seeker.id, language }, job, viewer)
  if (match.percent !== row.match_percent || row.matched_at === null)
    await applicationsStore.setMatches(deps.db, [{ id: row.id, percent: match.percent }])
  return match
}

/** Everything that the team may see of an applicant, on one page. */
export const applicantDetail = async (
  deps: DetailDeps,
  row: ApplicationRow,
  viewer: ApplicantViewer,
): Promise<ApplicantDetail> => {
  const [applicant] = await applicantsIn(deps, [row], viewer)
  if (!applicant) throw new Refusal('application_not_found')
  const seeker =
    row.account_id === null ? undefined : (await deps.accountsByIds([row.account_id])).get(row.account_id)
  const shown = isContactable(row, seeker) ? seeker : undefined
  const isBlind = applicant.is_blind
  const names = seeker ? [seeker.firstName, seeker.lastName] : []
  const [profile, match, resumeText, videos, interviews, previous, readers] = await Promise.all([
    shown ? applicantProfileOf(deps.db, shown.id, viewer.language) : null,
    shown ? matchOfApplicant(deps, row, shown, viewer) : null,
    applicant.resume && row.resume_id !== null ? deps.resumes.readText(row.resume_id) : null,
    shown && !isBlind ? deps.videosPlayableBy(viewer.caller, shown.id) : [],
    interviewsIn(deps, row.id),
    isBlind ? [] : previousOf(deps, row, viewer),
    readersOf(deps, row, viewer),
  ])
  return {
    ...applicant,
    match: match ?? applicant.match,
    profile: profile && (isBlind ? blindProfile(profile, names) : profile),
    resume_text: resumeText,
    video_resumes: videos,
    interviews,
    previous_applications: previous,
    readers,
    templates: templatesFor(
      { name: applicant.seeker.first_name, job: applicant.job_title },
      { language: viewer.language, of: seeker?.recipient.language ?? viewer.language },
    ),
  }
}
