import type { TextChange } from '@hanap/contracts/go/career-summary.schemas'
import { intlTag } from '@hanap/i18n/locale'
import type { LanguageCode } from '@hanap/markets/languages'

const wordsOf = (text: string, language: LanguageCode): string[] =>
  [...new Intl.Segmenter(intlTag(language), { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  )

/** Lengths of the longest common subsequences of what follows each pair of places. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const [row, below] = [rows[at], rows[at + 1]]
      if (row && below)
        row[to] =
          before[at] === after[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
  return rows
}

/** The way from one text to another, word by word; removed words stand before those added in their place. */
export const difference = (before: string, after: string, language: LanguageCode): TextChange[] => {
  const [old, fresh] = [wordsOf(before, language), wordsOf(after, language)]
  const lengths = commonLengths(old, fresh)
  const changes: TextChange[] = []
  const add = (kind: TextChange['kind'], text: string) => {
    const last = changes.at(-1)
    if (last?.kind === kind) last.text += text
    else changes.push({ kind, text })
  }
  let [at, to] = [0, 0]
  while (at < old.length || to < fresh.length) {
    const [word, other] = [old[at], fresh[to]]
    if (word !== undefined && word === other) {
      add('same', word)
      at += 1
      to += 1
    } else if (
      word !== undefined &&
      (other === undefined || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      add('removed', word)
      at += 1
    } else {
      add('added', other ?? '')
      to += 1
    }
  }
  return changes
}
