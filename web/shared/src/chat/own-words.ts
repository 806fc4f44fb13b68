import { readSessionUser } from '../session/session.ts'
import { siteStorage } from '../session/storage.ts'
import { forgetFile, forgetFiles } from './files/unsent-files.ts'

/** A file of a message that waits to be sent; its content is kept under the message's client id. */
export interface UnsentFile {
  kind: 'image' | 'file'
  name: string
  /** Of an image, as an address that holds it. */
  thumbnail: string | null
  /** The server's; null while it does not have the file. */
  id: string | null
}

/** A message that waits to be sent. */
export interface UnsentMessage {
  chatId: string
  clientId: string
  text: string
  /** Why the server refused it; null while it has not. */
  problem: string | null
  file?: UnsentFile
}

/** What the person wrote in this browser and the server does not have yet. */
interface OwnWords {
  /** By chat. */
  drafts: Record<string, string>
  /** In the order in which they were written. */
  unsent: readonly UnsentMessage[]
}

const empty: OwnWords = { drafts: {}, unsent: [] }

/** Under the account's id: another person may log in in this browser. */
const keyOf = () => `chats ${readSessionUser()?.id}`

/** What a browser has that keeps nothing, while the page is open; whose it is, as another person may log in beside it. */
let unstored = { key: '', words: empty }
let read: { text: string; words: OwnWords } | undefined
const listeners = new Set<() => void>()

const ownWords = (): OwnWords => {
  const key = keyOf()
  const text = siteStorage.get(key)
  if (text === null) return unstored.key === key ? unstored.words : empty
  // Nobody else writes under this key.
  if (read?.text !== text) read = { text, words: JSON.parse(text) as OwnWords }
  return read.words
}

const change = (next: Partial<OwnWords>) => {
  unstored = { key: keyOf(), words: { ...ownWords(), ...next } }
  siteStorage.set(unstored.key, JSON.stringify(unstored.words))
  for (const listener of listeners) listener()
}

/** Every page of the browser hears of a change. */
export const onOwnWords = (listener: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Another page has logged out; the session that names the key may be gone already.
    if (key === unstored.key && newValue === null) unstored = { key, words: empty }
    if (key === keyOf()) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export const unsentMessages = (): readonly UnsentMessage[] => ownWords().unsent

export const addUnsent = (message: UnsentMessage): void => change({ unsent: [...unsentMessages(), message] })

export const removeUnsent = (clientId: string): void => {
  if (unsentMessages().some(each => each.clientId === clientId && each.file)) forgetFile(clientId)
  change({ unsent: unsentMessages().filter(each => each.clientId !== clientId) })
}

/** The server has a message's file, or has it no longer. */
export const setFileId = (clientId: string, id: string | null): void =>
  change({
    unsent: unsentMessages().map(each =>
      each.clientId === clientId && each.file ? { ...each, file: { ...each.file, id } } : each,
    ),
  })

export const setProblem = (clientId: string, problem: string | null): void =>
  change({
    unsent: unsentMessages().map(each => (each.clientId === clientId ? { ...each, problem } : each)),
  })

export const draftOf = (chatId: string): string => ownWords().drafts[chatId] ?? ''

export const keepDraft = (chatId: string, text: string): void => {
  const { [chatId]: _, ...others } = ownWords().drafts
  change({ drafts: text === '' ? others : { ...others, [chatId]: text } })
}

/** Log-out leaves nothing of the person in the browser. */
export const forgetOwnWords = (): void => {
  unstored = { key: '', words: empty }
  siteStorage.remove(keyOf())
  forgetFiles()
}
