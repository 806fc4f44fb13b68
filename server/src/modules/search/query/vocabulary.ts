import { mainFunctions } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { skills } from '@hanap/markets/skills'
import { fold, stem } from '@hanap/search-engine/analysis'
import { editsAllowed } from '@hanap/search-engine/search/spelling/correction'
import { editsBetween } from '../edits.ts'
import type { Vocabulary } from './wordings.ts'

/** A misspelt word has many neighbours; the first few are the likely ones. */
const MOST_NEAR = 2
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

const made = new Map<string, Vocabulary>()

/** The words of job titles and skills in these languages. Words are compared without marks and case. */
export const vocabularyOf = (languages: readonly LanguageCode[]): Vocabulary => {
  const distinct = [...new Set(languages)].sort()
  const key = distinct.join(' ')
  const known = made.get(key)
  if (known) return known
  const words = new Map<string, string>()
  const byStem = new Map<string, string[]>()
  for (const language of distinct)
    for (const word of wordsOf(language)) {
      const folded = fold(word)
      if (word.length < 2 || words.has(folded)) continue
      words.set(folded, word)
      const stemmed = stem(folded, language)
      byStem.set(stemmed, [...(byStem.get(stemmed) ?? []), word])
    }
  const vocabulary: Vocabulary = {
    has: word => words.has(fold(word)),
    spelling: (stemmed, typed) => {
      const folded = fold(typed)
      const away = (word: string) => editsBetween(folded, fold(word), folded.length)
      return byStem.get(stemmed)?.reduce((best, word) => (away(word) < away(best) ? word : best))
    },
    near: word => {
      const typed = fold(word)
      const most = editsAllowed(typed.length)
      if (most === 0 || !LETTERS.test(typed) || IDEOGRAPH.test(typed)) return []
      const found: { word: string; edits: number; order: number }[] = []
      for (const [folded, spelling] of words) {
        const edits = editsBetween(typed, folded, most)
        if (edits === 0 || edits > most) continue
        found.push({ word: spelling, edits, order: folded[0] === typed[0] ? 0 : 1 })
      }
      return found
        .sort((a, b) => a.edits - b.edits || a.order - b.order)
        .slice(0, MOST_NEAR)
        .map(each => each.word)
    },
  }
  made.set(key, vocabulary)
  return vocabulary
}
