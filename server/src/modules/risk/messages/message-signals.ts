import type { WordingFamily } from '../families.ts'
import { type RiskSignal, riskSignals } from '../signals.ts'
import { readable } from '../wording/text.ts'
import { hasDisguisedContact } from './disguised-contact.ts'
import { hasHiddenNumber } from './hidden-number.ts'
import { hasImitatedHost } from './imitated-host.ts'
import { type MessageForm, type MessageSign, messageSigns, sentenceSigns } from './signs.ts'
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
  host: /(?<![\w@.-])(?:[a-z\d-]{1,63}\.){1,5}(?:com|net|org|top|xyz|site|online|shop|info|vip|cc|club|live|work|click|icu|app|link|store|biz|pro|me|in|co|io|tk|cn|jp|tw|br|mx|tr|id|my|sa|ae)(?![\w.@-])/,
  handle: /(?<![\w.])@[a-z][\w.]{2,40}|\bid ?[:：]? ?(?=[a-z_]{0,20}\d|[a-z]{0,20}_)[a-z\d_.]{4,30}/,
  phone: /(?<![\d\w])\+?\d(?:[ ().-]{0,2}\d){7,14}(?!\d)/,
  chatLink:
    /(?<![\w.-])(?:t\.me|telegram\.me|wa\.me|wa\.link|chat\.whatsapp\.com|line\.me|lin\.ee|api\.whatsapp\.com)\/[\w@+~-]/,
}

const isForm = (name: string): name is MessageForm => Object.hasOwn(forms, name)

type Said = (name: keyof MessageWords | MessageForm) => boolean

/** Asks a passage for words of one language; each is looked for once. */
const saidIn = (words: MessageWords, compiled: Map<string, RegExp>, passage: string): Said => {
  const answers = new Map<string, boolean>()
  const patternFor = (name: keyof MessageWords | MessageForm): RegExp => {
    if (isForm(name)) return forms[name]
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

/** What is written in more lines than that is read by several at once: each passage costs about a millisecond. */
const MAX_SENTENCES = 60

const atMost = (most: number, sentences: readonly string[]): readonly string[] => {
  const at = Math.ceil(sentences.length / most)
  if (at <= 1) return sentences
  return Array.from({ length: Math.ceil(sentences.length / at) }, (_, index) =>
    sentences.slice(index * at, (index + 1) * at).join(' '),
  )
}

/** A message by every few sentences that follow one another; one of no more than three is read whole. */
export const passagesOf = (text: string, together: number = TOGETHER): string[] => {
  const sentences = atMost(
    MAX_SENTENCES,
    text.split(SENTENCE_ENDS).filter(sentence => sentence.trim() !== ''),
  )
  if (sentences.length <= TOGETHER) return [text]
  return sentences.slice(together - 1).map((_, at) => sentences.slice(at, at + together).join(' '))
}

/** What makes a message honest counts in whichever language it is said: languages are mixed, and near ones share their words. */
const familiesIn = (passages: readonly string[], signs: readonly MessageSign[]): Set<WordingFamily> => {
  const families = new Set<WordingFamily>()
  for (const passage of passages) {
    const speakers = compiledWords.map(({ words, compiled }) => saidIn(words, compiled, passage))
    const isSaid = (name: keyof MessageWords) => speakers.some(says => says(name))
    for (const { family, all, unless } of signs)
      if (!families.has(family) && speakers.some(says => all.every(says)) && !unless.some(isSaid))
        families.add(family)
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
  const families = new Set([
    ...familiesIn(passagesOf(text), messageSigns),
    ...familiesIn(passagesOf(text, 1), sentenceSigns),
  ])
  if (hasHiddenNumber(text) || hasDisguisedContact(source)) families.add('contact_elsewhere')
  if (hasImitatedHost(source)) families.add('company_imitated')
  const signals = [...families].map((key): RiskSignal => ({ key, points: POINTS }))
  return [
    ...signals,
    ...signalsOfAds(source, text).filter(({ key }) => !signals.some(each => each.key === key)),
  ]
}
