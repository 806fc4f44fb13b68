import { openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { options } from '@hanap/markets/lists'
import { factsOf } from '@hanap/shared/page/page-facts'
import { ownMembership } from '../recruiter/recruiter.server.ts'
import type { ApplicantView } from './applicant-view.ts'

/** Who is on the other side of a chat, as far as their application says it; null where there is none that stands. */
export const loadApplicant = async (page: PageContext, id: string): Promise<ApplicantView | null> => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  const outcome = await page.call(openApplicant, { params: { id } })
  if (!outcome.ok) return null
  const { permissions } = await ownMembership(page)
  const { seeker, resume, ...application } = outcome.data
  const format = createFormats(language, { ...facts, key: facts.market })
  const stages = options('pipeline_stage_lists', language).map(each => ({
    id: each.id,
    key: each.key,
    text: each.value,
  }))
  return {
    id,
    href: `${prefix}/applicants/${id}`,
    name: personName(seeker.first_name, seeker.last_name),
    isVerified: seeker.is_identity_verified,
    job: application.job_title,
    appliedOn: format.date(application.applied_at),
    stage: application.stage,
    stageText: application.stage_text,
    contact: [seeker.email, seeker.contact_number_text].flatMap(text => text || []),
    resume: resume && { name: resume.name, url: resume.url },
    interviewHref: `${prefix}/applicants/${id}/interview`,
    answers: application.screening_answers.map(({ question, answer }) => ({ question, answer })),
    move: permissions.includes('move_applicants')
      ? { stageId: application.pipeline_stage_id, stages, idempotencyKey: page.newKey() }
      : null,
  }
}
