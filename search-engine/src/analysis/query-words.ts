import stopWordLists from './data/stop-words.json' with { type: 'json' }
import { foldText, joinInitials, katakanaWords } from './fold.ts'
import { scan } from './scan.ts'
import { stem } from './stem.ts'
import { LONGEST_SYNONYM, runSynonyms, synonymsOf } from './synonyms.ts'
import { signTerms } from './terms.ts'

/** One way to find a word: documents that hold all these terms. */
export interface Spelling {
  terms: readonly string[]
  /** 1 for the word itself, less for a synonym. */
  weight: number
}

/** One word of a query as the searcher typed it, with every spelling that finds it. */
export interface QueryWord {
  typed: string
  spellings: Spelling[]
  /** The folded word when a typing error in it may be corrected. */
  correctable?: string
  /** A function word ("of", "de"): required only when the query has nothing else. */
  minor: boolean
  /** Function words right before it that are left out. */
  minorBefore?: readonly QueryWord[]
  /** The words within a run of ideographs, for a search that gives up the run as a whole. */
  parts?: QueryWord[]
}

const SYNONYM_WEIGHT = 0.7

const stopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(stopWordLists).map(([language, words]) => [language, new Set(words)]),
)

const segmenters = new Map<string, Intl.Segmenter>()
const segmenterTags = new Map([
  ['ja', 'ja'],
  ['zh-cn', 'zh-CN'],
  ['zh-tw', 'zh-TW'],
])

const wordsOfRun = (run: string, language: string | undefined): string[] => {
  const tag = segmenterTags.get(language ?? '') ?? 'ja'
  let segmenter = segmenters.get(tag)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
    segmenters.set(tag, segmenter)
  }
  return [...segmenter.segment(run)].map(part => part.segment)
}

const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu

/** The words of a folded run. As it was written it divides better: folding turns katakana into hiragana. */
const partsOfRun = (run: string, written: string | undefined, language: string | undefined): string[] => {
  const parts = written === undefined ? [] : wordsOfRun(written, language).map(foldText)
  return parts.join('') === run ? parts : wordsOfRun(run, language)
}

const runTerms = (run: string): readonly string[] => {
  const { single, pairs } = signTerms(run)
  return pairs.length > 0 ? pairs : single
}

/** The stems of a word in these languages. */
export const distinctStems = (word: string, languages: readonly (string | undefined)[]): string[] => [
  ...new Set(languages.map(language => stem(word, language))),
]

const isMinor = (word: string, languages: readonly (string | undefined)[]): boolean =>
  languages.some(language => language !== undefined && stopWords.get(language)?.has(word))

const rawWords = (
  text: string,
  language: string | undefined,
  languages: readonly (string | undefined)[],
): QueryWord[] => {
  const words: QueryWord[] = []
  const stemmed = [language, ...languages]
  const written = text.normalize('NFKC').match(RUNS) ?? []
  let runs = 0
  scan(foldText(text), {
    word(word) {
      words.push({
        typed: word,
        spellings: distinctStems(word, stemmed).map(term => ({ terms: [term], weight: 1 })),
        correctable: word,
        // English words stand in queries of every language.
        minor: isMinor(word, [language, 'en']),
      })
    },
    run(run) {
      const own = written[runs++]
      const parts = partsOfRun(run, own, language)
      words.push({
        typed: run,
        ...(own !== undefined && katakanaWords(own)[0] === run && { correctable: run }),
        spellings: [
          { terms: runTerms(run), weight: 1 },
          ...runSynonyms(run).map(other => ({ terms: runTerms(other), weight: SYNONYM_WEIGHT })),
        ],
        minor: false,
        ...(parts.length > 1 && {
          parts: parts.map(part => ({
            typed: part,
            spellings: [{ terms: runTerms(part), weight: 1 }],
            minor: false,
          })),
        }),
      })
    },
    compound(parts, whole) {
      words.push({
        typed: parts.join('-'),
        spellings: [
          { terms: parts.map(part => stem(part, language)), weight: 1 },
          ...whole.flatMap(spelling =>
            distinctStems(spelling, stemmed).map(term => ({ terms: [term], weight: 1 })),
          ),
        ],
        minor: false,
      })
    },
  })
  return words
}

const distinct = (spellings: readonly Spelling[]): Spelling[] => {
  const byKey = new Map<string, Spelling>()
  for (const spelling of spellings) {
    const key = spelling.terms.join(' ')
    if (!byKey.has(key)) byKey.set(key, spelling)
  }
  return [...byKey.values()]
}

/** An expression without its function words ("food and beverage"), for which others write a sign; whole where one word would be left. */
const withoutFunctionWords = (terms: readonly string[]): readonly string[] => {
  const left = terms.filter(term => !isMinor(term, ['en']))
  return left.length > 1 ? left : terms
}

/** Joins neighbours that are together one known expression ("human resources") and adds its synonyms. */
const withSynonyms = (words: readonly QueryWord[]): QueryWord[] => {
  const joined: QueryWord[] = []
  let at = 0
  while (at < words.length) {
    let length = Math.min(LONGEST_SYNONYM, words.length - at)
    let longestSynonyms: readonly (readonly string[])[] | undefined
    for (; length > 0; length--) {
      const group = words.slice(at, at + length)
      longestSynonyms = synonymsOf(group.flatMap(word => word.spellings[0].terms))
      if (longestSynonyms) break
    }
    const group = words.slice(at, at + Math.max(1, length))
    at += group.length
    if (!longestSynonyms) {
      joined.push(...group)
      continue
    }
    const others = longestSynonyms.map(terms => ({
      terms: withoutFunctionWords(terms),
      weight: SYNONYM_WEIGHT,
    }))
    if (group.length === 1) {
      joined.push({ ...group[0], minor: false, spellings: distinct([...group[0].spellings, ...others]) })
    } else {
      const own = { terms: withoutFunctionWords(group.flatMap(word => word.spellings[0].terms)), weight: 1 }
      joined.push({
        typed: group.map(word => word.typed).join(' '),
        spellings: distinct([own, ...others]),
        minor: false,
        parts: group,
      })
    }
  }
  return joined
}

/** Function words are left out where there are others. */
const withoutMinor = (words: QueryWord[]): QueryWord[] => {
  const major: QueryWord[] = []
  let before: QueryWord[] = []
  for (const word of words) {
    if (word.minor) before.push(word)
    else {
      major.push(before.length > 0 ? { ...word, minorBefore: before } : word)
      before = []
    }
  }
  return major.length > 0 ? major : words
}

const asTyped = (word: QueryWord, chunk: string): QueryWord => {
  const signs = Array.from(chunk)
  const parts = word.parts ?? []
  const lengths = parts.map(part => Array.from(part.typed).length)
  if (lengths.reduce((sum, length) => sum + length, 0) !== signs.length) return { ...word, typed: chunk }
  let at = 0
  const typedParts = parts.map((part, index) => {
    const typed = signs.slice(at, at + lengths[index]).join('')
    at += lengths[index]
    return { ...part, typed }
  })
  return { ...word, typed: chunk, parts: typedParts }
}

/**
 * The words of a query. `languages` are those of the documents: a word is looked up under each one's stem, so that
 * a Spanish plural is found from an English page.
 */
export const queryWords = (
  text: string,
  language?: string,
  languages: readonly string[] = [],
): QueryWord[] => {
  const words: QueryWord[] = []
  for (const chunk of joinInitials(text).split(/\s+/)) {
    const chunkWords = rawWords(chunk, language, languages)
    // A chunk that is one word is reported as it was typed, in its own script and case.
    if (chunkWords.length === 1) words.push(asTyped(chunkWords[0], chunk))
    else words.push(...chunkWords)
  }
  return withoutMinor(withSynonyms(words))
}
