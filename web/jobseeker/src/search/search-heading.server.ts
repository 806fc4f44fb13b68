import type { PageContext } from '@hanap/contracts/page'
import type { JobSearchAnswer } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { isolateNames } from '@hanap/i18n/locale'
import type { LanguageCode } from '@hanap/markets/languages'
import { placeNameNear } from '@hanap/markets/near'
import type { JobSearch } from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'

/** The keyword with its words as they were searched for. */
export const spelledKeyword = (keyword: string, { relaxed }: JobSearchAnswer): string => {
  const better = new Map(relaxed?.corrected.map(({ from, to }) => [from.toLowerCase(), to]))
  return keyword
    .split(' ')
    .map(word => better.get(word) ?? word)
    .join(' ')
}

export const searchHeading = (page: PageContext, search: JobSearch, place: string): string =>
  isolateNames(headingText(page, search, place))

const headingText = (
  page: PageContext,
  { query: keyword, near, match }: JobSearch,
  place: string,
): string => {
  const { language, country } = factsOf(page)
  const t = translator(language)
  if (match === 'mention' && keyword) return t('search.mentioned', { keyword })
  if (near && !place) {
    const name = placeNameNear(near.latitude, near.longitude, language)
    if (!keyword) return t('search.nearTitlePlace', { place: name })
    return capitalised(t('search.nearTitleKeyword', { keyword, place: name }), language)
  }
  if (keyword && place) return capitalised(t('search.titleKeywordPlace', { keyword, place }), language)
  if (keyword) return capitalised(t('search.titleKeyword', { keyword }), language)
  return place ? t('search.titlePlace', { place }) : t('search.title', { country })
}

/** Keywords are kept in lower case, and a title may begin with one. */
const capitalised = (text: string, language: LanguageCode) =>
  text.replace(/^\p{Ll}/u, letter => letter.toLocaleUpperCase(language))
