import { functionPath, functionText, mainFunctions } from '@hanap/markets/functions'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { emptyTree, type NameTree, putName } from '../../text/name-tree.ts'
import { stemsOf, unspacedOf } from '../../text/words.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import type { Phrases } from './phrases.ts'
import { romance } from './romance.ts'
import { tr } from './tr.ts'
import { zh } from './zh.ts'

/** How much a name says: a job, the field that it is in, or hardly anything. */
export type Strength = 'job' | 'field' | 'generic'

export interface FunctionSense {
  id: number
  strength: Strength
  /** Whether the language says the noun first (`guru bahasa`) or last (`language teacher`). */
  isHeadFirst: boolean
}

export interface FunctionDictionary {
  /** By stems. */
  spaced: NameTree<readonly FunctionSense[]>
  /** By characters, of scripts without blanks. */
  unspaced: NameTree<readonly FunctionSense[]>
}

const headFirst: readonly LanguageCode[] = ['id', 'ms', 'pt-br', 'es', 'ar']

const owned: readonly (readonly [phrases: Phrases, isHeadFirst: boolean])[] = [
  [en, false],
  [id, true],
  [romance, true],
  [tr, false],
  [ar, true],
  [ja, false],
  [zh, false],
]

let built: FunctionDictionary | undefined

/** All names of functions that we know: those of our lists in ten languages and what else people call them. */
export const dictionary = (): FunctionDictionary => {
  built ??= build()
  return built
}

const build = (): FunctionDictionary => {
  const spaced = emptyTree<readonly FunctionSense[]>()
  const unspaced = emptyTree<readonly FunctionSense[]>()
  const add = (name: string, sense: FunctionSense, isTurkish: boolean) => {
    const whole = unspacedOf(name)
    if (whole !== '') put(unspaced, [...whole], sense)
    else for (const stems of isTurkish ? turkishForms(name) : [stemsOf(name)]) put(spaced, stems, sense)
  }
  for (const [phrases, isHeadFirst] of owned) {
    for (const [functionId, names] of phrases) {
      if (!functionPath(functionId)) throw new Error(`no function ${functionId}`)
      for (const written of names.split(';').map(name => name.trim())) {
        const strength = written.startsWith('~') ? 'field' : written.startsWith('-') ? 'generic' : 'job'
        const name = strength === 'job' ? written : written.slice(1)
        if (name !== '') add(name, { id: functionId, strength, isHeadFirst }, phrases === tr)
      }
    }
  }
  for (const { code } of languages) {
    const isHeadFirst = headFirst.includes(code)
    for (const main of mainFunctions(code)) {
      for (const field of fieldsOf(main.value))
        add(field, { id: main.id, strength: 'field', isHeadFirst }, false)
      for (const sub of main.sub_function_list) {
        for (const field of fieldsOf(sub.value))
          add(field, { id: sub.id, strength: 'field', isHeadFirst }, false)
        for (const title of sub.job_titles)
          add(functionText(title.id, code), { id: title.id, strength: 'job', isHeadFirst }, code === 'tr')
      }
    }
  }
  return { spaced, unspaced }
}

/** `Hotel & Tourism` names two fields. */
const fieldsOf = (name: string) =>
  name.split(/\s*(?:[&,/、・和與与及]|\b(?:and|dan|ve|e|y)\b|\sو\s?)\s*/u).filter(part => part.length > 1)

const put = (tree: NameTree<readonly FunctionSense[]>, name: readonly string[], sense: FunctionSense) =>
  putName(tree, name, (senses = []) => {
    // A name that two lists give to one function counts once; as a job rather than as a field.
    const same = senses.find(each => each.id === sense.id)
    const others = senses.filter(each => each !== same)
    return [...others, same && rank[same.strength] >= rank[sense.strength] ? same : sense]
  })

const rank: Readonly<Record<Strength, number>> = { job: 2, field: 1, generic: 0 }

/** `mühendis` and `mühendisi`, `temsilci` and `temsilcisi`: the name with and without its possessive ending. */
const turkishForms = (name: string): string[][] => {
  const stems = stemsOf(name)
  const last = stems.at(-1) ?? ''
  const start = stems.slice(0, -1)
  const others =
    last.length <= 3
      ? []
      : /s[iu]$/.test(last)
        ? [last.slice(0, -2)]
        : /[iu]$/.test(last)
          ? [last.slice(0, -1), `${last}si`, `${last}su`]
          : /[aeo]$/.test(last)
            ? [`${last}si`, `${last}su`]
            : [`${last}i`, `${last}u`]
  // A short form may be a word of another language: `cari`, `car`.
  return [last, ...others.filter(each => start.length > 0 || each.length > 4)].map(each => [...start, each])
}
