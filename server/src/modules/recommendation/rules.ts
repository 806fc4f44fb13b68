import { functionTitleById, mainFunctions } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'

export interface HotTitle {
  id: number
  value: string
  seo_value: string
  /** Open jobs. */
  count: number
}

/**
 * The titles that a market's visitors search for most, then those with the most open jobs. A title without open jobs
 * is no recommendation; a market without any jobs gets the first titles of each field of work.
 */
export const hotTitles = (
  searches: ReadonlyMap<number, number>,
  openJobs: ReadonlyMap<number, number>,
  language: LanguageCode,
  size: number,
): HotTitle[] => {
  const ranked = [...openJobs.keys()].sort(
    (a, b) =>
      (searches.get(b) ?? 0) - (searches.get(a) ?? 0) ||
      (openJobs.get(b) ?? 0) - (openJobs.get(a) ?? 0) ||
      a - b,
  )
  const ids = ranked.length > 0 ? ranked : commonTitles(language)
  return ids
    .flatMap(id => {
      const title = functionTitleById(id, language)
      return title
        ? [{ id, value: title.value, seo_value: title.seo_value, count: openJobs.get(id) ?? 0 }]
        : []
    })
    .slice(0, size)
}

const commonTitles = (language: LanguageCode): number[] =>
  mainFunctions(language).flatMap(main => main.sub_function_list[0]?.job_titles[0]?.id ?? [])
