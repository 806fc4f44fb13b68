import { readRedDot } from '@hanap/contracts/go/go.calls'
import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import type { MessageKey } from '@hanap/i18n/message-key'
import type { HeaderPerson } from '@hanap/shared/page/facts'
import { factsOf, personOf } from '@hanap/shared/page/page-facts'

const links = [
  ['/profile', 'profile.heading'],
  ['/resumes', 'resumes.heading'],
  ['/applied-jobs', 'common.appliedJobs'],
  ['/saved-jobs', 'common.savedJobs'],
  ['/interviews', 'interviews.heading'],
  ['/chat', 'chats.heading'],
  ['/job-alerts', 'alerts.heading'],
  ['/job-preferences', 'personal.preferencesHeading'],
  ['/notifications', 'notifications.heading'],
  ['/account-settings', 'security.settingsHeading'],
  ['/hidden-jobs', 'personal.hiddenHeading'],
  ['/followed-companies', 'follows.heading'],
  ['/blocked-companies', 'personal.blockedHeading'],
] as const satisfies [string, MessageKey][]

/** What the header shows of the signed-in person. */
export const personWithMenu = async (page: PageContext): Promise<HeaderPerson | null> => {
  const person = personOf(page)
  if (!person) return null
  const { language, prefix, market } = factsOf(page)
  const t = translator(language)
  const [notifications, interviews] = await Promise.all([
    page.call(listNotifications, { query: { size: '1' } }),
    page.call(readRedDot, {}),
  ])
  const count = notifications.ok ? notifications.data.unread_num : 0
  const waiting = interviews.ok ? interviews.data.count : 0
  const own = market === 'sg' ? [['/verify-identity', 'singpass.offerLink'] as const] : []
  return {
    ...person,
    unread: count,
    bell: t('notifications.bell', { count }),
    menu: [...links, ...own].map(
      ([path, text]) => [`${prefix}${path}`, t(text), path === '/interviews' ? waiting : 0] as const,
    ),
  }
}
