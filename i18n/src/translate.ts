import { type CatalogueLanguage, direction, intlTag, isolate } from './locale.ts'
import type { CompiledMessage, MessageChoice, MessagePart, Messages, MessageValues } from './message.ts'
import type { MessageKey } from './message-key.ts'

/**
 * Texts in one language. Neither form throws: a key without a text gives the fallback's text, then the key
 * itself; a value that is missing leaves its `{name}` to be seen.
 */
export interface Translate {
  /** The text; tags in it are dropped and their content stays. */
  (key: MessageKey, values?: MessageValues): string
  /** The text in parts, for messages with tags: `Read <terms>the terms</terms>.` */
  parts(key: MessageKey, values?: MessageValues): readonly MessagePart[]
  /** Whether there is a text for a key that is only known when the program runs. */
  has(key: string): key is MessageKey
  readonly language: CatalogueLanguage
}

/** `messages` are compiled (`pickMessages`, or a fetched file); `fallback` is asked for what they lack. */
export const createTranslator = (
  language: CatalogueLanguage,
  messages: Messages,
  fallback: Messages = {},
): Translate => {
  const speech = speechOf(language)
  const find = (key: string) =>
    Object.hasOwn(messages, key) ? messages[key] : Object.hasOwn(fallback, key) ? fallback[key] : undefined

  const text = (key: MessageKey, values: MessageValues = {}) => {
    const message = find(key) ?? key
    return typeof message === 'string' ? message : join(message, values, speech)
  }
  return Object.assign(text, {
    parts: (key: MessageKey, values: MessageValues = {}) => split(find(key) ?? key, values, speech),
    has: (key: string): key is MessageKey => find(key) !== undefined,
    language,
  })
}

/** What a language's numbers and plurals look like. */
interface LanguageRules {
  readonly numbers: Intl.NumberFormat
  readonly cardinals: Intl.PluralRules
  readonly ordinals: Intl.PluralRules
  readonly dir: 'ltr' | 'rtl'
}

const speeches = new Map<CatalogueLanguage, LanguageRules>()

const speechOf = (language: CatalogueLanguage): LanguageRules => {
  const cached = speeches.get(language)
  if (cached) return cached
  const tag = intlTag(language)
  const speech = {
    numbers: new Intl.NumberFormat(tag),
    cardinals: new Intl.PluralRules(tag),
    ordinals: new Intl.PluralRules(tag, { type: 'ordinal' }),
    dir: direction(language),
  }
  speeches.set(language, speech)
  return speech
}

const join = (
  message: CompiledMessage,
  values: MessageValues,
  speech: LanguageRules,
  counted?: number,
): string => {
  if (typeof message === 'string') return message
  let text = ''
  for (const token of message) {
    if (typeof token === 'string') text += token
    else if (token.length === 1) text += valueText(token[0], values, speech, counted)
    else if (token[1] === '<') text += join(token[2], values, speech, counted)
    else text += join(chosen(token, values, speech), values, speech, countedBy(token, values) ?? counted)
  }
  return text
}

const split = (
  message: CompiledMessage,
  values: MessageValues,
  speech: LanguageRules,
  counted?: number,
): MessagePart[] => {
  const parts: MessagePart[] = []
  const add = (part: MessagePart) => {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  for (const token of typeof message === 'string' ? [message] : message) {
    if (typeof token === 'string') add(token)
    else if (token.length === 1) add(valueText(token[0], values, speech, counted))
    else if (token[1] === '<') add({ tag: token[0], content: split(token[2], values, speech, counted) })
    else
      split(chosen(token, values, speech), values, speech, countedBy(token, values) ?? counted).forEach(add)
  }
  return parts
}

const valueText = (
  name: string,
  values: MessageValues,
  speech: LanguageRules,
  counted: number | undefined,
): string => {
  const value = name === '#' ? counted : Object.hasOwn(values, name) ? values[name] : undefined
  if (typeof value === 'number') return speech.numbers.format(value)
  return value === undefined ? `{${name}}` : isolate(String(value), speech.dir)
}

const countedBy = ([name, kind]: MessageChoice, values: MessageValues): number | undefined =>
  kind === 'select' || !Object.hasOwn(values, name) ? undefined : Number(values[name])

const chosen = (choice: MessageChoice, values: MessageValues, speech: LanguageRules): CompiledMessage => {
  const [name, kind, cases] = choice
  const pick = (label: string) => (Object.hasOwn(cases, label) ? cases[label] : undefined)
  const other = pick('other') ?? ''
  const count = countedBy(choice, values)
  if (count === undefined) return pick(String(values[name])) ?? other
  const rules = kind === 'plural' ? speech.cardinals : speech.ordinals
  return pick(`=${count}`) ?? pick(rules.select(count)) ?? other
}
