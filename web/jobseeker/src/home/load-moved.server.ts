import { listChats } from '@hanap/contracts/chats/chats.calls'
import { DAY_MS } from '@hanap/contracts/durations'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { listJobAlerts } from '@hanap/contracts/jobs/job-alerts.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { personName } from '@hanap/i18n/person-name'
import { unbroken } from '@hanap/shared/interviews/unbroken'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { OpenAnswerView } from '../my-jobs/open-answer-view.ts'
import type { MovedView } from './home-view.ts'

const SOON_DAYS = 3
/** As many as a page of notifications has. */
const NEWS = '50'
const APPLIED = '50'

/** What has happened since a seeker last looked; each of it stands without the others. */
export const loadMoved = async (
  page: PageContext,
  waiting: Promise<readonly OpenAnswerView[]>,
  now = new Date(),
): Promise<MovedView[]> => {
  const facts = factsOf(page)
  const { language, market, prefix } = facts
  const [news, chats, interviews, alerts, applied, answers] = await Promise.all([
    page.call(listNotifications, { query: { size: NEWS } }),
    page.call(listChats, { query: { box: 'unread', size: '1' } }),
    page.call(listInterviews, {
      query: {
        state: 'accepted',
        from: now.toISOString(),
        to: new Date(now.getTime() + SOON_DAYS * DAY_MS).toISOString(),
        size: '1',
      },
    }),
    page.call(listJobAlerts, {}),
    page.call(listAppliedJobs, { query: { size: APPLIED } }),
    waiting,
  ])
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: market })
  const moved: MovedView[] = []
  const [interview] = interviews.ok ? interviews.data.interviews : []
  const slot = interview?.slots.find(({ id }) => id === interview.slot_id)
  if (interview && slot)
    moved.push({
      kind: 'interview',
      text: t('interviews.withName', { name: interview.other.name }),
      notes: [interview.job.title, unbroken(format.shortZonedDateTime(slot.starts_at))],
      href: `${prefix}/interviews/${interview.id}`,
    })
  const applications = applied.ok ? applied.data.jobs : []
  const applicationAt = (path: string) =>
    applications.find(({ job }) => path === `${prefix}/applied-jobs/${job.id}`)
  const isAsked = (path: string) =>
    answers.some(({ applicationId }) => applicationId === applicationAt(path)?.id)
  const stages = news.ok
    ? news.data.notifications.filter(
        ({ kind, is_read, path }) => kind === 'stage_changed' && !is_read && !isAsked(path),
      )
    : []
  const paths = new Set(stages.map(({ path }) => path))
  if (stages[0])
    moved.push({
      kind: 'applications',
      text: t('home.movedApplications', { count: paths.size }),
      notes: [applicationAt(stages[0].path)?.job.job_title ?? stages[0].title],
      href: paths.size === 1 ? stages[0].path : `${prefix}/applied-jobs`,
    })
  const [chat] = chats.ok ? chats.data.chats : []
  if (chats.ok && chats.data.unread_num > 0)
    moved.push({
      kind: 'chats',
      text: t('home.movedChats', { count: chats.data.unread_num }),
      notes: chat ? [personName(chat.other.first_name, chat.other.last_name)] : [],
      href: `${prefix}/chat${chat && chats.data.total_num === 1 ? `/${chat.id}` : ''}`,
    })
  const withNew = alerts.ok ? alerts.data.filter(({ new_count }) => new_count > 0) : []
  if (withNew[0])
    moved.push({
      kind: 'alerts',
      text: t('home.movedAlerts', { count: withNew.reduce((sum, { new_count }) => sum + new_count, 0) }),
      notes: withNew.slice(0, 2).map(({ title }) => title),
      href: `${prefix}/job-alerts`,
    })
  return moved
}
