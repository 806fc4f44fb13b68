import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { orOthers, timesToCome } from '@hanap/shared/interviews/proposed-times'
import { factsOf } from '@hanap/shared/page/page-facts'
import { isOfferAnswered } from './load-offer.server.ts'
import type { OpenAnswerView } from './open-answer-view.ts'

const INTERVIEWS = '50'
const OFFERS = '10'

const interviewsToAnswer = async (page: PageContext, now: Date): Promise<OpenAnswerView[]> => {
  const outcome = await page.call(listInterviews, { query: { state: 'proposed', size: INTERVIEWS } })
  if (!outcome.ok) return []
  const facts = factsOf(page)
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return outcome.data.interviews
    .filter(({ acts }) => acts.includes('accept'))
    .map(interview => {
      const [first, ...others] = timesToCome(interview.slots, now)
      return {
        kind: 'interview',
        applicationId: interview.application_id,
        job: interview.job.title,
        company: interview.other.name,
        ...(first && { when: orOthers(t, format.shortZonedDateTime(first.starts_at), others.length) }),
        act: { label: t('interviews.answerNow'), href: `${facts.prefix}/interviews/${interview.id}` },
      }
    })
}

const offersToAnswer = async (page: PageContext): Promise<OpenAnswerView[]> => {
  const outcome = await page.call(listAppliedJobs, { query: { stage: 'offer', size: OFFERS } })
  if (!outcome.ok) return []
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  const offers = await Promise.all(
    outcome.data.jobs.map(async application => ({
      application,
      isAnswered: await isOfferAnswered(page, application),
    })),
  )
  return offers
    .filter(({ isAnswered }) => !isAnswered)
    .map(({ application: { id, job } }) => ({
      kind: 'offer',
      applicationId: id,
      job: job.job_title,
      company: job.company_name ?? '',
      act: { label: t('account.seeOffer'), href: `${prefix}/applied-jobs/${job.id}` },
    }))
}

/** What waits for the seeker's answer, the most urgent first; each of it stands without the others. */
export const loadOpenAnswers = async (page: PageContext, now: Date): Promise<OpenAnswerView[]> =>
  (await Promise.all([interviewsToAnswer(page, now), offersToAnswer(page)])).flat()
