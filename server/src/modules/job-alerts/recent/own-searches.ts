import type { LanguageCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import type { Db } from '../../../db/client.ts'
import { titleOf } from '../search-words.ts'
import { recentSearchesOf } from './recent-searches.ts'

/** What an account searched for lately, in all markets, for its archive. */
export const ownSearchesOf = async (db: Db, accountId: string, language: LanguageCode) =>
  (await recentSearchesOf(db, accountId)).flatMap(({ market, keyword, filters, searched_at: at }) => {
    const key = marketByKey(market)?.key
    if (!key) return []
    const title = titleOf({ market: key, language, keyword, filters }, language)
    return [{ market, keyword, filters, title, at: at.toISOString() }]
  })
