import { listChats } from '@hanap/contracts/chats/chats.calls'
import { DAY_MS } from '@hanap/contracts/durations'
import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { listEmployerJobs } from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { EmployerJob } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { isolateNames } from '@hanap/i18n/locale'
import type { PageFacts } from '@hanap/shared/page/facts'
import { factsOf } from '@hanap/shared/page/page-facts'
import { UNOPENED_STAGE } from '../recruiter/site-access.ts'
import { loadToday, type TodayView } from './load-today.server.ts'

/** Ads that end within so many days are told of. */
const SOON_DAYS = 5
const PAGE_SIZE = 100
const MAX_PAGES = 5
const MAX_ENDING = 5

type WaitingKind = 'unopened' | 'overdue' | 'chats' | 'interviews' | 'ending'

export interface WaitingView {
  lines: { kind: WaitingKind; text: string; href: string }[]
  /** How many applications the recruiter has answered, as job seekers see it; null where there are too few. */
  answers: { percent: number; text: string } | null
  /** Where those that wait are answered. */
  answersHref: string | null
  today: TodayView
}

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
      kind: 'ending' as const,
      text: t('employer.waitingEnds', { job: isolateNames(title), date: format.lastDay(end) }),
      href: `${facts.prefix}/jobs/${id}`,
    }))
}

const answersOf = (jobs: readonly EmployerJob[], accountId: string | undefined, facts: PageFacts) => {
  const rate = jobs.find(({ recruiter }) => recruiter?.id === accountId)?.recruiter?.response_rate
  if (!rate) return null
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const text = translator(facts.language)('employer.waitingAnswers', {
    percent: format.percent(rate.value),
    count: rate.sample_size,
  })
  return { percent: rate.value * 100, text }
}

/** What waits for a recruiter: applications and messages that nobody has read, interviews of the day, ads that end. */
export const loadWaiting = async (page: PageContext): Promise<WaitingView> => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  const [jobs, applicants, chats, today, overdue] = await Promise.all([
    activeAds(page),
    page.call(listApplicants, { query: { pipeline_stage_id: String(UNOPENED_STAGE), size: '0' } }),
    page.call(listChats, { query: { box: 'unread', size: '1' } }),
    loadToday(page),
    page.call(listApplicants, { query: { overdue: '1', size: '0' } }),
  ])
  const totalOf = (list: { ok: true; data: { total_num: number } } | { ok: false }) =>
    list.ok ? list.data.total_num : 0
  const counts = {
    unopened: totalOf(applicants),
    // As the number on the way to the chats has it.
    chats: chats.ok ? chats.data.unread_num : 0,
    interviews: today.total,
    overdue: totalOf(overdue),
  }
  const unopened = `/applicants?stage=${UNOPENED_STAGE}`
  const t = translator(language)
  const line = (kind: keyof typeof counts, text: string, path: string) =>
    counts[kind] > 0 ? [{ kind, text, href: prefix + path }] : []
  return {
    lines: [
      ...line('unopened', t('employer.waitingApplicants', { count: counts.unopened }), unopened),
      ...line('overdue', t('employer.waitingOverdue', { count: counts.overdue }), '/applicants?overdue=1'),
      ...line('chats', t('chats.unreadNum', { count: counts.chats }), '/chats?box=unread'),
      ...line(
        'interviews',
        t('employer.waitingInterviews', { count: counts.interviews }),
        '/interviews?day=today',
      ),
      ...endingLines(jobs, facts),
    ],
    answers: answersOf(jobs, page.user?.id, facts),
    answersHref: counts.unopened > 0 ? prefix + unopened : null,
    today,
  }
}
