import { type LanguageCode, languages } from '@hanap/markets/languages'
import type { SearchQuery } from '@hanap/search-engine'
import { queryWords } from '@hanap/search-engine/analysis'
import { randomFrom } from '../harness/figures.ts'
import { type CountedField, countedFields, type SampleJob } from './documents.ts'

/** A search as every engine is asked it. */
export interface BenchQuery {
  number: number
  text: string
  language: LanguageCode
  /** For each word its spellings, for each spelling the terms that a document must hold. */
  words: readonly (readonly (readonly string[])[])[]
  market: number | null
  /** One value each. */
  chosen: readonly (readonly [CountedField, number])[]
  isNewestFirst: boolean
}

export const PAGE_SIZE = 30
/** Values listed per counted field. */
export const LISTED = 20
const SAMPLE = 300

/** Keeps some documents of every language, each as likely as another. */
export const sampler = () => {
  const random = randomFrom(3)
  const samples = new Map<LanguageCode, { seen: number; kept: SampleJob[] }>()
  return {
    see(made: SampleJob) {
      const sample = samples.get(made.language) ?? { seen: 0, kept: [] }
      samples.set(made.language, sample)
      sample.seen += 1
      if (sample.kept.length < SAMPLE) sample.kept.push(made)
      else {
        const at = random(sample.seen)
        if (at < SAMPLE) sample.kept[at] = made
      }
    },
    of: (language: LanguageCode): readonly SampleJob[] => samples.get(language)?.kept ?? [],
  }
}

export type Sampler = ReturnType<typeof sampler>

/** Signs with a meaning of their own in a search. */
const ASKING = /["“”„]|(?<![^\s])-+/g

/** One to three words of a title, as it has them. */
const wordsFrom = (title: string, language: LanguageCode, random: (below: number) => number): string => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(title)].filter(
    ({ isWordLike }) => isWordLike,
  )
  const start = random(words.length)
  const taken = words.slice(start, start + 1 + Math.min(random(3), random(3)))
  const [first, last] = [taken[0], taken.at(-1)]
  return (first && last ? title.slice(first.index, last.index + last.segment.length) : title).replaceAll(
    ASKING,
    '',
  )
}

/**
 * Searches in ten languages by turns: words of a document's title (none in every tenth), for half of them in its
 * market, for every third one of its filter values, for every sixth two, for every fifth newest first. Each has a hit.
 */
export const queriesFrom = (samples: Sampler, count: number): BenchQuery[] => {
  const random = randomFrom(7)
  const all = languages.map(({ code }) => code)
  return Array.from({ length: count }, (_, number): BenchQuery => {
    const language = all[number % all.length] ?? 'en'
    const sampled = samples.of(language)
    const made = sampled[random(sampled.length)]
    if (!made) throw new Error(`no documents in ${language}`)
    const turn = Math.floor(number / all.length)
    const text = turn % 10 === 0 ? '' : wordsFrom(made.texts.title, language, random)
    const fields = [countedFields[random(countedFields.length)], countedFields[random(countedFields.length)]]
    const filterNum = turn % 6 === 0 ? 2 : turn % 3 === 0 ? 1 : 0
    const chosen = [...new Set(fields.slice(0, filterNum))].flatMap(field => {
      const value = field && made.values[field][0]
      return field && value !== undefined ? [[field, value] as const] : []
    })
    return {
      number,
      text,
      language,
      words: text === '' ? [] : wordsIn(text, language, all),
      market: turn % 2 === 0 ? made.market : null,
      chosen,
      isNewestFirst: text === '' || turn % 5 === 1,
    }
  })
}

const wordsIn = (text: string, language: LanguageCode, all: readonly LanguageCode[]) =>
  queryWords(text, language, all).map(({ spellings }) => spellings.map(({ terms }) => terms))

/** The search as our engine takes it. `now` tells rounds apart, so that no answer is one that was kept. */
export const ourQuery = (asked: BenchQuery, now: number): SearchQuery => ({
  ...(asked.text === '' ? {} : { text: asked.text }),
  language: asked.language,
  scope: asked.market === null ? {} : { market: [String(asked.market)] },
  filters: Object.fromEntries(asked.chosen.map(([field, value]) => [field, [String(value)]])),
  sort: asked.isNewestFirst ? { by: 'date', field: 'posted' } : { by: 'relevance' },
  offset: 0,
  limit: PAGE_SIZE,
  facets: countedFields,
  facetLimit: LISTED,
  now,
})
