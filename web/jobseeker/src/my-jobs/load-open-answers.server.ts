import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import type { Application } from '@hanap/contracts/job-applications/application.schemas'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { OpenAnswerView } from './open-answer-view.ts'

const INTERVIEWS = '50'
const OFFERS = '10'

/** Where an offer is answered: in the chat with who made it, a new one where there is none yet; null where nobody can be written to. */
export const offerAct = async (
  page: PageContext,
  { chat_id: chatId, job }: Pick<Application, 'chat_id' | 'job'>,
): Promise<OpenAnswerView['act'] | null> => {
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  if (chatId !== null) return { label: t('interviews.openChat'), href: `${prefix}/chat/${chatId}` }
  const outcome = await page.call(readJob, { params: { id: job.id } })
  return outcome.ok && outcome.data.recruiter
    ? { label: t('chats.chatNow'), href: `${prefix}${job.job_url}/chat` }
    : null
}

/** What waits for the seeker's answer, the most urgent first; each of it stands without the others. */
export const loadOpenAnswers = async (page: PageContext): Promise<OpenAnswerView[]> => {
  const facts = factsOf(page)
  const { language, market, prefix } = facts
  const [interviews, offers] = await Promise.all([
    page.call(listInterviews, { query: { state: 'proposed', size: INTERVIEWS } }),
    page.call(listAppliedJobs, { query: { stage: 'offer', size: OFFERS } }),
  ])
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: market })
  const toAnswer = (interviews.ok ? interviews.data.interviews : [])
    .filter(({ acts }) => acts.includes('accept'))
    .map((interview): OpenAnswerView => {
      const [first] = interview.slots
      return {
        kind: 'interview',
        applicationId: interview.application_id,
        job: interview.job.title,
        company: interview.other.name,
        ...(first && { when: unbroken(format.shortZonedDateTime(first.starts_at)) }),
        act: { label: t('interviews.answerNow'), href: `${prefix}/interviews/${interview.id}` },
      }
    })
  const offered = await Promise.all(
    (offers.ok ? offers.data.jobs : []).map(
      async (application): Promise<OpenAnswerView> => ({
        kind: 'offer',
        applicationId: application.id,
        job: application.job.job_title,
        company: application.job.company_name ?? '',
        act: (await offerAct(page, application)) ?? {
          label: t('chats.seeApplication'),
          href: `${prefix}/applied-jobs/${application.job.id}`,
        },
      }),
    ),
  )
  return [...toAnswer, ...offered]
}
