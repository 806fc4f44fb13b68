import type { WordingFamily } from '../families.ts'
import { type RiskSignal, riskSignals } from '../signals.ts'
import { readable } from '../wording/text.ts'
import { hasHiddenNumber } from './hidden-number.ts'
import { type MessageForm, type MessageSign, messageSigns } from './signs.ts'
import { wordPattern } from './word-patterns.ts'
import { arabicMessages } from './words/ar.ts'
import { englishMessages } from './words/en.ts'
import { spanishMessages } from './words/es.ts'
import { indonesianMessages } from './words/id.ts'
import { japaneseMessages } from './words/ja.ts'
import { malayMessages } from './words/ms.ts'
import { brazilianPortugueseMessages } from './words/pt-br.ts'
import { turkishMessages } from './words/tr.ts'
import { simplifiedChineseMessages } from './words/zh-cn.ts'
import { traditionalChineseMessages } from './words/zh-tw.ts'
import type { MessageWords } from './words.ts'

export const wordsOfMessages: readonly MessageWords[] = [
  englishMessages,
  spanishMessages,
  brazilianPortugueseMessages,
  turkishMessages,
  arabicMessages,
  simplifiedChineseMessages,
  traditionalChineseMessages,
  japaneseMessages,
  indonesianMessages,
  malayMessages,
]

/** A sign of a message suffices alone. */
const POINTS = 10
/** What belongs together stands in so many sentences one after another. */
const TOGETHER = 3

const forms: Readonly<Record<MessageForm, RegExp>> = {
  number: /\d{2}|[$€£¥₱]\s?\d|[一二三四五六七八九两兩][百千万萬]/,
  host: /(?<![\w@.-])(?:[a-z\d]+-)*[a-z\d]+\.(?:com|net|org|top|xyz|site|online|shop|info|vip|cc|club|live|work)(?![\w.])/,
}

type Said = (name: keyof MessageWords | MessageForm) => boolean

/** Asks a passage for words of one language; each is looked for once. */
const saidIn = (words: MessageWords, compiled: Map<string, RegExp>, passage: string): Said => {
  const answers = new Map<string, boolean>()
  const patternFor = (name: keyof MessageWords | MessageForm): RegExp => {
    if (name === 'number' || name === 'host') return forms[name]
    const pattern = compiled.get(name) ?? wordPattern(words[name])
    compiled.set(name, pattern)
    return pattern
  }
  return name => {
    const answer = answers.get(name) ?? patternFor(name).test(passage)
    answers.set(name, answer)
    return answer
  }
}

/** By language; compiled when first asked for. */
const compiledWords = wordsOfMessages.map(words => ({ words, compiled: new Map<string, RegExp>() }))

const SENTENCE_ENDS = /(?<=[.!?؟])\s+|(?<=[。！？])|\n+/

/** A message by every few sentences that follow one another. */
export const passagesOf = (text: string): string[] => {
  const sentences = text.split(SENTENCE_ENDS).filter(sentence => sentence.trim() !== '')
  if (sentences.length <= TOGETHER) return [text]
  return sentences.slice(TOGETHER - 1).map((_, at) => sentences.slice(at, at + TOGETHER).join(' '))
}

const holds = ({ all, unless }: MessageSign, says: Said): boolean => all.every(says) && !unless.some(says)

const familiesIn = (passages: readonly string[]): Set<WordingFamily> => {
  const families = new Set<WordingFamily>()
  for (const passage of passages)
    for (const { words, compiled } of compiledWords) {
      const says = saidIn(words, compiled, passage)
      for (const each of messageSigns)
        if (!families.has(each.family) && holds(each, says)) families.add(each.family)
    }
  return families
}

/** What ads say weakly and messages say all day. */
const OF_ADS_ONLY: readonly string[] = ['duties_hidden', 'contact_elsewhere', 'companion_work']
const WARNED_FROM = 10

/** What an ad with these words would be warned of, but for what an honest recruiter tells one person. */
const signalsOfAds = (source: string, text: string): RiskSignal[] => {
  const signals = riskSignals(source).filter(({ key }) => !OF_ADS_ONLY.includes(key))
  if (signals.reduce((sum, { points }) => sum + points, 0) < WARNED_FROM) return []
  const isHonest = compiledWords.some(({ words, compiled }) => {
    const says = saidIn(words, compiled, text)
    return says('denial') || says('weCover')
  })
  return isHonest ? [] : signals
}

/** Signs of fraud in what one person writes to another in a chat, in any language. */
export const messageSignals = (source: string): RiskSignal[] => {
  const { text } = readable(source)
  const families = familiesIn(passagesOf(text))
  if (hasHiddenNumber(text)) families.add('contact_elsewhere')
  const signals = [...families].map((key): RiskSignal => ({ key, points: POINTS }))
  return [
    ...signals,
    ...signalsOfAds(source, text).filter(({ key }) => !signals.some(each => each.key === key)),
  ]
}
