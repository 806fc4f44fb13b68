import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { defaultSort, type JobSearch } from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'
import type { OrderView } from './search-view.ts'

/** What a seeker is told of the order, and the ways to another one. */
export const orderView = (
  page: PageContext,
  search: JobSearch,
  isPersonal: boolean,
  hrefOf: (search: JobSearch) => string,
): OrderView => {
  const { language, prefix } = factsOf(page)
  const t = translator(language)
  if (isPersonal) {
    const plain = hrefOf({ ...search, sort: defaultSort(search.query) })
    return {
      text: t('personal.fittingFirst'),
      links: [
        [t('personal.fittingChange'), `${prefix}/job-preferences`],
        [t('personal.fittingPlain'), plain],
      ],
    }
  }
  if (search.sort) return { links: [[t('personal.fittingShow'), hrefOf({ ...search, sort: null })]] }
  return {
    text: t('personal.fittingInvite'),
    links: [[t('personal.preferenceAdd'), `${prefix}/job-preferences/new`]],
  }
}
