import { functionText, mainFunctions } from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import type { Market } from '@hanap/markets/markets'
import { eachTerm, foldText, queryClauses } from '@hanap/search-engine/analysis'
import type { Translation } from '@hanap/search-engine/schema'
import type { Locale } from '../../../calls/locale.ts'
import { fieldsByPrefix } from '../query/fields.ts'
import { workSynonyms } from './work-synonyms.ts'

/** What one kind of work is called. */
type WorkNames = ReadonlyMap<LanguageCode, readonly string[]>

/** Names looked for beside one expression of a query. */
const MAX_NAMES = 20
/** Expressions of one query that are looked for in other languages. */
const MAX_EXPRESSIONS = 4

const ASIDE = /\s*[(（][^)）]*[)）]/gu
/** 経理担当 is the one in charge of 経理, which is what ads say. */
const IN_CHARGE = /(?<=.{2})担当者?$/u

/** Enfermero/a. */
const EITHER = /\/(?:a|as|ra)(?![\p{L}])/gu

const spoken = (text: string, language: LanguageCode): string[] => {
  const plain = text.replaceAll(ASIDE, '').replaceAll(EITHER, '').trim()
  return language === 'ja' && IN_CHARGE.test(plain) ? [plain, plain.replace(IN_CHARGE, '')] : [plain]
}

const works = (): WorkNames[] => {
  const ids = mainFunctions('en').flatMap(main =>
    main.sub_function_list.flatMap(sub => [sub.id, ...sub.job_titles.map(title => title.id)]),
  )
  return [
    ...ids.map(id => new Map(languages.map(({ code }) => [code, spoken(functionText(id, code), code)]))),
    ...workSynonyms.map(row => new Map(languages.map(({ code }) => [code, row[code].split('|')]))),
  ]
}

const termsOf = (text: string, language: LanguageCode): string[] => {
  const terms: string[] = []
  eachTerm(text, language, (term, isSide) => {
    if (!isSide) terms.push(term)
  })
  return terms
}

/** Works by the terms of their names in one language. */
interface WorkDictionary {
  named: ReadonlyMap<string, readonly WorkNames[]>
  longest: number
}

let allWorks: readonly WorkNames[] | undefined
const dictionaries = new Map<LanguageCode, WorkDictionary>()

const dictionaryOf = (language: LanguageCode): WorkDictionary => {
  const cached = dictionaries.get(language)
  if (cached) return cached
  allWorks ??= works()
  const named = new Map<string, WorkNames[]>()
  let longest = 0
  for (const work of allWorks)
    for (const name of work.get(language) ?? []) {
      const terms = termsOf(name, language)
      if (terms.length === 0) continue
      longest = Math.max(longest, terms.length)
      const key = terms.join(' ')
      const expressions = named.get(key)
      if (expressions) expressions.push(work)
      else named.set(key, [work])
    }
  const made = { named, longest }
  dictionaries.set(language, made)
  return made
}

interface NamedExpression {
  /** As it was typed. */
  text: string
  works: readonly WorkNames[]
}

/** The expressions of a text that name work in a language, each as long as can be. */
const expressionsIn = (text: string, language: LanguageCode): NamedExpression[] => {
  const { named, longest } = dictionaryOf(language)
  const words = text.split(/\s+/).map(word => ({ word, terms: termsOf(word, language) }))
  const expressions: NamedExpression[] = []
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const own = words.slice(at, at + length)
      const works = named.get(own.flatMap(({ terms }) => terms).join(' '))
      if (!works) continue
      expressions.push({ text: own.map(({ word }) => word).join(' '), works })
      at += length - 1
      break
    }
  return expressions
}

/** An expression of a query and its name in another language, as a title writes it. */
export interface NamedIn {
  from: string
  name: string
}

/** Finds in titles what a query names in other languages; nothing in one that has the query's own word. */
export const nameFinder = (translations: readonly Translation[]) => {
  const byLanguage = new Map<LanguageCode, { from: string; own: string; names: [string, string][] }[]>()
  const keyOf = (text: string, language: LanguageCode) => ` ${termsOf(text, language).join(' ')} `
  const namesIn = (language: LanguageCode) => {
    const cached = byLanguage.get(language)
    if (cached) return cached
    const made = translations.map(({ from, to }) => ({
      from,
      own: keyOf(from, language),
      names: to.map((name): [string, string] => [name, keyOf(name, language)]),
    }))
    byLanguage.set(language, made)
    return made
  }
  return (title: string, language: LanguageCode): NamedIn | undefined => {
    const terms = keyOf(title, language)
    for (const { from, own, names } of namesIn(language)) {
      if (terms.includes(own)) continue
      const name = names.find(([, key]) => terms.includes(key))?.[0]
      if (name !== undefined) return { from, name: asWritten(title, name) }
    }
    return undefined
  }
}

const asWritten = (title: string, name: string): string => {
  const folded = foldText(title)
  const at = folded.indexOf(foldText(name))
  return at < 0 || folded.length !== title.length ? name : title.slice(at, at + foldText(name).length)
}

const CHINESE: readonly LanguageCode[] = ['zh-cn', 'zh-tw']

/**
 * Japanese and Chinese write different work with the same signs (経理 keeps the books, 经理 manages): where a market has
 * one of them, the other's names are not looked for.
 */
const misread = ({ languages: own }: Market): readonly LanguageCode[] => {
  const hasChinese = CHINESE.some(code => own.includes(code))
  if (own.includes('ja')) return hasChinese ? [] : CHINESE
  return hasChinese ? ['ja'] : []
}

/**
 * The job titles and kinds of work that a text names in the reader's language, the market's or English, with what they are
 * called in all others. What stands in quotes is meant as it is.
 */
export const translationsInQuery = (text: string, { market, language: readers }: Locale): Translation[] => {
  const byKey = new Map<string, { from: string; to: Map<string, string> }>()
  const plain = queryClauses(text, fieldsByPrefix()).filter(
    ({ isPhrase, isExcluded }) => !isPhrase && !isExcluded,
  )
  const left = misread(market)
  for (const language of new Set<LanguageCode>([readers, ...market.languages, 'en']))
    for (const { text: typed, works: named } of plain.flatMap(clause =>
      expressionsIn(clause.text, language),
    )) {
      const key = foldText(typed)
      const entry = byKey.get(key) ?? { from: typed, to: new Map<string, string>() }
      byKey.set(key, entry)
      for (const work of named)
        for (const [other, names] of work) {
          if (other === language || left.includes(other)) continue
          for (const each of names)
            if (foldText(each) !== key && !entry.to.has(foldText(each))) entry.to.set(foldText(each), each)
        }
    }
  return [...byKey.values()]
    .map(({ from, to }) => ({ from, to: [...to.values()].slice(0, MAX_NAMES) }))
    .filter(({ to }) => to.length > 0)
    .slice(0, MAX_EXPRESSIONS)
}
