import { translator } from '@hanap/i18n/catalogues'
import { joinSeries } from '@hanap/i18n/joined'
import type { Language } from '@hanap/markets/languages'
import { marketName } from '@hanap/markets/market-names'
import type { MarketKey } from '@hanap/markets/markets'

/** Two ways to write one language are told apart by their own word for it. */
const scripts: Partial<Record<Language['code'], string>> = { 'zh-cn': '简', 'zh-tw': '繁' }

/** What the link to market and language says: to the eye a short sign beside the flag, else both in words and that sign. */
export const regionOf = (market: MarketKey, { code, value }: Language) => {
  const t = translator(code)
  const sign = scripts[code] ?? code.slice(0, 2).toUpperCase()
  const label = joinSeries(
    [
      t('resumes.labelled', { label: t('common.country'), value: marketName(market, code) }),
      t('resumes.labelled', { label: t('common.language'), value }),
      sign,
    ],
    code,
  )
  return { sign, label }
}
