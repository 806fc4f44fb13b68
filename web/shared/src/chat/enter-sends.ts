import { siteStorage } from '../session/storage.ts'

const ENTER_BREAKS_LINE = 'enter_breaks_line'

export const readEnterSends = (): boolean => siteStorage.get(ENTER_BREAKS_LINE) === null

export const setEnterSends = (enterSends: boolean): void =>
  enterSends ? siteStorage.remove(ENTER_BREAKS_LINE) : siteStorage.set(ENTER_BREAKS_LINE, '1')

/** What of a pressed key matters here. */
export interface PressedKey {
  key: string
  shiftKey: boolean
  isComposing: boolean
  keyCode: number
}

/** Of a key that an input method takes for the word that is being composed, also in Safari, which then has ended composing. */
const COMPOSING_KEY = 229

/** Whether a key sends the message: Enter, with Shift where Enter alone begins a line; never while a word is composed. */
export const sends = ({ key, shiftKey, isComposing, keyCode }: PressedKey, enterSends: boolean): boolean =>
  key === 'Enter' && !isComposing && keyCode !== COMPOSING_KEY && shiftKey !== enterSends
