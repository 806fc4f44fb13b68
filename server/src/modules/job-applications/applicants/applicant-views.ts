import type {
  Applicant,
  ApplicantRating,
  TeamNote,
} from '@hanap/contracts/job-applications/application.schemas'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { translator } from '@hanap/i18n/catalogues'
import { personName } from '@hanap/i18n/person-name'
import type { Member } from '../../../calls/caller.ts'
import type { AccountFacts } from '../../auth/index.ts'
import { backgroundsOf } from '../../profiles/index.ts'
import type { Resumes } from '../../resumes/index.ts'
import { waitingRefusalsStore } from '../moves/waiting-store.ts'
import { pipelineStage } from '../rules.ts'
import { isDisqualifying } from '../screening.ts'
import type { ApplicationRow } from '../store.ts'
import { hiringSettingsOf } from '../team-work/hiring-settings.ts'
import { type RatingRow, type TeamNoteRow, teamWorkStore } from '../team-work/team-work-store.ts'
import {
  type ApplicationViewer,
  answersIn,
  eventsById,
  isContactable,
  pipelineText,
  recruitersTimeline,
  type ViewDeps,
} from '../views.ts'
import { blindName, blindText, isFirstStage } from './blind.ts'

/** For whom applicants are described. */
export type ApplicantViewer = ApplicationViewer & { caller: Member }

export interface ApplicantViewDeps extends ViewDeps {
  resumes: Resumes
  /** Answers that disqualify, by job and question. */
  disqualifyingOf(
    jobIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>>
}

type Accounts = ReadonlyMap<string, AccountFacts>

const nameOf = (account: AccountFacts) => personName(account.firstName, account.lastName)

const noteView = (
  { id, text, author_id, created_at, edited_at }: TeamNoteRow,
  accounts: Accounts,
): TeamNote => {
  const author = accounts.get(author_id)
  return {
    id,
    text,
    author: author ? { id: author.id, name: nameOf(author) } : null,
    created_at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
  }
}

const givenRating = ({ criteria, comment, updated_at }: RatingRow) => ({
  criteria,
  comment,
  updated_at: updated_at.toISOString(),
})

/** Nobody's judgement is led by others': these are seen once the own one is given. */
const ratingView = (
  rows: readonly RatingRow[],
  { accountId }: Pick<Member, 'accountId'>,
  accounts: Accounts,
): ApplicantRating => {
  const own = rows.find(row => row.author_id === accountId)
  if (!own) return { own: null, others: null }
  const others = rows.flatMap(row => {
    const author = accounts.get(row.author_id)
    return row === own || !author
      ? []
      : [{ ...givenRating(row), author: { id: author.id, name: nameOf(author) } }]
  })
  return { own: givenRating(own), others }
}

/** What the team has of some applicants, with who wrote it. */
export const teamWorkOf = async (
  { db, accountsByIds }: Pick<ViewDeps, 'db' | 'accountsByIds'>,
  ids: readonly string[],
) => {
  const [notes, ratings] = await Promise.all([
    teamWorkStore.notesOf(db, ids),
    teamWorkStore.ratingsOf(db, ids),
  ])
  const authors = new Set([...notes, ...ratings].map(({ author_id }) => author_id))
  const accounts: Accounts = authors.size > 0 ? await accountsByIds([...authors]) : new Map()
  const notesById = Map.groupBy(notes, note => note.application_id)
  const ratingsById = Map.groupBy(ratings, rating => rating.application_id)
  return {
    notesOf: (id: string) => (notesById.get(id) ?? []).map(note => noteView(note, accounts)),
    ratingOf: (id: string, viewer: Pick<Member, 'accountId'>) =>
      ratingView(ratingsById.get(id) ?? [], viewer, accounts),
  }
}

const nobody = {
  avatar: null,
  email: null,
  contact_number: null,
  contact_number_text: null,
  is_identity_verified: false,
}

const seekerView = (
  row: ApplicationRow,
  {
    seeker,
    isBlind,
    isVerified,
    viewer,
  }: { seeker: AccountFacts | undefined; isBlind: boolean; isVerified: boolean; viewer: ApplicantViewer },
): Applicant['seeker'] => {
  const t = translator(viewer.language)
  if (!seeker) return { first_name: t('privacy.deletedAccount'), last_name: '', ...nobody }
  if (isBlind)
    return {
      ...nobody,
      first_name: t('applicants.blindName', { code: blindName(row.id) }),
      last_name: '',
      is_identity_verified: isVerified,
    }
  const reached = isContactable(row, seeker) ? seeker : undefined
  return {
    first_name: seeker.firstName,
    last_name: seeker.lastName,
    avatar: seeker.avatar,
    email: reached?.email ?? null,
    contact_number: reached?.phone?.number ?? null,
    contact_number_text: reached?.phone?.international ?? null,
    is_identity_verified: isVerified,
  }
}

/** Applications as the job's recruiters see them, in the order given. */
export const applicantsIn = async (
  deps: ApplicantViewDeps,
  rows: readonly ApplicationRow[],
  viewer: ApplicantViewer,
): Promise<Applicant[]> => {
  const { db, jobs, resumes, accountsByIds, verifiedAmong, chatsOfApplications, disqualifyingOf } = deps
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const seekerIds = rows.flatMap(row => row.account_id ?? [])
  const jobIds = [...new Set(rows.map(row => row.job_id))]
  const [
    facts,
    seekers,
    verified,
    backgrounds,
    files,
    eventsOf,
    chats,
    waiting,
    team,
    settings,
    disqualifying,
  ] = await Promise.all([
    jobs.factsByIds(jobIds),
    accountsByIds(seekerIds),
    verifiedAmong(seekerIds),
    backgroundsOf(db, seekerIds, viewer.language),
    resumes.factsByIds(rows.flatMap(row => row.resume_id ?? [])),
    eventsById(db, rows),
    chatsOfApplications(ids),
    waitingRefusalsStore.dueAmong(db, ids),
    teamWorkOf(deps, ids),
    hiringSettingsOf(db, viewer.caller.companyId),
    disqualifyingOf(jobIds),
  ])
  const jobsById = new Map(facts.map(job => [job.id, job]))
  return rows.flatMap((row): Applicant[] => {
    const seeker = seekers.get(row.account_id ?? '')
    if (!seeker && row.account_id !== null) return []
    const isBlind = settings.isNameBlind && isFirstStage(row) && seeker !== undefined
    const isShown = !isBlind && isContactable(row, seeker)
    const resume = isShown && row.resume_id !== null ? files.get(row.resume_id) : undefined
    const stage = pipelineStage(row.pipeline_stage_id)
    if (!stage) return []
    const background = isContactable(row, seeker) ? (backgrounds.get(row.account_id ?? '') ?? null) : null
    const job = jobsById.get(row.job_id)
    const own = (text: string) =>
      isBlind && seeker ? blindText(text, [seeker.firstName, seeker.lastName]) : text
    return [
      {
        id: row.id,
        job_id: row.job_id,
        job_title: job?.title ?? '',
        job: {
          id: row.job_id,
          job_title: job?.title ?? '',
          job_url: job?.url ?? '',
          status_key: job?.status ?? 'closed',
        },
        is_blind: isBlind,
        seeker: seekerView(row, {
          seeker,
          isBlind,
          isVerified: seeker !== undefined && verified.has(seeker.id),
          viewer,
        }),
        background: background && {
          ...background,
          job_title: background.job_title && own(background.job_title),
          company_name: background.company_name && own(background.company_name),
        },
        stage: stage.seekerStage,
        stage_text: pipelineText({ ...row, stage: stage.seekerStage }, viewer.language),
        pipeline_stage_id: row.pipeline_stage_id,
        pipeline_stage_key: stage.key,
        told_at: waiting.get(row.id)?.toISOString() ?? null,
        timeline: recruitersTimeline(eventsOf(row.id), viewer.language),
        first_message: row.first_message === null ? null : own(row.first_message),
        screening_answers: answersIn(row.screening_answers, viewer).map((each, at) => ({
          ...each,
          answer: own(each.answer),
          is_disqualifying: isDisqualifying(
            row.screening_answers[at]?.answer ?? '',
            disqualifying.get(row.job_id)?.get(each.question_id) ?? [],
          ),
        })),
        resume: resume ? { ...resume, url: calls.readApplicantResume.path.replace('{id}', row.id) } : null,
        match: row.match_percent === null ? null : { percent: row.match_percent, parts: [] },
        labels: row.labels,
        rating: team.ratingOf(row.id, viewer.caller),
        notes: team.notesOf(row.id),
        // A chat has a name at its head.
        chat_id: isBlind ? null : (chats.get(row.id) ?? null),
        applied_at: row.applied_at.toISOString(),
        moved_at: (row.moved_at ?? row.applied_at).toISOString(),
      },
    ]
  })
}
