import { type CatalogueTexts, type Finding, fileOf, wordsOf } from './texts.ts'

/** Left column of the table under `## Forbidden words` of a glossary: words, and what to say in their place. */
export const forbiddenWords = (glossary: string): ReadonlyMap<string, string> => {
  const section = glossary.split(/^## /m).find(part => part.startsWith('Forbidden words')) ?? ''
  const rows = [...section.matchAll(/^\| *(.+?) *\| *(.*?) *\|/gm)].slice(1)
  return new Map(
    rows.flatMap(([, word = '', instead = '']) => (/^[-: ]+$/.test(word) ? [] : [[word, instead] as const])),
  )
}

export const checkGlossary = (
  language: string,
  texts: CatalogueTexts,
  forbidden: ReadonlyMap<string, string>,
): Finding[] => {
  const rules = [...forbidden].map(([word, instead]) => ({ word, instead, pattern: patternOf(word) }))
  return [...texts].flatMap(([key, text]) =>
    rules
      .filter(({ pattern }) => pattern.test(wordsOf(text)))
      .map(({ word, instead }) => ({
        file: fileOf(language, key),
        key: key.slice(key.indexOf('.') + 1),
        reason: `says “${word}”; the glossary wants “${instead}”`,
      })),
  )
}

/** A whole word, in any case; Chinese and Japanese set no spaces between words, so there any place counts. */
const patternOf = (word: string): RegExp => {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const spaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
  return new RegExp(spaced ? `(?<!\\p{L})${literal}(?!\\p{L})` : literal, 'iu')
}
