import type { SearchHelp } from '@hanap/contracts/search/search.schemas'
import { functionPath, functionText, mainFunctions } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { eachTerm } from '@hanap/search-engine/analysis'
import type { Locale } from '../../../calls/locale.ts'
import type { JobSearchRequest } from '../../jobs/index.ts'
import type { QueryableIndex } from '../personalization.ts'
import { indexQuery } from './request.ts'

const MAX_RELATED = 4

const termsOf = (text: string, language: LanguageCode): string[] => {
  const terms: string[] = []
  eachTerm(text, language, (term, isSide) => {
    if (!isSide) terms.push(term)
  })
  return terms
}

interface NamedWork {
  id: number
  terms: readonly string[]
}

const named = new Map<LanguageCode, readonly NamedWork[]>()

/** Sub-functions and titles with the terms of their names. */
const namesIn = (language: LanguageCode): readonly NamedWork[] => {
  const cached = named.get(language)
  if (cached) return cached
  const made = mainFunctions(language).flatMap(main =>
    main.sub_function_list.flatMap(sub =>
      [sub, ...sub.job_titles].map(({ id, value }) => ({ id, terms: termsOf(value, language) })),
    ),
  )
  named.set(language, made)
  return made
}

/** The sub-function of the longest name of work that a text holds. */
const subFunctionIn = (text: string, languages: readonly LanguageCode[]): number | undefined => {
  let best: NamedWork | undefined
  for (const language of languages) {
    const held = new Set(termsOf(text, language))
    for (const each of namesIn(language))
      if (
        each.terms.length > (best?.terms.length ?? 0) &&
        each.terms.every(term => held.has(term)) &&
        functionPath(each.id)?.job_function_id !== undefined
      )
        best = each
  }
  return best && functionPath(best.id)?.job_function_id
}

type Related = SearchHelp['functions']

const counted = async (
  index: QueryableIndex,
  request: JobSearchRequest,
  locale: Locale,
  { facet, chosen = {} }: { facet: 'function_job_title_ids' | 'job_function_ids'; chosen?: object },
): Promise<Related> => {
  const { explain: _, ...query } = indexQuery({ ...request, ...chosen, page: 1, sort: 1 }, locale)
  const { facets } = await index.search({ ...query, facets: [facet], limit: 0 })
  return (facets[facet] ?? []).slice(0, MAX_RELATED).flatMap(({ value, count }): Related => {
    const id = Number(value)
    if (count === 0 || !functionPath(id)) return []
    const level = facet === 'job_function_ids' ? ('sub' as const) : ('title' as const)
    return [{ level, id, label: functionText(id, locale.language), count }]
  })
}

/**
 * Work like that of a search which finds none, with the jobs that there are: titles of the same sub-function, then of the same
 * field; for words that name no work, the sub-functions of the jobs that mention them.
 */
export const relatedWork = async (
  index: QueryableIndex,
  request: JobSearchRequest,
  locale: Locale,
): Promise<Related> => {
  const text = request.query?.trim()
  if (!text || request.function_job_title_ids || request.job_function_ids || request.main_functions) return []
  const { query: _, ...others } = request
  const sub = subFunctionIn(text, [locale.language, ...locale.market.languages, 'en'])
  if (sub === undefined)
    return counted(index, request, locale, { facet: 'job_function_ids', chosen: { match: 'mention' } })
  const main = functionPath(sub)?.main_function_id
  const [near, around] = await Promise.all(
    [{ job_function_ids: [sub] }, { main_functions: main === undefined ? [] : [main] }].map(chosen =>
      counted(index, others, locale, { facet: 'function_job_title_ids', chosen }),
    ),
  )
  const nearIds = new Set(near?.map(({ id }) => id))
  return [...(near ?? []), ...(around ?? []).filter(({ id }) => !nearIds.has(id))].slice(0, MAX_RELATED)
}
