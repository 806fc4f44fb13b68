import { mainFunctions } from '@hanap/markets/functions'
import { headingWords } from '../headings/heading-words.ts'
import type { UnplacedLine } from './line.ts'

/**
 * Lam and alef are drawn as one sign. Some writers of PDFs name its two letters in the order in which they are drawn,
 * from the left, and every “لا” is read as “ال”. No word begins with what then stands after an article, and a text in
 * that state has no lam before an alef at all.
 */
const TURNED = /ا[اأإآ]ل/u
const RIGHT = /ل[اأإآ]/u
const CERTAIN = /ا([اأإآ])ل/gu
/** The plural's ending, as in “مؤهلات”. */
const PLURAL = /(?<=[^\P{L}ا])الت(?!\p{L})/gu
const FINAL = /(?<!\p{L})عىل(?!\p{L})/gu

const turned = (word: string) => word.replace(/ل([اأإآ])/gu, '$1ل')

let wordsByTurned: ReadonlyMap<string, string> | undefined

/** Words of our lists that have the sign, by how they would be misread. */
const turnedWords = (): ReadonlyMap<string, string> => {
  wordsByTurned ??= new Map(
    [
      ...mainFunctions('ar').flatMap(main =>
        main.sub_function_list.flatMap(sub => sub.job_titles.map(title => title.function_title_value)),
      ),
      ...Object.values(headingWords),
      'الميلاد ميلاد الجلسة ولاية سلامة السلامة مجلات شلالات خلال العلاقات علاقات ملاحظات معاملات المبيعات',
    ]
      .flatMap(text => text.match(/\p{Script=Arabic}+/gu) ?? [])
      .filter(word => RIGHT.test(word.slice(1)))
      .map(word => [turned(word), word] as const),
  )
  return wordsByTurned
}

const mended = (text: string): string =>
  text
    .replace(/\p{Script=Arabic}+/gu, word => turnedWords().get(word) ?? word)
    .replace(CERTAIN, 'ال$1')
    .replace(PLURAL, 'لات')
    .replace(FINAL, 'على')

/** Lines with lam and alef in their order; as long as before. */
export const withLamAlef = (lines: readonly UnplacedLine[]): UnplacedLine[] => {
  const isTurned = lines.some(({ cells }) => cells.some(({ text }) => TURNED.test(text)))
  const isRight = lines.some(({ cells }) => cells.some(({ text }) => RIGHT.test(text)))
  if (!isTurned || isRight) return [...lines]
  return lines.map(line => ({
    ...line,
    cells: line.cells.map(cell => ({ ...cell, text: mended(cell.text) })),
  }))
}
