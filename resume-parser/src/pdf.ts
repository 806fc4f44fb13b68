import { getDocumentProxy } from 'unpdf'
import { isRightToLeft } from './characters.ts'
import { blocksOf, joinPages } from './columns.ts'
import { withoutDates } from './dates.ts'
import { headingOf } from './headings.ts'
import { type NewLine, type ReadText, withPlaces } from './line.ts'
import { type Row, type Run, readSegments, rowsOf, type Segment } from './rows.ts'

/** No resume is longer; what comes after is not read. */
const MOST_PAGES = 20
/** Rotated further than this, text is decoration. */
const MAX_SLANT = 0.1

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

const runsOf = async (pdf: Pdf, number: number): Promise<{ runs: Run[]; links: string[] }> => {
  const page = await pdf.getPage(number)
  const [{ items }, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()])
  const runs = items.flatMap((item): Run[] => {
    if (!('str' in item)) return []
    const [across = 0, slant = 0, , up = 0, x = 0, y = 0] = item.transform.map(Number)
    const size = Math.hypot(slant, up) || Math.abs(across)
    if (Math.abs(slant) > MAX_SLANT * Math.abs(across)) return []
    return [{ text: item.str, x, y, width: item.width, size, font: item.fontName }]
  })
  const links = annotations.flatMap((annotation: { url?: unknown }) =>
    typeof annotation.url === 'string' ? [annotation.url] : [],
  )
  page.cleanup()
  return { runs, links }
}

const bodyOf = (rows: readonly Row[]) => {
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

/** Numbers of pages, alone or after the name. */
const FOOTER = /^(?:page\s*)?\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?$|\s[–|-]\s\d{1,2}\s*\/\s*\d{1,2}$/i

const linesOf = (rows: readonly Row[], body: { font: string; size: number }): NewLine[] => {
  const isLeftward = isRightToLeft(rows.flatMap(({ segments }) => segments.map(({ text }) => text)).join(' '))
  const edge = (segments: readonly Segment[]) =>
    isLeftward
      ? -Math.max(...segments.map(({ right }) => right))
      : Math.min(...segments.map(({ left }) => left))
  const first = Math.min(...rows.map(({ segments }) => edge(segments)))
  return rows.flatMap((row, at) => {
    const segments = readSegments(row)
    const above = rows[at - 1]
    const gap = above ? Math.max(0, (above.y - row.y) / Math.max(row.size, above.size) - 1) : 2
    const line = (parts: readonly Segment[], space: number): NewLine[] => {
      const text = parts.map(segment => segment.text).join('\t')
      const [lead] = parts
      // A time in the margin is beside what it dates, not above it.
      const said = parts.filter(part => /\p{L}{2}/u.test(withoutDates(part.text)))
      const isStrong = row.size > body.size * 1.08 || lead?.font !== body.font || isCapitals(text)
      return FOOTER.test(text)
        ? []
        : [
            {
              text,
              size: row.size,
              isStrong,
              gap: space,
              indent: edge(said.length > 0 ? said : parts) - first,
            },
          ]
    }
    const [margin, ...rest] = segments
    // Headings that stand in the margin, beside what they are about.
    if (margin && rest.length > 0 && headingOf(margin.text) !== undefined)
      return [...line([margin], gap), ...line(rest, 0)]
    return line(segments, gap)
  })
}

/** The text of a PDF. Throws what the library throws: a `PasswordException` where it is locked. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadText> => {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  const pages: Row[][] = []
  const links: string[] = []
  for (let number = 1; number <= Math.min(MOST_PAGES, pdf.numPages); number++) {
    const page = await runsOf(pdf, number)
    pages.push(rowsOf(page.runs))
    links.push(...page.links)
  }
  const body = bodyOf(pages.flat())
  const blocks = joinPages(pages.map(rows => blocksOf(rows)))
  return withPlaces(
    blocks.flatMap(({ rows }) => linesOf(rows, body)),
    links,
  )
}
