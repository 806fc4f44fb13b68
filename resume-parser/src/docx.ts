import { type NewLine, type ReadText, withPlaces } from './line.ts'
import { openZip } from './zip.ts'

interface Paragraph {
  text: string
  size: number
  isBold: boolean
  isHeading: boolean
  isItem: boolean
  hasRun: boolean
}

const TAG = /<(\/?)([\w:]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g
const HALF_POINTS = 2
const BODY = 11
const ITEM_INDENT = 18

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const plain = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]

/** Contents that are not shown, or shown once more elsewhere. */
const SKIPPED = new Set(['mc:Fallback', 'w:del', 'w:instrText', 'w:moveFrom'])

const blank = (): Paragraph => ({
  text: '',
  size: 0,
  isBold: false,
  isHeading: false,
  isItem: false,
  hasRun: false,
})

/** A cell's paragraphs, and what becomes of a row of them. */
const rowLines = (cells: readonly (readonly NewLine[])[]): NewLine[] => {
  const filled = cells.filter(cell => cell.length > 0)
  const isLayout = filled.some(cell => cell.length > 3)
  const [first] = filled
  if (isLayout || filled.length < 2 || !first) return filled.flat()
  // Lines that stand beside each other in a row are parts of one.
  return Array.from({ length: Math.max(...filled.map(cell => cell.length)) }, (_, at) => {
    const parts = filled.flatMap(cell => cell[at] ?? [])
    const [lead] = parts
    return {
      text: parts.map(({ text }) => text).join('\t'),
      size: Math.max(...parts.map(({ size }) => size)),
      isStrong: lead?.isStrong ?? false,
      gap: at === 0 ? 0.5 : 0.1,
      indent: lead?.indent ?? 0,
    }
  })
}

const linesOf = (xml: string): NewLine[] => {
  /** Where lines go: the document, or the cells that are open. */
  const places: NewLine[][] = [[]]
  const rows: NewLine[][][] = []
  const paragraphs: Paragraph[] = []
  let skipping = 0
  let isText = false
  let blanks = 0
  let run = { isBold: false, size: 0 }
  const end = () => {
    const done = paragraphs.pop()
    if (!done) return
    const lines = done.text.split('\n').map(text =>
      text
        .normalize('NFKC')
        .replace(/[^\S\t]+/g, ' ')
        .trim(),
    )
    for (const [at, text] of lines.entries()) {
      if (text === '') {
        blanks += 1
        continue
      }
      const isCapitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)
      places.at(-1)?.push({
        text: done.isItem && at === 0 ? `• ${text}` : text,
        size: done.size || BODY,
        isStrong: done.isHeading || done.isBold || isCapitals,
        gap: blanks > 0 ? 1 : done.isHeading ? 0.8 : 0.2,
        indent: done.isItem ? ITEM_INDENT : 0,
      })
      blanks = 0
    }
  }
  for (const [, closing, name = '', attributes = '', isEmpty, text] of xml.matchAll(TAG)) {
    if (text !== undefined) {
      const open = paragraphs.at(-1)
      if (!isText || skipping > 0 || !open) continue
      open.text += plain(text)
      if (text.trim() !== '') {
        open.isBold = run.isBold && (open.isBold || !open.hasRun)
        open.size = Math.max(open.size, run.size)
        open.hasRun = true
      }
      continue
    }
    if (SKIPPED.has(name)) {
      if (!isEmpty) skipping += closing ? -1 : 1
      continue
    }
    if (skipping > 0) continue
    const open = paragraphs.at(-1)
    switch (closing + name) {
      case 'w:p':
        if (isEmpty) blanks += 1
        else paragraphs.push(blank())
        break
      case '/w:p':
        end()
        break
      case 'w:r':
        run = { isBold: false, size: 0 }
        break
      case 'w:b':
        run.isBold = !['0', 'false'].includes(attribute(attributes, 'w:val') ?? '1')
        break
      case 'w:sz':
        run.size = Number(attribute(attributes, 'w:val') ?? 0) / HALF_POINTS
        break
      case 'w:pStyle':
        if (open)
          open.isHeading = /^(?:heading|title|berschrift|ttulo)/i.test(attribute(attributes, 'w:val') ?? '')
        break
      case 'w:numPr':
        if (open) open.isItem = true
        break
      case 'w:t':
        isText = !isEmpty
        break
      case '/w:t':
        isText = false
        break
      case 'w:tab':
      case 'w:ptab':
        // Among a paragraph's properties it is a stop, and stands before any text.
        if (open && (open.text !== '' || name === 'w:ptab')) open.text += '\t'
        break
      case 'w:br':
      case 'w:cr':
        if (open) open.text += '\n'
        break
      case 'w:tr':
        rows.push([])
        break
      case 'w:tc':
        places.push([])
        break
      case '/w:tc':
        rows.at(-1)?.push(places.length > 1 ? (places.pop() ?? []) : [])
        break
      case '/w:tr':
        places.at(-1)?.push(...rowLines(rows.pop() ?? []))
        break
    }
  }
  return places.flat()
}

const TARGET = /Target="((?:https?|mailto):[^"]+)"/g
const HEADERS = /^word\/header\d*\.xml$/

/** The text of a DOCX, page headers first. `hasPictures` tells an empty one that is a scan. */
export const readDocx = (bytes: Uint8Array): ReadText & { hasPictures: boolean } => {
  const zip = openZip(bytes)
  const parts = [...zip.names.filter(name => HEADERS.test(name)).slice(0, 3), 'word/document.xml']
  const relations = zip.text('word/_rels/document.xml.rels') ?? ''
  const links = [...relations.matchAll(TARGET)].map(match => plain(match[1] ?? ''))
  const lines = parts.flatMap(name => linesOf(zip.text(name) ?? ''))
  return { ...withPlaces(lines, links), hasPictures: zip.names.some(name => name.startsWith('word/media/')) }
}
