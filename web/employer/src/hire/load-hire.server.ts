import type { PageContext } from '@hanap/contracts/page'
import { readMarketFigures } from '@hanap/contracts/recruiters/hiring-reports.calls'
import type { MarketFigures } from '@hanap/contracts/recruiters/hiring-reports.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import type { MessageKey } from '@hanap/i18n/message-key'
import { languages } from '@hanap/markets/languages'
import { marketName } from '@hanap/markets/market-names'
import { type Market, marketByKey, markets } from '@hanap/markets/markets'
import { companionHead } from '@hanap/shared/companion/companion-head.server'
import type { Head } from '@hanap/shared/page/head'
import { factsOf } from '@hanap/shared/page/page-facts'
import { data } from 'react-router'
import { durationText } from '../reports/duration-text.ts'

export interface HireView {
  head: Head
  /** Only those that the market has enough of. */
  figures: { key: string; value: string; text: string }[]
  /** When and of what they were taken. */
  notes: string[]
  country: string
  countries: { key: string; name: string }[]
  signUpHref: string
}

/** What employers are told who are not signed in, with the figures of the country that `country` names or the host has. */
export const loadHire = async (page: PageContext, country: string | null): Promise<HireView> => {
  const facts = factsOf(page)
  const { language, prefix } = facts
  const market = marketByKey(country ?? '') ?? marketByKey(facts.market)
  const t = translator(language)
  const outcome = await page.call(readMarketFigures, { query: { country_key: market?.key } })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const choice = market?.key === country ? `?country=${country}` : ''
  const collator = new Intl.Collator(facts.tag)
  return {
    head: companionHead(page, {
      title: t('hire.title'),
      description: t('hire.description'),
      path: '/hire',
      languages: languages.map(({ code }) => code),
    }),
    ...(market ? figuresView(page, outcome.data, market) : { figures: [], notes: [] }),
    country: market?.key ?? '',
    countries: markets
      .map(({ key }) => ({ key, name: marketName(key, language) }))
      .toSorted((a, b) => collator.compare(a.name, b.name)),
    signUpHref: `${prefix}/sign-up${choice}`,
  }
}

const figuresView = (
  page: PageContext,
  figures: MarketFigures,
  { key, currency, timeZone }: Market,
): Pick<HireView, 'figures' | 'notes'> => {
  const { language } = factsOf(page)
  const t = translator(language)
  const format = createFormats(language, { key, currency, timeZone })
  const duration = (hours: number) => durationText(hours, t)
  const atLeast = (count: number) => t('hire.atLeast', { count: format.number(count) })
  const rows: [value: number | null, text: MessageKey, shown: (value: number) => string][] = [
    [figures.open_jobs, 'hire.openJobs', format.number],
    [figures.hiring_companies, 'hire.hiringCompanies', format.number],
    [figures.active_seekers, 'hire.activeSeekers', atLeast],
    [figures.first_applicant_hours, 'hire.firstApplicant', duration],
    [figures.answer_hours, 'hire.answer', duration],
  ]
  const shown = rows.flatMap(([value, text, write]) =>
    value === null ? [] : [{ key: text, value: write(value), text: t(text) }],
  )
  if (shown.length === 0) return { figures: [], notes: [t('hire.figuresNone')] }
  return {
    figures: shown,
    notes: [t('hire.figuresCounted', { time: format.dateTime(figures.counted_at) })],
  }
}
