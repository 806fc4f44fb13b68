import type { AnswerOf, Call } from '@hanap/contracts/call'
import { readTranslation, readTranslationManifest } from '@hanap/contracts/config/config.calls'
import type { Messages } from '@hanap/i18n/message'
import type { MessageKey } from '@hanap/i18n/message-key'
import type { LanguageCode } from '@hanap/markets/languages'
import { type BrowserInput, send } from '../calls/call.ts'
import { areaOf, type KeptTexts, keep, keptTexts, readKept } from './kept-texts.ts'

/** Texts that are kept count as current for this long; then the manifest is asked for their version. */
export const CHECK_AFTER_MS = 10 * 60_000
/** Who waits for a form longer than this is better off on its page. */
const LIMIT_MS = 8000

/** One after the other, so that what one has fetched the next one finds. */
let before: Promise<unknown> = Promise.resolve()

/**
 * Messages that the page did not bring: as they are kept, else from the server; undefined where neither has all of them.
 * What is kept is given at once, also without a connection, and its version asked for behind it.
 */
export const lateTexts = async (
  language: LanguageCode,
  keys: readonly MessageKey[],
): Promise<Messages | undefined> => {
  const stored = keptTexts(language, keys)
  if (stored && isCurrent(language)) return stored
  const renewed = before.then(() => renew(language, keys)).catch(() => undefined)
  before = renewed
  if (stored) return stored
  await renewed
  return keptTexts(language, keys)
}

const isCurrent = (language: LanguageCode): boolean => {
  const { checkedAt = 0 } = readKept(language) ?? {}
  const age = Date.now() - checkedAt
  return age >= 0 && age < CHECK_AFTER_MS
}

const renew = async (language: LanguageCode, keys: readonly MessageKey[]): Promise<void> => {
  // Meanwhile another one may have done it.
  if (keptTexts(language, keys) && isCurrent(language)) return
  const { version, files } = await answerOf(readTranslationManifest, {})
  const hashes = files[language] ?? {}
  const storedFiles = Object.entries(readKept(language)?.files ?? {})
  const still = storedFiles.filter(([area, [hash]]) => hash === hashes[area])
  const texts = { version, language, checkedAt: Date.now(), files: Object.fromEntries(still) }
  // What has changed goes also where its new text does not come.
  keep(texts)
  const areas = new Set([...storedFiles.map(([area]) => area), ...keys.map(areaOf)])
  const missing = [...areas].filter(area => area in hashes && !(area in texts.files))
  const fetched = await Promise.all(missing.map(area => fileOf(texts, area, hashes[area] ?? '')))
  keep({ ...texts, files: { ...texts.files, ...Object.fromEntries(fetched.flat(1)) } })
}

type Entry = [area: string, file: KeptTexts['files'][string]]

/** None where it does not come: the others are kept all the same. */
const fileOf = async (
  { version, language }: Pick<KeptTexts, 'version' | 'language'>,
  area: string,
  hash: string,
): Promise<Entry[]> => {
  const params = { version, language, file: `${area}.json` }
  const messages = await answerOf(readTranslation, { params }).catch(() => undefined)
  return messages ? [[area, [hash, messages]]] : []
}

/** The answer without a word to the reader, who did not ask for it; rejects where there is none. */
const answerOf = async <C extends Call>(descriptor: C, input: BrowserInput<C>): Promise<AnswerOf<C>> => {
  const answer = await send(descriptor, input, { signal: AbortSignal.timeout(LIMIT_MS) })
  if (!answer.ok) throw new Error(`${descriptor.id} answered ${answer.status}`)
  // The server parses every answer through the contract before it leaves.
  const { data }: { data: AnswerOf<C> } = await answer.json()
  return data
}
