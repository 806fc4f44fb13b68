import type { JobAlert } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { frequencyId } from './rules.ts'
import { searchUrlOf, titleOf } from './search-words.ts'
import { type AlertRow, searchOf } from './store.ts'

interface AlertOwner {
  id: string
  email: string
}

export const alertInWire = (
  row: AlertRow,
  { id, email }: AlertOwner,
  newCount: number,
  language: LanguageCode,
): JobAlert => {
  const search = searchOf(row)
  return {
    id: row.id,
    user_id: id,
    email,
    keyword: row.keyword,
    filters: row.filters,
    frequency_id: frequencyId(row.frequency),
    language_code: search.language,
    country_key: search.market,
    is_active: row.is_active,
    is_confirmed: row.is_confirmed,
    created_at: row.created_at.toISOString(),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
    new_count: newCount,
    title: titleOf(search, language),
    search_url: searchUrlOf(search),
  }
}

export const linkedAlert = (row: AlertRow, language: LanguageCode) => ({
  id: row.id,
  title: titleOf(searchOf(row), language),
  search_url: searchUrlOf(searchOf(row)),
  frequency_id: frequencyId(row.frequency),
})
