import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Something wrong with a text: where it stands, and what is wrong. `key` is empty when it is the file. */
export interface Finding {
  readonly file: string
  readonly key: string
  readonly reason: string
}

/** ICU texts by whole key (`search.results`), in the order of the files. */
export type CatalogueTexts = ReadonlyMap<string, string>

/** One language's files as they stand on disk, with what could not be read of them. */
export interface LanguageTexts {
  readonly areas: readonly string[]
  readonly texts: CatalogueTexts
  readonly findings: readonly Finding[]
}

/** The file of a key, as a finding names it. */
export const fileOf = (language: string, key: string): string =>
  `i18n/messages/${language}/${key.slice(0, key.indexOf('.'))}.json`

/** What a reader sees of an ICU text: without the names of arguments, plural cases and tags. */
export const wordsOf = (text: string): string =>
  text
    .replace(/\{\w+\}|<\/?\w+>/g, ' ')
    .replace(/\{\w+, *(?:plural|selectordinal|select),/g, ' ')
    .replace(/[\w=]+ *(?=\{)/g, ' ')

export const readLanguage = (folder: string, language: string): LanguageTexts => {
  const home = join(folder, language)
  const areas = existsSync(home)
    ? readdirSync(home).flatMap(name => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
    : []
  const texts = new Map<string, string>()
  const findings: Finding[] = []
  for (const area of areas) {
    const file = fileOf(language, `${area}.`)
    for (const [key, text] of Object.entries(readObject(join(home, `${area}.json`), file, findings))) {
      if (typeof text === 'string' && text.trim() === text && text) texts.set(`${area}.${key}`, text)
      else findings.push({ file, key, reason: 'is not a text, is empty, or has spaces around it' })
    }
  }
  return { areas, texts, findings }
}

/** The keys that may equal English, by language: names, and words that both languages share. */
export const readAllowedEqual = (
  path: string,
  findings: Finding[],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const lists = existsSync(path) ? Object.entries(readObject(path, 'i18n/allow-equal.json', findings)) : []
  return new Map(
    lists.map(([language, keys]) => [language, new Set(Array.isArray(keys) ? keys.map(String) : [])]),
  )
}

const readObject = (path: string, file: string, findings: Finding[]): object => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof value === 'object' && value !== null) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  findings.push({ file, key: '', reason: 'is not a JSON object' })
  return {}
}
