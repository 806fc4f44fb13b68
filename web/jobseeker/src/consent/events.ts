import { recordAnalyticsEvent } from '@hanap/contracts/logs/tracking.calls'
import { deviceType } from '@hanap/shared/session/device'
import { readSessionUser } from '@hanap/shared/session/session'

/** Spec section 9: the same event of the same person counts once within this time. */
const ONCE_MS = 1000

export interface EventPlace {
  marketId: number
  languageId: number
}

const WEB3 = /(^|[/-])(web-?3|blockchain|crypto(currency)?)([-/]|$)/i

/** Pages about web3 alone have named events. */
const isWeb3 = (pathname: string): boolean => {
  try {
    return WEB3.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** What a click or a sent form on such a page is, by what was chosen; the first that fits. */
const chosen = [
  ['[data-web3="banner"]', 'web3_banner'],
  ['[data-web3="contact-now"]', 'web3_contact_now'],
  ['[data-web3="top-company"] a', 'web3_top_company'],
  ['[data-web3="more-jobs"]', 'web3_more_jobs'],
  ['a[rel="next"], a[rel="prev"]', 'web3_more_jobs'],
  ['a[href$="/apply"], a[href*="/job/"][href$="/chat"]', 'web3_chat_apply'],
  ['a[data-job]', 'web3_job_click'],
  ['a[href*="/company/"]', 'web3_company_click'],
  ['button[form="save"]', 'web3_job_favorite'],
] as const

/** Tells our own server of named events of signed-in people; others have none. */
export const reportNamedEvents = ({ marketId, languageId }: EventPlace): { pageOpened(): void } => {
  const last = new Map<string, number>()
  let hasScrolled = false

  const tell = (event_name: string, extra: Record<string, string | number> = {}) => {
    const user = readSessionUser()
    const source = deviceType()
    if (!user || !source) return
    const key = `${user.id} ${event_name}`
    const now = Date.now()
    if (now - (last.get(key) ?? 0) < ONCE_MS) return
    last.set(key, now)
    fetch(recordAnalyticsEvent.path, {
      method: recordAnalyticsEvent.method,
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        'Role-Id': '1',
        'Country-Id': String(marketId),
        'Language-Id': String(languageId),
      },
      body: JSON.stringify({ event_name, source, user_id: user.id, country_id: marketId, extra }),
    }).catch(() => undefined)
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      if (!isWeb3(location.pathname) || !(target instanceof Element)) return
      for (const [selector, name] of chosen) {
        const element = target.closest(selector)
        if (!element) continue
        tell(name)
        const position = [...document.querySelectorAll(selector)].indexOf(element) + 1
        if (name === 'web3_job_click') tell('web3_position', { position })
        return
      }
    },
    true,
  )
  addEventListener(
    'scroll',
    () => {
      if (hasScrolled || !isWeb3(location.pathname)) return
      hasScrolled = true
      tell('web3_scroll')
    },
    { passive: true },
  )

  return {
    pageOpened: () => {
      hasScrolled = false
      const { pathname } = location
      if (!isWeb3(pathname)) return
      if (/\/job\/[^/]+$/.test(pathname)) tell('web3_view_more_details')
      else if (/\/(web3|[^/]*jobs[^/]*)$/.test(pathname)) {
        if (!pathname.endsWith('/web3')) tell('web3_search')
        tell('web3_display', { jobs: document.querySelectorAll('a[data-job]').length })
      }
    },
  }
}
