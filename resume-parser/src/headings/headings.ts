import { CJK, foldCharacters } from '../layout/characters.ts'
import { partByForm } from './heading-forms.ts'
import { headingWords, type ResumePart } from './heading-words.ts'

const MAX_LENGTH = 60
/** A list's item, the end of a sentence, or a word of one. */
const NO_HEADING = /^[•◦▪‣·●○*–—-]\s|[^.][.。]$|^\p{Ll}|[:：].*[\p{L}\p{N}]/u

/** “E X P E R I E N C E” as one word. */
const withoutSpread = (text: string) =>
  /^(?:\S\s){3,}\S$/u.test(text) || (CJK.test(text) && text.length < 16) ? text.replace(/\s+/g, '') : text

/** Icons, numbers, letters of a list and rules before a heading. */
const LEAD = /^(?:(?:[ivx]{1,4}|[a-h]|\d{1,2})\s?[.)、:]\s*|[^\p{L}]+(?=\p{L})|[^\p{L}]+$)/u

/** Columns of the Japanese form before the one that has the heading. */
const TABLE_HEAD = /^年月(?=.)/u

/** The name of a heading as the list has it. */
const nameOf = (text: string): string => {
  const name = foldCharacters(text)
    .normalize('NFC')
    .replace(/[\t|]+/g, ' ')
    .trim()
    .replace(/^[\p{P}\p{S}\p{Co}\s]+/u, '')
    .replace(LEAD, '')
    .replace(/^[\p{P}\p{S}\p{Co}\s]+/u, '')
    .replace(/[\s\p{P}\p{S}\p{Co}]+$/u, '')
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
  return withoutSpread(name).replace(TABLE_HEAD, '')
}

const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ''],
  [/0/g, 'o'],
  [/[1l!|]/g, 'i'],
  [/5/g, 's'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[^\p{L}]/gu, ''],
]
/** The same for letters that a scan takes for one another, and without spaces. */
const blurred = (name: string) =>
  LOOK_ALIKES.reduce((text, [pattern, letters]) => text.replace(pattern, letters), name)

const partsByName = new Map<string, ResumePart>()
const partsByBlur = new Map<string, ResumePart>()
const MIN_BLURRED = 6
// The first that has a name keeps it.
for (const [part, words] of Object.entries(headingWords))
  for (const word of words.split(/,\s*/)) {
    const name = nameOf(word)
    if (name && !partsByName.has(name)) partsByName.set(name, part as ResumePart)
    const blur = blurred(name)
    if (blur.length >= MIN_BLURRED && !CJK.test(blur) && !partsByBlur.has(blur))
      partsByBlur.set(blur, part as ResumePart)
  }

const WORDS_BETWEEN = /\s*(?:&|\+|\/|\band\b|\be\b|\by\b|\bdan\b|\bve\b|と|及び|与|與|和|及|・)\s*/u
const IN_BRACKETS = /\s*[(（[][^()（）[\]]*[)）\]]?/gu

const joined = (name: string): ResumePart | undefined => {
  const [first, ...rest] = name.split(WORDS_BETWEEN)
  if (first === undefined || rest.length === 0 || rest.length > 2) return undefined
  const parts = [first, ...rest].map(each => partsByName.get(each))
  if (parts.some(part => part === undefined)) return undefined
  return parts.includes('work') && parts.includes('education') ? 'workAndEducation' : parts[0]
}

/** Which part a line of text begins, where it is nothing but a heading that the list has. */
export const headingOf = (text: string): ResumePart | undefined => {
  if (text.length > MAX_LENGTH || NO_HEADING.test(text.trim())) return undefined
  const name = nameOf(text)
  return partsByName.get(name) ?? joined(name) ?? partsByName.get(nameOf(text.replace(IN_BRACKETS, '')))
}

/** Which part it would begin if it were a heading: misread letters and words that headings are made of. */
export const likelyHeadingOf = (text: string): ResumePart | undefined => {
  if (text.length > MAX_LENGTH || NO_HEADING.test(text.trim())) return undefined
  const name = nameOf(text)
  return partsByBlur.get(blurred(name)) ?? partByForm(name.replace(IN_BRACKETS, ''))
}
