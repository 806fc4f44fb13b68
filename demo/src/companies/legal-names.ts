import type { MarketKey } from '@hanap/markets/markets'

/** How a company of a market is registered; `{name}` stands for what it is known by. */
const forms: Readonly<Record<MarketKey, string>> = {
  ph: '{name} Philippines, Inc.',
  sg: '{name} Pte. Ltd.',
  my: '{name} Sdn. Bhd.',
  id: 'PT {name}',
  hk: '{name}有限公司',
  mo: '{name}有限公司',
  tw: '{name}股份有限公司',
  jp: '株式会社{name}',
  us: '{name}, Inc.',
  gb: '{name} Ltd',
  ca: '{name} Inc.',
  ae: 'شركة {name} ذ.م.م',
  sa: 'شركة {name} المحدودة',
  br: '{name} Ltda.',
  tr: '{name} A.Ş.',
  ng: '{name} Nigeria Limited',
  lk: '{name} (Pvt) Ltd',
  es: '{name}, S.L.',
  rs: '{name} d.o.o.',
  com: '{name} Ltd',
}

/** Names of those that are no stock company: associations, practices and what is public. */
const standing: Partial<Record<MarketKey, RegExp>> = {
  jp: /株式会社|法人|事務所|信用金庫|病院|クリニック|医療センター|学園|財団|協会|共済|公社/,
  tw: /有限公司|事務所|醫院|診所|學校|補習班|信用社|基金會|協會|中心$/,
}

/** The registered name of a demo company. A name that has its legal form already stays as it is. */
export const legalNameOf = (market: MarketKey, name: string): string => {
  const form = forms[market]
  const [before = '', after = ''] = form.split('{name}')
  const hasForm =
    (before !== '' && name.startsWith(before.trim())) || (after !== '' && name.endsWith(after.trim()))
  return hasForm || standing[market]?.test(name) ? name : form.replace('{name}', name)
}
