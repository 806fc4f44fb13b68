import { listChats } from '@hanap/contracts/chats/chats.calls'
import { DAY_MS } from '@hanap/contracts/durations'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import type { PageContext } from '@hanap/contracts/page'
import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { isolateNames } from '@hanap/i18n/locale'
import { momentOf, offsetAt } from '@hanap/markets/time-zone'
import type { PageFacts } from '@hanap/shared/page/facts'
import { factsOf } from '@hanap/shared/page/page-facts'

/** Ads that end within so many days are told of. */
const SOON_DAYS = 5
const MAX_ADS = 100
const MAX_ENDING = 5

export interface WaitingView {
  lines: { text: string; href: string }[]
  /** How many applications the recruiter has answered, as job seekers see it; null where there are too few. */
  answers: string | null
}

/** The day that it is in a time zone, as moments. */
const todayIn = (timeZone: string, now: number) => {
  const midnight = Math.floor((now + offsetAt(timeZone, now)) / DAY_MS) * DAY_MS
  return { from: new Date(momentOf(timeZone, midnight)), to: new Date(momentOf(timeZone, midnight + DAY_MS)) }
}

const endingLines = (jobs: readonly EmployerJob[], facts: PageFacts) => {
  const t = translator(facts.language)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const soon = Date.now() + SOON_DAYS * DAY_MS
  return jobs
    .flatMap(({ id, job_title: title, expired_at: end }) =>
      end !== null && Date.parse(end) <= soon ? [{ id, title, end }] : [],
    )
    .toSorted((a, b) => a.end.localeCompare(b.end))
    .slice(0, MAX_ENDING)
    .map(({ id, title, end }) => ({
      text: t('employer.waitingEnds', { job: isolateNames(title), date: format.date(end) }),
      href: `${facts.prefix}/jobs/${id}`,
    }))
}

const answersText = (jobs: readonly EmployerJob[], accountId: string | undefined, facts: PageFacts) => {
  const rate = jobs.find(({ recruiter }) => recruiter?.id === accountId)?.recruiter?.response_rate
  if (!rate) return null
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return translator(facts.language)('employer.waitingAnswers', {
    percent: format.percent(rate.value),
    count: rate.sample_size,
  })
}

/** What waits for a recruiter: applications and messages that nobody has read, interviews of the day, ads that end. */
export const loadWaiting = async (page: PageContext): Promise<WaitingView> => {
  const facts = factsOf(page)
  const { language, prefix, timeZone } = facts
  const { from, to } = todayIn(timeZone, Date.now())
  const period = { from: from.toISOString(), to: to.toISOString() }
  const [ads, chats, interviews] = await Promise.all([
    page.call(listEmployerJobs, { query: { status: 'active', size: String(MAX_ADS) } }),
    page.call(listChats, { query: { box: 'unread', size: '1' } }),
    page.call(listInterviews, { query: { ...period, state: 'accepted' } }),
  ])
  const jobs = ads.ok ? ads.data.jobs : []
  const counts = {
    applicants: jobs.reduce((sum, { numbers }) => sum + (numbers.applied ?? 0), 0),
    chats: chats.ok ? chats.data.unread_num : 0,
    interviews: interviews.ok ? interviews.data.total_num : 0,
  }
  const t = translator(language)
  const line = (count: number, text: string, path: string) =>
    count > 0 ? [{ text, href: prefix + path }] : []
  return {
    lines: [
      ...line(
        counts.applicants,
        t('employer.waitingApplicants', { count: counts.applicants }),
        '/applicants?stage=applied',
      ),
      ...line(counts.chats, t('employer.waitingChats', { count: counts.chats }), '/chats?box=unread'),
      ...line(
        counts.interviews,
        t('employer.waitingInterviews', { count: counts.interviews }),
        '/interviews',
      ),
      ...endingLines(jobs, facts),
    ],
    answers: answersText(jobs, page.user?.id, facts),
  }
}
