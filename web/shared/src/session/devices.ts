import type { listSessions } from '@hanap/contracts/auth/auth.calls'
import type { AnswerOf } from '@hanap/contracts/call'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { marketName } from '@hanap/markets/market-names'
import { marketByKey } from '@hanap/markets/markets'
import { factsOf } from '../page/page-facts.ts'

/** Where a person is logged in, in the page's language. */
export interface DeviceView {
  id: string
  name: string
  country: string | null
  lastSeen: string
  isCurrent: boolean
  /** Neither its browser nor its system is known. */
  isUnknown: boolean
}

export const deviceViews = (
  page: PageContext,
  sessions: AnswerOf<typeof listSessions>['sessions'],
): DeviceView[] => {
  const facts = factsOf(page)
  const { language } = facts
  const t = translator(language)
  const format = createFormats(language, { ...facts, key: facts.market })
  return sessions.map(({ id, browser, system, country_key, last_seen_at, is_current }) => {
    const market = country_key === null ? undefined : marketByKey(country_key)
    return {
      id,
      name:
        browser && system
          ? t('security.device', { browser, system })
          : (browser ?? system ?? t('security.unknownDevice')),
      country: market ? marketName(market.key, language) : null,
      lastSeen: t('security.lastSeen', { when: format.dateTime(last_seen_at).replaceAll(/\s/gu, '\u00a0') }),
      isCurrent: is_current,
      isUnknown: !browser && !system,
    }
  })
}
