import type { CompiledMessage, Messages } from '@hanap/i18n/message'
import type { MessageKey } from '@hanap/i18n/message-key'
import type { LanguageCode } from '@hanap/markets/languages'
import { siteStorage } from '../session/storage.ts'

/** One file of texts, with its hash in the manifest. */
type KeptFile = readonly [hash: string, messages: Messages]

/** Texts of one language and version (spec section 9: the translation cache). */
export interface KeptTexts {
  version: string
  language: LanguageCode
  /** When the version was last asked for, in milliseconds. */
  checkedAt: number
  /** By area, the one that was fetched last at the end. */
  files: Readonly<Record<string, KeptFile>>
}

/** In local storage, for all tabs. */
export const KEY = 'texts'
/** In characters, of which local storage has five million for everything. */
export const MAX_LENGTH = 60_000

/** What this tab has fetched itself: for a browser that keeps nothing, and beside a tab in another language. */
let own: KeptTexts | undefined

/** The texts of a language as they are kept, whatever of them there is. */
export const readKept = (language: LanguageCode): KeptTexts | undefined => {
  const stored = parsed(siteStorage.get(KEY))
  if (stored?.language === language) return stored
  return own?.language === language ? own : undefined
}

/** Keeps texts in the place of all that were kept before; of too many, those that were fetched last. */
export const keep = (texts: KeptTexts): void => {
  own = texts
  // A full storage would refuse the new ones and keep the old.
  siteStorage.remove(KEY)
  const files = Object.entries(texts.files)
  const written = () => JSON.stringify({ ...texts, files: Object.fromEntries(files) })
  while (written().length > MAX_LENGTH) files.shift()
  siteStorage.set(KEY, written())
}

/** All of the messages, or nothing. */
export const keptTexts = (language: LanguageCode, keys: readonly MessageKey[]): Messages | undefined => {
  const stored = readKept(language)
  return stored && messagesOf(stored, keys)
}

export const areaOf = (key: MessageKey): string => key.slice(0, key.indexOf('.'))

const messagesOf = ({ files }: KeptTexts, keys: readonly MessageKey[]): Messages | undefined => {
  const messages: Record<string, CompiledMessage> = {}
  for (const key of keys) {
    const message = files[areaOf(key)]?.[1][key]
    if (message === undefined) return undefined
    messages[key] = message
  }
  return messages
}

const parsed = (text: string | null): KeptTexts | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isKept = (value: unknown): value is KeptTexts =>
  isObject(value) &&
  'version' in value &&
  typeof value.version === 'string' &&
  'language' in value &&
  'checkedAt' in value &&
  typeof value.checkedAt === 'number' &&
  'files' in value &&
  isObject(value.files) &&
  Object.values(value.files).every(isFile)

const isFile = (file: unknown): boolean =>
  Array.isArray(file) &&
  typeof file[0] === 'string' &&
  isObject(file[1]) &&
  Object.values(file[1]).every(message => typeof message === 'string' || Array.isArray(message))
