import { createIndex, type SearchIndex, type SearchQuery } from '@hanap/search-engine'
import { queryWords } from '@hanap/search-engine/analysis'
import { DEPTH, type RelevanceSet, type SearchRun, type SetQuery } from './sets.ts'
import { titleTranslations } from './translations.ts'

/** Our index with a set's texts. */
export const ourIndex = ({ texts, fields }: RelevanceSet): SearchIndex => {
  const index = createIndex({ text: fields, filters: {} })
  for (const { id, language, fields: text } of texts)
    index.upsert({ id, language, text, filters: {}, stored: '' })
  return index
}

const queryOf = ({ text, language }: Pick<SetQuery, 'text' | 'language'>, limit: number): SearchQuery => ({
  text,
  language,
  sort: { by: 'relevance' },
  offset: 0,
  limit,
})

/** What a search finds as the site makes it, with or without the title list's names in other languages. */
export const ourRun = (index: SearchIndex, { sought }: RelevanceSet, isTranslated: boolean): SearchRun =>
  new Map(
    sought.map(one => {
      const also = isTranslated ? { also: titleTranslations(one.text, one.language) } : {}
      return [one.id, index.search({ ...queryOf(one, DEPTH), ...also }).hits.map(({ id }) => id)]
    }),
  )

/** What the site's first page shows: the list, and below a short one the texts whose titles are like the search. */
export const ourPage = (index: SearchIndex, { sought }: RelevanceSet): SearchRun =>
  new Map(
    sought.map(one => {
      const query = { ...queryOf(one, DEPTH), also: titleTranslations(one.text, one.language) }
      const listed = index.search({ ...query, match: 'list' }).hits.map(({ id }) => id)
      const similar =
        listed.length < DEPTH ? index.search({ ...query, match: 'similar', exclude: listed }).hits : []
      return [one.id, [...listed, ...similar.map(({ id }) => id)].slice(0, DEPTH)]
    }),
  )

/** Texts looked at for one word of a title. */
const PER_WORD = 5000

/**
 * What the index finds as a matcher of titles, where texts with most of the words count too: a search for the whole
 * title, then one for each of its words, whose scores are added up.
 */
export const ourMatches = (index: SearchIndex, { sought }: RelevanceSet): SearchRun =>
  new Map(
    sought.map(({ id, text, language }) => {
      const also = titleTranslations(text, language)
      const scores = new Map<string, number>()
      const whole = index.search({ ...queryOf({ text, language }, PER_WORD), also })
      if (!whole.relaxed?.dropped.length || also.length > 0)
        for (const hit of whole.hits) scores.set(hit.id, hit.score)
      const scoredIds = new Set(scores.keys())
      const words = queryWords(text, language).flatMap(word => word.parts ?? [word])
      for (const { typed } of words) {
        const { hits, relaxed } = index.search(queryOf({ text: typed, language }, PER_WORD))
        if (relaxed?.dropped.length) continue
        for (const hit of hits)
          if (!scoredIds.has(hit.id)) scores.set(hit.id, (scores.get(hit.id) ?? 0) + hit.score)
      }
      const ranked = [...scores].sort(([, a], [, b]) => b - a)
      return [id, ranked.slice(0, DEPTH).map(([found]) => found)]
    }),
  )
