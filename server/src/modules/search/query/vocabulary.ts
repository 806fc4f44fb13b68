import { mainFunctions } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { skills } from '@hanap/markets/skills'
import { foldText, stem } from '@hanap/search-engine/analysis'
import { editsAllowed } from '@hanap/search-engine/search/spelling/correction'
import { editsBetween } from '../edits.ts'
import type { QueryVocabulary } from './alternative-queries.ts'

/** A misspelt word has many neighbours; the first few are the likely ones. */
const MAX_NEAR = 2
const WORDS = /[^\p{L}\p{M}\p{N}+#.]+/u
const LETTERS = /^\p{L}[\p{L}\p{M}]*$/u
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const wordsOf = (language: LanguageCode): string[] =>
  [
    ...mainFunctions(language).flatMap(main =>
      main.sub_function_list.flatMap(sub => [sub.value, ...sub.job_titles.map(title => title.value)]),
    ),
    ...skills(language).map(skill => skill.value),
  ].flatMap(text => text.toLocaleLowerCase(language).split(WORDS))

const made = new Map<string, QueryVocabulary>()

/** The words of job titles and skills in these languages. Words are compared without marks and case. */
export const vocabularyOf = (languages: readonly LanguageCode[]): QueryVocabulary => {
  const distinct = [...new Set(languages)].sort()
  const key = distinct.join(' ')
  const cached = made.get(key)
  if (cached) return cached
  const words = new Map<string, string>()
  const byStem = new Map<string, string[]>()
  for (const language of distinct)
    for (const word of wordsOf(language)) {
      const folded = foldText(word)
      if (word.length < 2 || words.has(folded)) continue
      words.set(folded, word)
      const stemmed = stem(folded, language)
      byStem.set(stemmed, [...(byStem.get(stemmed) ?? []), word])
    }
  const vocabulary: QueryVocabulary = {
    has: word => words.has(foldText(word)),
    spelling: (stemmed, typed) => {
      const folded = foldText(typed)
      const away = (word: string) => editsBetween(folded, foldText(word), folded.length)
      return byStem.get(stemmed)?.reduce((best, word) => (away(word) < away(best) ? word : best))
    },
    near: word => {
      const typed = foldText(word)
      const most = editsAllowed(typed.length)
      if (most === 0 || !LETTERS.test(typed) || IDEOGRAPH.test(typed)) return []
      const corrections: { word: string; edits: number; order: number }[] = []
      for (const [folded, spelling] of words) {
        const edits = editsBetween(typed, folded, most)
        if (edits === 0 || edits > most) continue
        corrections.push({ word: spelling, edits, order: folded[0] === typed[0] ? 0 : 1 })
      }
      return corrections
        .sort((a, b) => a.edits - b.edits || a.order - b.order)
        .slice(0, MAX_NEAR)
        .map(each => each.word)
    },
  }
  made.set(key, vocabulary)
  return vocabulary
}
