import { listJobAlerts } from '@hanap/contracts/jobs/job-alerts.calls'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import { listPopups, recordPopup } from '@hanap/contracts/logs/tracking.calls'
import type { PageContext } from '@hanap/contracts/page'
import { options } from '@hanap/markets/lists'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { BannerView } from './home-view.ts'

/** Under which it is remembered that a seeker closed a banner. */
const popupKey = (banner: string) => `feature_banner.${banner}`

interface SeekerState {
  isComplete: boolean
  hasResume: boolean
  hasAlert: boolean
  isNew: boolean
}

/** Whom a banner of the config list helps, by its key. */
const suits: Readonly<Record<string, (state: SeekerState) => boolean>> = {
  // Whoever has told of a job is not asked to begin.
  'complete-profile': ({ isComplete, isNew }) => !isComplete && isNew,
  'upload-resume': ({ hasResume }) => !hasResume,
  'job-alerts': ({ hasAlert }) => !hasAlert,
  'install-app': () => true,
  'first-job': ({ isNew }) => isNew,
  'work-from-home': () => true,
  web3: () => true,
}
const order = Object.keys(suits)

/**
 * The first banner that suits the state of the seeker and was not closed; where that is to install the site, also the next, for
 * who has installed it. The rest of the page stands without them.
 */
export const loadBanners = async (page: PageContext): Promise<BannerView[] | undefined> => {
  const { language, prefix } = factsOf(page)
  const [me, alerts, popups] = await Promise.all([
    page.call(readMe, { query: { source: 'web' } }),
    page.call(listJobAlerts, {}),
    page.call(listPopups, {}),
  ])
  if (!me.ok || !alerts.ok || !popups.ok) return undefined
  const { user } = me.data
  const state: SeekerState = {
    isComplete: user.is_profile_completed,
    hasResume: user.resumes.length > 0,
    hasAlert: alerts.data.length > 0,
    isNew: user.work_experiences.length === 0,
  }
  const closed = new Set(popups.data.map(({ popup_key }) => popup_key))
  const [first, second] = options('feature_banners', language)
    .filter(({ key }) => suits[key]?.(state) && !closed.has(popupKey(key)))
    .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    .map(({ key, title, description: text, url }): BannerView => ({ key, title, text, href: prefix + url }))
  if (first?.key !== 'install-app') return first && [first]
  return [{ ...first, only: 'in-browser' }, ...(second ? [{ ...second, only: 'in-app' as const }] : [])]
}

/** Closes a banner for good. */
export const closeBanner = (page: PageContext, key: string) =>
  order.includes(key)
    ? page.call(recordPopup, { body: { popup_key: popupKey(key) } })
    : Promise.resolve(undefined)
