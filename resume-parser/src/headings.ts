import { CJK, fold } from './characters.ts'
import { headingWords, type Part } from './heading-words.ts'

const MAX_LENGTH = 60
/** A list's item, the end of a sentence, or a word of one. */
const NO_HEADING = /^[•◦▪‣·●○◆■*–—-]\s|[.。]$|^\p{Ll}|:.*\S/u

const partsByName = new Map<string, Part>()
// The first that has a name keeps it.
for (const [part, words] of Object.entries(headingWords))
  for (const name of words.split(/,\s*/).map(word => word.trim().replace(/\s+/g, ' ')))
    if (name && !partsByName.has(name)) partsByName.set(name, part as Part)

const WORDS_BETWEEN = /\s*(?:&|\+|\band\b|\be\b|\by\b|\bdan\b|\bve\b|と|与|與|和|及)\s*/u

/** “E X P E R I E N C E” as one word. */
const withoutSpread = (text: string) =>
  /^(?:\S\s){3,}\S$/u.test(text) || (CJK.test(text) && text.length < 16) ? text.replace(/\s+/g, '') : text

/** The name of a heading as the list has it. */
const nameOf = (text: string): string =>
  withoutSpread(
    fold(text)
      .normalize('NFC')
      .replace(/[\t|]+/g, ' ')
      .replace(/^[\s\p{P}\p{S}\d]+(?=\p{L})/u, '')
      .replace(/[\s\p{P}\p{S}]+$/u, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** Which part a line of text begins, where it is nothing but a heading. */
export const headingOf = (text: string): Part | undefined => {
  if (text.length > MAX_LENGTH || NO_HEADING.test(text.trim())) return undefined
  const name = nameOf(text)
  const known = partsByName.get(name)
  if (known) return known
  const [first, ...rest] = name.split(WORDS_BETWEEN)
  if (first === undefined || rest.length === 0 || rest.length > 2) return undefined
  const parts = [first, ...rest].map(each => partsByName.get(each))
  return parts.every(part => part !== undefined) ? parts[0] : undefined
}
