import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { compile, MessageSyntaxError } from './compile.ts'
import type { CatalogueLanguage, PseudoLanguage } from './locale.ts'
import type { CompiledMessage, Messages } from './message.ts'
import { type Area, areas, isArea, type MessageKey } from './message-key.ts'
import { pseudo } from './pseudo.ts'
import { createTranslator, type Translate } from './translate.ts'

// Found by the package's name, not beside this file, so that it works from inside a built bundle too.
const folder = dirname(dirname(createRequire(import.meta.url).resolve('@hanap/i18n/messages/en/common')))

/** One file as the browser fetches it: the messages of one area, compiled, English where a text is missing. */
export interface TranslationFile {
  /** JSON of `Messages`. */
  readonly body: string
  /** Of the body; usable as an ETag. */
  readonly hash: string
}

export interface TranslationManifest {
  /** Changes when any text of any language does. */
  readonly version: string
  /** Hashes by language and area. */
  readonly languages: Readonly<Record<LanguageCode, Readonly<Record<Area, string>>>>
}

const isPseudo = (language: CatalogueLanguage): language is PseudoLanguage => language.startsWith('pseudo-')

const once = <Arguments extends readonly string[], Made>(
  make: (...args: Arguments) => Made,
): ((...args: Arguments) => Made) => {
  const made = new Map<string, Made>()
  return (...args) => {
    const key = args.join(' ')
    const cached = made.get(key)
    if (cached !== undefined) return cached
    const value = make(...args)
    made.set(key, value)
    return value
  }
}

/** All messages of some areas (all, when none are named), English where a text is missing. */
export const catalogue = (language: CatalogueLanguage, included: readonly Area[] = areas): Messages =>
  Object.assign({}, ...included.map(area => areaMessages(language, area)))

/** Only what a page uses: whole areas, or single messages by their key. JSON-safe. */
export const pickMessages = (
  language: CatalogueLanguage,
  names: readonly (Area | MessageKey)[],
): Messages => {
  const picked: Record<string, CompiledMessage> = {}
  for (const name of names) {
    if (isArea(name)) {
      Object.assign(picked, areaMessages(language, name))
    } else {
      const message = areaMessages(language, areaOf(name))[name]
      if (message !== undefined) picked[name] = message
    }
  }
  return picked
}

/** The server's translator: every area of one language. */
export const translator: (language: CatalogueLanguage) => Translate = once(language =>
  createTranslator(language, catalogue(language)),
)

/** What `GET /api/config/translations/manifest` answers. */
export const translationManifest: () => TranslationManifest = once(() => {
  const hashes = languages.map(({ code }) => [
    code,
    Object.fromEntries(areas.map(area => [area, fileOf(code, area).hash])),
  ])
  return { version: hashOf(JSON.stringify(hashes)), languages: Object.fromEntries(hashes) }
})

/** What `GET /api/config/translations/{version}/{language}/{file}` answers; undefined when there is no such file. */
export const translationFile = (language: string, file: string): TranslationFile | undefined => {
  const entry = languages.find(({ code }) => code === language)
  const area = file.replace(/\.json$/, '')
  return entry && isArea(area) ? fileOf(entry.code, area) : undefined
}

const fileOf = once((language: LanguageCode, area: Area): TranslationFile => {
  const body = JSON.stringify(areaMessages(language, area))
  return { body, hash: hashOf(body) }
})

const areaMessages: (language: CatalogueLanguage, area: Area) => Messages = once((language, area) => {
  if (isPseudo(language)) {
    const english = Object.entries(areaMessages('en', area))
    return Object.fromEntries(english.map(([key, message]) => [key, pseudo(language, message)]))
  }
  const own = read(language, area)
  return language === 'en' ? own : { ...areaMessages('en', area), ...own }
})

/** A text that does not compile is left out, as a missing one is: a mistake in one text never stops a server. */
const read = (language: LanguageCode, area: Area): Messages => {
  const path = join(folder, language, `${area}.json`)
  const texts: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const messages: Record<string, CompiledMessage> = {}
  for (const [key, text] of Object.entries(texts ?? {})) {
    try {
      messages[`${area}.${key}`] = compile(String(text))
    } catch (error) {
      if (!(error instanceof MessageSyntaxError)) throw error
    }
  }
  return messages
}

const areaOf = (key: MessageKey): Area => {
  const area = key.slice(0, key.indexOf('.'))
  if (!isArea(area)) throw new Error(`${key} is in no area`)
  return area
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
