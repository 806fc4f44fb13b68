import type { TextRow } from './rows.ts'

/** A page's rows from the top; heights in points from its foot. */
export interface PageRows {
  rows: TextRow[]
  height: number
}

/** What stands this near to a page's head or foot may be furniture. */
const MARGIN = 0.12
const SAME_HEIGHT = 4

const WORDS = 'page|pag|pagina|página|pág|halaman|hal|muka surat|sayfa|seite|صفحة|الصفحة|ページ|頁|页'
/** Numbers of pages, alone, with the word for one, or before or after the name. */
const NUMBERED = new RegExp(
  [
    `^(?:(?:${WORDS})[.:]?\\s*)?\\p{Nd}{1,3}(?:\\s*(?:/|of|de|dari|daripada|من)\\s*\\p{Nd}{1,3})?\\s*(?:頁|页|ページ)?$`,
    `\\s[–|·-]\\s(?:(?:${WORDS})[.:]?\\s*)?\\p{Nd}{1,2}\\s*(?:/|of|de|dari|من)\\s*\\p{Nd}{1,2}$`,
    `^(?:${WORDS})[.:]?\\s*\\p{Nd}{1,3}\\s*(?:/|of|de|dari|من)\\s*\\p{Nd}{1,3}(?!\\p{Nd})`,
    '^第\\s*\\d{1,3}\\s*[页頁](?:\\s*[/,，]?\\s*共\\s*\\d{1,3}\\s*[页頁])?$',
    '^[-–—]\\s*\\p{Nd}{1,3}\\s*[-–—]$',
  ].join('|'),
  'iu',
)

const textOf = ({ segments }: TextRow) => segments.map(({ text }) => text).join(' ')
export const isPageNumber = (text: string) => NUMBERED.test(text.trim())

const isAtEdge = ({ y }: TextRow, height: number) => y > height * (1 - MARGIN) || y < height * MARGIN
/** The same for “Page 1” and “Page 2”. */
const keyOf = (row: TextRow) => `${textOf(row).replace(/\p{Nd}+/gu, '#')} ${Math.round(row.y / SAME_HEIGHT)}`

/** Pages without their numbers and without what stands at the head or foot of more than one, which stays once. */
export const withoutFurniture = (pages: readonly PageRows[]): TextRow[][] => {
  const counts = new Map<string, number>()
  for (const { rows, height } of pages)
    for (const key of new Set(rows.filter(row => isAtEdge(row, height)).map(keyOf)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const headKeys = new Set<string>()
  return pages.map(({ rows, height }) =>
    rows.filter(row => {
      if (!isAtEdge(row, height)) return true
      if (isPageNumber(textOf(row))) return false
      const key = keyOf(row)
      if ((counts.get(key) ?? 0) < 2) return true
      const isFoot = row.y < height * MARGIN
      // The name or an address at the head of each page is said once.
      if (headKeys.has(key) || (isFoot && !/@/.test(textOf(row)))) return false
      headKeys.add(key)
      return true
    }),
  )
}
