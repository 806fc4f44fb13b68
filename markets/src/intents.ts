import { type Intent, type IntentWords, intentWords } from './intents/words.ts'
import type { LanguageCode } from './languages.ts'

export type { Intent } from './intents/words.ts'

/** A keyword without the words that say something else than the work, and what those ask for. */
export interface ReadKeyword {
  keyword: string
  intents: readonly Intent[]
}

const INTENTS: readonly Intent[] = ['remote', 'hybrid', 'partTime', 'fullTime', 'noExperience', 'nearMe']
/** Quotes, exclusions and prefixes say exactly what is meant. */
const HAS_SYNTAX = /["“”„‟＂«»「」『』:：]|(^|\s)[-－−]/u
/** Two signs begin and end too many other words. */
const IDEOGRAPHS = /^\p{Script=Han}{3,}$/u

interface IntentPattern {
  pattern: RegExp
  intent: Intent | null
}

/** Between blanks or ends; of ideographs, which nothing parts, at the beginning or end of a run, too. */
const patternOf = (words: string): RegExp => {
  const own = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s-]+`)
  const alone = String.raw`(?<![^\s,])${own}(?![^\s,])`
  if (!IDEOGRAPHS.test(words)) return new RegExp(alone, 'gu')
  return new RegExp(String.raw`(?<![^\s,])${own}|${own}(?![^\s,])`, 'gu')
}

const made = new Map<LanguageCode, readonly IntentPattern[]>()

const expressionsOf = (language: LanguageCode): readonly IntentPattern[] => {
  const cached = made.get(language)
  if (cached) return cached
  const words: IntentWords = intentWords[language]
  const expressions = [
    ...words.names.map(text => ({ text, intent: null })),
    ...INTENTS.flatMap(intent => words[intent].map(text => ({ text, intent }))),
  ]
    // The longest first: it says what the shorter ones within it say, or that they mean something else.
    .sort((a, b) => b.text.length - a.text.length)
    .map(({ text, intent }) => ({ pattern: patternOf(text), intent }))
  made.set(language, expressions)
  return expressions
}

/** Signs that take the places of names while other expressions are looked for; no keyword has them. */
const FIRST_RETAINED = 0xe000
const RETAINED = /[\u{e000}-\u{e0ff}]/gu

/**
 * What a keyword asks for beside the work ("work from home", "part time", "near me"), in these languages. A keyword with quotes, a
 * minus or a prefix says what it means and stays whole.
 */
export const readIntents = (keyword: string, languages: readonly LanguageCode[]): ReadKeyword => {
  const whole: ReadKeyword = { keyword, intents: [] }
  if (keyword === '' || HAS_SYNTAX.test(keyword)) return whole
  const intents = new Set<Intent>()
  const names: string[] = []
  let left = keyword
  for (const language of new Set(languages)) {
    for (const { pattern, intent } of expressionsOf(language)) {
      left = left.replaceAll(pattern, text => {
        if (intent) {
          intents.add(intent)
          return ' '
        }
        names.push(text)
        return String.fromCodePoint(FIRST_RETAINED + names.length - 1)
      })
    }
  }
  if (intents.size === 0) return whole
  const rest = left
    .replaceAll(RETAINED, sign => names[(sign.codePointAt(0) ?? 0) - FIRST_RETAINED] ?? '')
    .split(/[\s,]+/u)
  const words = rest.filter(word => word !== '')
  const jobs = new Set([...new Set(languages)].flatMap(language => intentWords[language].jobs))
  const isAnyWork = words.every(word => jobs.has(word)) || jobs.has(words.join(' '))
  return { keyword: isAnyWork ? '' : words.join(' '), intents: INTENTS.filter(each => intents.has(each)) }
}
