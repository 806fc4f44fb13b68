import { languages } from '@hanap/markets/languages'
import type { SignedInPerson } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import type { MessageContent } from '../messages/message-content.ts'
import { phrasesFor } from './phrases.ts'
import { ownPhrasesOf } from './phrases-store.ts'

const WRITTEN_PLACEHOLDER = /\\\{(?:name|job|company)\\\}/g
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** Matches a phrase with whatever stands for its placeholders. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(`^${phrase.trim().replace(SPECIAL, '\\$&').replace(WRITTEN_PLACEHOLDER, '.{1,200}')}$`, 'su')

let readyMade: readonly RegExp[] | undefined
const readyMadePatterns = (): readonly RegExp[] => {
  readyMade ??= languages.flatMap(({ code }) =>
    phrasesFor('recruiter', [], { language: code }).map(({ text }) => patternOf(text)),
  )
  return readyMade
}

/** Whether a text is nothing but phrases, as they are or filled in. */
const isOnlyPhrases = (text: string, ownPhrases: readonly string[]): boolean => {
  const patterns = [...ownPhrases.map(patternOf), ...readyMadePatterns()]
  const isPhrase = (part: string) => patterns.some(pattern => pattern.test(part))
  const lines = text.split('\n').flatMap(line => line.trim() || [])
  return isPhrase(text.trim()) || lines.every(isPhrase)
}

/** Whether a recruiter's message was chosen rather than written: it answers nobody (hiring.md, Chat: response clock). */
export const isTemplate = async (
  db: Db,
  { kind, accountId }: SignedInPerson,
  { text }: Pick<MessageContent, 'text'>,
): Promise<boolean> =>
  kind === 'recruiter' && text !== null && isOnlyPhrases(text, await ownPhrasesOf(db, accountId))
