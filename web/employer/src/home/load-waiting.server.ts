import { listChats } from '@hanap/contracts/chats/chats.calls'
import { DAY_MS } from '@hanap/contracts/durations'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { isolateNames } from '@hanap/i18n/locale'
import { options } from '@hanap/markets/lists'
import type { PageFacts } from '@hanap/shared/page/facts'
import { factsOf } from '@hanap/shared/page/page-facts'
import { agreedToday } from '../interviews/today.ts'

/** Ads that end within so many days are told of. */
const SOON_DAYS = 5
const PAGE_SIZE = 100
const MAX_PAGES = 5
const MAX_ENDING = 5

export interface WaitingView {
  lines: { text: string; href: string }[]
  /** How many applications the recruiter has answered, as job seekers see it; null where there are too few. */
  answers: string | null
  /** Where those that wait are answered. */
  answersHref: string | null
}

/** The stage of an application that nobody has opened. */
const UNOPENED = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'applied')?.id ?? 0

/** All that are open, up to what a company may have. */
const activeAds = async (page: PageContext): Promise<EmployerJob[]> => {
  const jobs: EmployerJob[] = []
  for (let at = 1; at <= MAX_PAGES; at++) {
    const list = await page.call(listEmployerJobs, {
      query: { status: 'active', size: String(PAGE_SIZE), page: String(at) },
    })
    if (!list.ok) break
    jobs.push(...list.data.jobs)
    if (at >= list.data.total_pages) break
  }
  return jobs
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
  const size = '1'
  const [jobs, applicants, chats, interviews, overdue] = await Promise.all([
    activeAds(page),
    page.call(listApplicants, { query: { pipeline_stage_id: String(UNOPENED), size } }),
    page.call(listChats, { query: { box: 'unread', size } }),
    page.call(listInterviews, { query: { ...agreedToday(timeZone), size } }),
    page.call(listApplicants, { query: { overdue: '1', size } }),
  ])
  const totalOf = (list: { ok: true; data: { total_num: number } } | { ok: false }) =>
    list.ok ? list.data.total_num : 0
  const counts = {
    applicants: totalOf(applicants),
    chats: totalOf(chats),
    interviews: totalOf(interviews),
    overdue: totalOf(overdue),
  }
  const unopened = `/applicants?stage=${UNOPENED}`
  const t = translator(language)
  const line = (count: number, text: string, path: string) =>
    count > 0 ? [{ text, href: prefix + path }] : []
  return {
    lines: [
      ...line(counts.applicants, t('employer.waitingApplicants', { count: counts.applicants }), unopened),
      ...line(
        counts.overdue,
        t('employer.waitingOverdue', { count: counts.overdue }),
        '/applicants?overdue=1',
      ),
      ...line(counts.chats, t('employer.waitingChats', { count: counts.chats }), '/chats?box=unread'),
      ...line(
        counts.interviews,
        t('employer.waitingInterviews', { count: counts.interviews }),
        '/interviews?day=today',
      ),
      ...endingLines(jobs, facts),
    ],
    answers: answersText(jobs, page.user?.id, facts),
    answersHref: counts.applicants > 0 ? prefix + unopened : null,
  }
}
