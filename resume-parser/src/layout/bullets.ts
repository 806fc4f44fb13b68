import { headingOf } from '../headings/headings.ts'
import { rolesOf } from '../headings/labels.ts'
import type { LineCell, UnplacedLine } from './line.ts'

/** Places in fonts of signs that word processors use for a list's items. */
const SIGN =
  /^[\uf0a7\uf0a8\uf0b7\uf0d8\uf0da\uf0e0\uf0f0\uf0fc\uf0fe\uf06c\uf06d\uf06e\uf06f\uf071\uf075\uf076\uf077\uf09f](?=\s|$)/u
const ALONE = /^(?:[^\p{L}\p{N}\s]|[oOvØ§])$/u

const SPREAD =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?:\s[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])*$/u

const joined = (one: LineCell, other: LineCell): LineCell => ({
  ...one,
  right: other.right,
  text: `${one.text} ${other.text}`,
})

/** A label or a heading whose signs stand far from each other: “氏   名”, “履   歴   書”. */
const withoutSpread = (cells: readonly LineCell[]): readonly LineCell[] => {
  const [first, second, ...rest] = cells
  if (!first || !second || !SPREAD.test(first.text) || !SPREAD.test(second.text)) return cells
  const all = cells.map(({ text }) => text).join(' ')
  if (all.length < 12 && headingOf(all) !== undefined) return [cells.reduce(joined)]
  const both = joined(first, second)
  return rolesOf(both.text).length > 0 ? [both, ...rest] : cells
}

/** Cells of a line whose item has its bullet at its beginning, whatever font drew it; as long as before. */
export const bulleted = (cells: readonly LineCell[]): LineCell[] => {
  const [first, second, ...rest] = withoutSpread(cells)
  if (!first) return []
  const sign = { ...first, text: first.text.replace(SIGN, '•') }
  const isAlone = second !== undefined && ALONE.test(sign.text) && !/[:：]/u.test(sign.text)
  if (!second) return [sign]
  return isAlone
    ? [{ ...second, left: Math.min(first.left, second.left), text: `${sign.text} ${second.text}` }, ...rest]
    : [sign, second, ...rest]
}

export const withBullets = (lines: readonly UnplacedLine[]): UnplacedLine[] =>
  lines.map(line => ({ ...line, cells: bulleted(line.cells) }))

/** The beginning of a list's item. */
export const BULLET = /^(?:[•◦▪‣·●○◆■□*➢➤►▶✓✔❖➔→»\p{Co}–—-]\s*(?=\S)|o\s(?=\p{Lu}))/u
/** “1)” and “(a)” before an item that is numbered. */
export const NUMBER = /^(?:\(?\p{Nd}{1,2}[.)]|\(?[a-h][.)])\s+(?=\S)/u
