import groups from './data/synonyms.json' with { type: 'json' }
import { foldText } from './fold.ts'
import { eachTerm } from './terms.ts'

/** In words. */
export const LONGEST_SYNONYM = 5

const JOINT = ' '
/** One language for each way to stem; a document may hold an expression under any of them. */
const STEMMED = ['en', 'es', 'pt-br', 'tr', 'id', 'ar']
const IDEOGRAPHS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

const byTerms = new Map<string, (readonly string[])[]>()
const byRun = new Map<string, Set<string>>()

const termsOf = (expression: string, language: string): string[] => {
  const terms: string[] = []
  eachTerm(expression, language, (term, side) => {
    if (!side) terms.push(term)
  })
  return terms
}

/** An expression's terms under every stemming, by their key. */
const stemmings = (expression: string): Map<string, readonly string[]> =>
  new Map(STEMMED.map(language => termsOf(expression, language)).map(terms => [terms.join(JOINT), terms]))

const connect = (group: readonly string[]): void => {
  const expressions = group.map(stemmings)
  for (const own of expressions) {
    for (const key of own.keys()) {
      const others = expressions.filter(other => other !== own).flatMap(other => [...other.values()])
      byTerms.set(key, [...(byTerms.get(key) ?? []), ...others])
    }
  }
}

for (const group of groups) {
  connect(group)
  const runs = group.map(foldText).filter(text => IDEOGRAPHS.test(text))
  for (const run of runs) byRun.set(run, new Set([...(byRun.get(run) ?? []), ...runs]))
}

/** Other expressions, each as its terms, for one that consists of these terms. */
export const synonymsOf = (terms: readonly string[]): readonly (readonly string[])[] | undefined =>
  byTerms.get(terms.join(JOINT))

const MAX_RUNS = 8

/** Other ways to write a folded run of ideographs or kana, one known part of it replaced. */
export const runSynonyms = (run: string): string[] => {
  const others: string[] = []
  for (const [part, synonyms] of byRun) {
    if (part.length >= run.length || !run.includes(part)) continue
    for (const other of synonyms) {
      if (!other.includes(part) && !run.includes(other)) others.push(run.replace(part, other))
    }
  }
  return others.slice(0, MAX_RUNS)
}
