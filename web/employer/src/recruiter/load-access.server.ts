import type { AnswerOf } from '@hanap/contracts/call'
import { listApplicants } from '@hanap/contracts/job-applications/job-applications.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { translator } from '@hanap/i18n/catalogues'
import { factsOf } from '@hanap/shared/page/page-facts'
import { type HeaderAccess, type SiteAccess, UNOPENED_STAGE } from './site-access.ts'

export const accessOf = ({ role, permissions }: AnswerOf<typeof readRecruiter>): SiteAccess => ({
  isMember: role !== null,
  isTeamManager: permissions.includes('manage_team'),
  maySearchTalent: permissions.includes('search_talent'),
  maySeeReports: permissions.includes('view_reports'),
  mayPost: permissions.includes('post_jobs'),
  mayMove: permissions.includes('move_applicants'),
  maySet: permissions.includes('manage_company'),
})

/** What the header shows to whoever is signed in; null to everybody else. */
export const loadHeader = async (page: PageContext): Promise<HeaderAccess | null> => {
  if (!page.user) return null
  const [own, news, unopened] = await Promise.all([
    page.call(readRecruiter, {}),
    page.call(listNotifications, { query: { size: '1' } }),
    page.call(listApplicants, { query: { pipeline_stage_id: String(UNOPENED_STAGE), size: '0' } }),
  ])
  if (!own.ok) return null
  const count = news.ok ? news.data.unread_num : 0
  return {
    ...accessOf(own.data),
    unopened: unopened.ok ? unopened.data.total_num : 0,
    unread: count,
    bell: translator(factsOf(page).language)('notifications.bell', { count }),
  }
}
