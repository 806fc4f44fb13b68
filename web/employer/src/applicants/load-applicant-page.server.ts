import type { AnswerOf } from '@hanap/contracts/call'
import { readApplicant, readResumePages } from '@hanap/contracts/job-applications/applicants.calls'
import { openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { Outcome, PageContext } from '@hanap/contracts/page'
import { createFormats, type Formats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { options } from '@hanap/markets/lists'
import { factsOf } from '@hanap/shared/page/page-facts'
import { videoViews } from '@hanap/shared/page/video-view'
import { applicantProfileView } from '@hanap/shared/person/applicant-profile.server'
import { answerOrRedirect, ownMembership } from '../recruiter/recruiter.server.ts'

type Detail = AnswerOf<typeof readApplicant>['application']

const interviewViews = (detail: Detail, format: Formats, prefix: string) =>
  detail.interviews.map(({ id, state, starts_at, recruiter_name }) => ({
    id,
    href: `${prefix}/interviews/${id}`,
    state,
    at: format.dateTime(starts_at),
    recruiter: recruiter_name,
  }))

const ratingViewOf = ({ own, others }: Detail['rating']) => ({
  own: own && { criteria: own.criteria, comment: own.comment },
  others:
    others?.map(({ author, criteria, comment }) => ({
      id: author.id,
      name: author.name,
      criteria,
      comment,
    })) ?? null,
})

/** A resume's drawn pages, or why there are none; the file's text is shown then. */
const drawnViewOf = (outcome: Outcome<AnswerOf<typeof readResumePages>> | null, format: Formats) => {
  const zooms = [100, 150, 200].map(value => ({ value, text: format.percent(value / 100) }))
  if (!outcome?.ok) return { pages: [], count: '', shown: '', isCut: false, zooms, problem: 'busy' as const }
  const { pages, num_of_pages, problem } = outcome.data
  return {
    zooms,
    shown: format.number(pages.length),
    pages: pages.map(({ number, ...page }) => ({ ...page, number: format.number(number) })),
    count: format.number(num_of_pages),
    isCut: pages.length < num_of_pages,
    problem: problem === null || problem === 'not_pdf' ? problem : ('not_drawn' as const),
  }
}

interface DetailOptions {
  /** Notes that somebody of the company looked. */
  isOpened?: boolean
  /** Whether the resume's pages are shown; to draw them takes longer than all the rest. */
  isDrawn?: boolean
}

/** Everything of one applicant in the page's language. */
export const loadApplicantDetail = async (
  page: PageContext,
  id: string,
  { isOpened = false, isDrawn = true }: DetailOptions = {},
) => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  if (isOpened) answerOrRedirect(page, await page.call(openApplicant, { params: { id } }))
  const [outcome, drawn] = await Promise.all([
    page.call(readApplicant, { params: { id } }),
    isDrawn ? page.call(readResumePages, { params: { id } }) : null,
  ])
  const { application } = answerOrRedirect(page, outcome)
  const { permissions, user, role } = await ownMembership(page)
  const mayMove = permissions.includes('move_applicants')
  const format = createFormats(language, { ...facts, key: facts.market })
  const { seeker, resume, match } = application
  const mayWrite = permissions.includes('message_applicants')
  const name = personName(seeker.first_name, seeker.last_name)
  return {
    id,
    href: `${prefix}/applicants/${id}`,
    name,
    avatar: seeker.avatar,
    isBlind: application.is_blind,
    isVerified: seeker.is_identity_verified,
    chatHref:
      mayWrite && !application.is_blind
        ? `${prefix}${application.chat_id ? `/chats/${application.chat_id}` : `/applicants/${id}/chat`}`
        : null,
    interviewHref: mayWrite ? `${prefix}/applicants/${id}/interview` : null,
    mayMove,
    job: { title: application.job_title, href: `${prefix}/jobs/${application.job_id}/applicants` },
    contact: [seeker.email, seeker.contact_number_text].flatMap(text => text || []),
    stage: application.stage,
    stageText: application.stage_text,
    pipelineStage: application.pipeline_stage_key,
    toldAt: application.told_at && format.dateTime(application.told_at),
    move: {
      name,
      pipelineStageId: application.pipeline_stage_id,
      pipelineStageKey: application.pipeline_stage_key,
      stages: options('pipeline_stage_lists', language).map(({ id: stageId, key, value }) => ({
        id: stageId,
        key,
        text: value,
      })),
      templates: application.templates,
    },
    appliedOn: format.date(application.applied_at),
    timeline: application.timeline.map(({ stage, text, at }) => ({ stage, text, at: format.dateTime(at) })),
    message: application.first_message,
    answers: application.screening_answers,
    disqualifying: application.screening_answers.filter(answer => answer.is_disqualifying),
    resume: resume && {
      name: resume.name,
      url: resume.url,
      text: application.resume_text,
      drawn: drawnViewOf(drawn, format),
    },
    videos: videoViews(application.video_resumes),
    profile: application.profile && applicantProfileView(application.profile, format),
    match: match && {
      percent: match.percent === null ? null : format.percent(match.percent / 100),
      parts: match.parts.map(({ key, label, share, text, missing }) => ({
        key,
        label,
        share,
        text,
        missing,
      })),
    },
    labels: application.labels,
    rating: ratingViewOf(application.rating),
    notes: application.notes.map(note => ({
      id: note.id,
      text: note.text,
      author: note.author?.name ?? null,
      at: format.dateTime(note.created_at),
      editedAt: note.edited_at && format.dateTime(note.edited_at),
      mayEdit: mayMove && note.author?.id === user.id,
      mayDelete: mayMove && (note.author?.id === user.id || role === 'owner' || role === 'admin'),
    })),
    interviews: interviewViews(application, format, prefix),
    previous: application.previous_applications.map(each => ({
      id: each.id,
      href: `${prefix}/applicants/${each.id}`,
      title: each.job_title,
      stage: each.stage_text,
      at: format.date(each.applied_at),
    })),
    readers: application.readers,
  }
}

export type ApplicantDetailView = Awaited<ReturnType<typeof loadApplicantDetail>>
