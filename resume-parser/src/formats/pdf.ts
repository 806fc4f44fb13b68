import { getDocumentProxy } from 'unpdf'
import { withoutDates } from '../dates/dates.ts'
import { withLamAlef } from '../layout/arabic.ts'
import { withBullets } from '../layout/bullets.ts'
import { isRightToLeft } from '../layout/characters.ts'
import { columnBlocks, joinPages } from '../layout/columns.ts'
import { isPageNumber, type PageRows, withoutFurniture } from '../layout/furniture.ts'
import { withGrids } from '../layout/grids.ts'
import { type ReadText, type UnplacedLine, withPlaces } from '../layout/line.ts'
import { type RowSegment, readSegments, type TextRow, type TextRun, textRows } from '../layout/rows.ts'
import { joinWraps } from '../layout/wraps.ts'
import { withScannedLetters } from './scans.ts'

/** No resume is longer; what comes after is not read. */
const MAX_PAGES = 20
/** Rotated further than this, text is decoration. */
const MAX_SLANT = 0.1

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** Vowel marks of Arabic are drawn by themselves, without a width, behind the letter that has them: they belong to its run. */
const withMarks = (runs: readonly TextRun[]): TextRun[] => {
  const joined: TextRun[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    const isMark = /^\p{M}+$/u.test(run.text) && run.width === 0
    const isBeside =
      before !== undefined &&
      Math.abs(before.y - run.y) < before.size &&
      run.x > before.x - before.size / 2 &&
      run.x < before.x + before.width + before.size / 2
    if (isMark && isBeside) joined[joined.length - 1] = { ...before, text: before.text + run.text }
    else joined.push(run)
  }
  return joined
}

interface PdfPage extends PageRows {
  links: string[]
}

const readPage = async (pdf: PdfDocument, number: number): Promise<PdfPage> => {
  const page = await pdf.getPage(number)
  const [{ items }, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()])
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item)) return []
    const [across = 0, slant = 0, , up = 0, x = 0, y = 0] = item.transform.map(Number)
    const size = Math.hypot(slant, up) || Math.abs(across)
    if (Math.abs(slant) > MAX_SLANT * Math.abs(across)) return []
    return [{ text: item.str, x, y, width: item.width, size, font: item.fontName }]
  })
  const links = annotations.flatMap((annotation: { url?: unknown }) =>
    typeof annotation.url === 'string' ? [annotation.url] : [],
  )
  const [, , , height = 0] = page.view
  page.cleanup()
  return { rows: withGrids(textRows(withMarks(runs))), height, links }
}

const bodyOf = (rows: readonly TextRow[]) => {
  const letters = new Map<string, number>()
  for (const { segments } of rows)
    for (const { font, size, text } of segments) {
      const key = `${font} ${Math.round(size * 2) / 2}`
      letters.set(key, (letters.get(key) ?? 0) + text.length)
    }
  const [most = ' 0'] = [...letters].sort((one, other) => other[1] - one[1])[0] ?? []
  const [font = '', size = '0'] = most.split(' ')
  return { font, size: Number(size) }
}

const isCapitals = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)

const linesOf = (rows: readonly TextRow[], body: { font: string; size: number }): UnplacedLine[] => {
  const isLeftward = isRightToLeft(rows.flatMap(({ segments }) => segments.map(({ text }) => text)).join(' '))
  const edge = (segments: readonly RowSegment[]) =>
    isLeftward
      ? -Math.max(...segments.map(({ right }) => right))
      : Math.min(...segments.map(({ left }) => left))
  const first = rows.reduce(
    (least, { segments }) => Math.min(least, edge(segments)),
    Number.POSITIVE_INFINITY,
  )
  return rows.flatMap((row, at): UnplacedLine[] => {
    const segments = readSegments(row)
    const text = segments.map(segment => segment.text).join(' ')
    if (isPageNumber(text) && !/^\d{1,4}$/.test(text)) return []
    const above = rows[at - 1]
    const gap = above ? Math.max(0, (above.y - row.y) / Math.max(row.size, above.size) - 1) : 2
    // A time in the margin is beside what it dates, not above it.
    const wordSegments = segments.filter(part => /\p{L}{2}/u.test(withoutDates(part.text)))
    const [lead] = wordSegments.length > 0 ? wordSegments : segments
    const isLoud = isCapitals(text)
    return [
      {
        cells: segments.map(({ text: cell, left, right }) => ({ text: cell, left, right })),
        size: row.size,
        isStrong: row.size > body.size * 1.08 || lead?.font !== body.font || isLoud,
        style: `${lead?.font} ${Math.round((lead?.size ?? 0) * 2) / 2}${isLoud ? ' capitals' : ''}`,
        gap,
        indent: edge(wordSegments.length > 0 ? wordSegments : segments) - first,
      },
    ]
  })
}

/** The text of a PDF. Throws what the library throws: a `PasswordException` where it is locked. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadText> => {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  const read: PdfPage[] = []
  for (let number = 1; number <= Math.min(MAX_PAGES, pdf.numPages); number++)
    read.push(await readPage(pdf, number))
  const pages = withoutFurniture(read)
  const body = bodyOf(pages.flat())
  const blocks = joinPages(pages.map(rows => columnBlocks(rows)))
  return withPlaces(
    withScannedLetters(
      withLamAlef(blocks.flatMap(({ rows }) => joinWraps(withBullets(linesOf(rows, body))))),
    ),
    read.flatMap(({ links }) => links),
  )
}
