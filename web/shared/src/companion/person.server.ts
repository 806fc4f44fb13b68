import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import type { HeaderPerson } from '../page/facts.ts'
import { factsOf, personOf } from '../page/page-facts.ts'

/** A signed-in seeker on a companion site, with what the bell shows. */
export const personWithBell = async (page: PageContext): Promise<HeaderPerson | null> => {
  const person = personOf(page)
  if (!person) return null
  const outcome = await page.call(listNotifications, { query: { size: '1' } })
  const count = outcome.ok ? outcome.data.unread_num : 0
  return {
    ...person,
    unread: count,
    bell: translator(factsOf(page).language)('notifications.bell', { count }),
  }
}
